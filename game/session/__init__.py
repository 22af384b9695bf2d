"""One match at one table, without a screen: who sits where, what stands, what can be taken back, what is kept."""
