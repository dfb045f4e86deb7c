"""Code shared by several windows."""
