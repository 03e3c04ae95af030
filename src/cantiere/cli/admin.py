"""`cantiere admin`: backups, restoring them, and checking everything a server keeps."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress

from cantiere.cli.screen import Screen
from cantiere.core.extras import Extra
from cantiere.core.words import Verbatim

MOST_DEEDS = 1000


def add_admin(app: typer.Typer, screen: Screen) -> None:
    """Add the commands for whoever runs a server: its modules come in when `_database` has found them."""
    say = screen.texts.say
    admin = typer.Typer(help=say("help-admin"), no_args_is_help=True)
    app.add_typer(admin, name="admin")
    where = Annotated[str | None, typer.Option("--database", help=say("help-database"))]
    config = Annotated[Path | None, typer.Option("--config", help=say("help-config"))]
    file = Annotated[Path, typer.Argument(help=say("help-backup-file"))]

    @admin.command(help=say("help-backup"))
    def backup(file: file, database: where = None, config: config = None) -> None:
        with _database(database, config) as store, _bar(screen) as bar:
            from cantiere.server.admin import backup as backups

            task = bar.add_task("", total=None)
            header = backups.backup(store, file, lambda table, rows: bar.advance(task, rows))
        screen.say("backup-done", rows=sum(header.rows.values()), file=Verbatim(str(file)))

    @admin.command(help=say("help-restore"))
    def restore(file: file, database: where = None, config: config = None) -> None:
        with _database(database, config, new=True) as store, _bar(screen) as bar:
            from cantiere.server.admin import backup as backups

            task = bar.add_task("", total=None)
            header = backups.restore(store, file, lambda table, rows: bar.advance(task, rows))
        screen.say("restore-done", rows=sum(header.rows.values()), file=Verbatim(str(file)))

    @admin.command(help=say("help-check"))
    def check(database: where = None, config: config = None) -> None:
        found = 0
        with _database(database, config) as store, _bar(screen) as bar:
            from cantiere.server.admin import check as checks

            tables = len(checks.tables_with_games(store))
            task = bar.add_task("", total=tables)
            for finding in checks.check(store, lambda: bar.advance(task)):
                screen.say("check-found", table=Verbatim(finding.table), what=Verbatim(finding.what))
                found += 1
        screen.say("check-done", tables=tables, found=found)
        raise typer.Exit(1 if found else 0)

    @admin.command(help=say("help-role"))
    def role(
        login: Annotated[str, typer.Argument(help=say("help-login"))],
        role: Annotated[str, typer.Argument(help=say("help-role-name"))],
        database: where = None,
        config: config = None,
    ) -> None:
        with up_to_date(database, config) as store:
            from cantiere.server.community import roles

            roles.set_role(store, login, role)
        screen.say("role-given", login=Verbatim(login), role=Verbatim(role))

    @admin.command(help=say("help-roles"))
    def roles(database: where = None, config: config = None) -> None:
        with up_to_date(database, config) as store:
            from cantiere.server.community import roles as all_roles

            found = all_roles.roles(store)
        for one in found:
            screen.line(f"{one.role}  {one.login}  {one.name}")
        if not found:
            screen.say("roles-none")

    @admin.command(help=say("help-deeds"))
    def deeds(database: where = None, config: config = None) -> None:
        with up_to_date(database, config) as store, store.engine.connect() as c:
            from cantiere.server.community import roles as all_roles

            found = all_roles.deeds(c, MOST_DEEDS)
        for one in found:
            at = time.strftime("%Y-%m-%d %H:%M", time.localtime(one["at"]))
            screen.line(f"{at}  {one['by']}  {one['what']}  {one['whom']}  {one['detail']}")
        if not found:
            screen.say("deeds-none")


def _bar(screen: Screen) -> Progress:
    return Progress(console=screen.console, transient=True)


@contextlib.contextmanager
def up_to_date(database: str | None, config: Path | None) -> Iterator[Any]:
    """Open a server's database, brought up to date."""
    with _database(database, config) as store:
        from cantiere.server.store.migrate import migrate

        migrate(store)
        yield store


@contextlib.contextmanager
def _database(database: str | None, config: Path | None, *, new: bool = False) -> Iterator[Any]:
    """Open a server's database; what is wrong with it is said in one sentence."""
    with Extra("server"):
        from sqlalchemy.exc import SQLAlchemyError

        from cantiere.server.settings_file import read_settings
        from cantiere.server.store.database import open_database, what_is_wrong
    name = read_settings(file=config, database=database).database
    store = open_database(name, new=new)
    try:
        yield store
    except SQLAlchemyError as error:
        raise what_is_wrong(name, error) from error
    finally:
        store.close()
