"""The one place that says which version this is: the program, its saves and the package read it here."""

VERSION = "0.1.0"
