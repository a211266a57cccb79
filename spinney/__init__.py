"""Play, score, simulate and study Forest Shuffle and Forest Shuffle: Dartmoor."""
