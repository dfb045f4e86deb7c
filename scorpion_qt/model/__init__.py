"""The played game and its services: QObjects with signals, no pixels, no sentences."""
