"""`python -m cantiere.cli` is `cantiere`."""

from cantiere.cli import main

main()
