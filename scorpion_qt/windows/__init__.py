"""The main window and its dialogs."""
