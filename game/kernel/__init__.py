"""The protocol of play that both games answer; it knows neither of them."""
