"""The lab: playing many games and analysing the results."""
