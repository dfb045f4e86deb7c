"""The main window: menus, table, status strip, notices, and the windows they open."""
