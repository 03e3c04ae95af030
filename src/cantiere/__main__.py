"""`python -m cantiere` is `cantiere`."""

from cantiere.cli import main

if __name__ == "__main__":
    main()
