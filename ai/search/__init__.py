"""One Monte Carlo tree search for every game that keeps the contract."""
