"""What moves: tweens, the director who plays events in order, the camera, layers and sprites, physics toys."""
