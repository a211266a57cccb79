"""What we learn: playing many games and looking at what comes out."""
