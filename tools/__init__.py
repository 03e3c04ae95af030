"""What the Makefile uses: setting up, starting to play, checking what has changed, putting faults in."""
