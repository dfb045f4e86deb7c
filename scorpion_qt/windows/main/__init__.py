"""The main window: menus, table, status strip, notices, and what they open."""
