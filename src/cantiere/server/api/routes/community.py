"""Routes about moderation and privacy: reports, blocks, moderators, my archive, going for good."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from cantiere.server.api.dependencies import InviteQuery, Serving, TableId
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Concerned, Somebody, without_cookie
from cantiere.server.api.tables import check_sees_table
from cantiere.server.community import requests
from cantiere.server.community.types import (
    BanList,
    DeedList,
    FoundPeople,
    MyBlocks,
    PrivacyFacts,
    ReportList,
)
from cantiere.server.leagues.rows import is_league

router = APIRouter(tags=["community"])

REPORTS, PEOPLE, BANS, DEEDS = (
    Answer(ReportList),
    Answer(FoundPeople),
    Answer(BanList),
    Answer(DeedList),
)
BLOCKS, PRIVACY = Answer(MyBlocks), Answer(PrivacyFacts)
ZIP: dict[int | str, dict[str, Any]] = {
    200: {"description": "A zip archive", "content": {"application/zip": {}}}
}

Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Said = Annotated[int, Path(ge=1, le=2**31 - 1)]
Find = Annotated[str, Query(max_length=40, pattern=r"^[^\x00]*$")]


# --- everybody ---------------------------------------------------------------------------------------


@router.post("/reports", status_code=204)
async def report(
    service: Serving, who: Somebody, wanted: requests.NewReport, invite: InviteQuery = None
) -> Response:
    """Report somebody at a table, what they said, or a title, to the moderators."""
    if wanted.cup is not None:
        room = service.leagues if is_league(wanted.cup) else service.tournaments
        await room.find(who, wanted.cup, invite)
    if wanted.table is not None:
        await check_sees_table(service, who, wanted.table, invite)
    await service.community.moderation.report(who, wanted)
    return Response(status_code=204)


@router.get("/me/blocks", responses=BLOCKS.described)
async def my_blocks(service: Serving, who: Somebody) -> Response:
    """Return of whom I want to hear nothing."""
    return BLOCKS({"blocks": await service.community.blocks.mine(who)})


@router.post("/me/blocks", status_code=204)
async def block(
    service: Serving, who: Somebody, wanted: requests.Somebody, invite: InviteQuery = None
) -> Response:
    """Hear nothing more of somebody at a table: what they write is not sent to me."""
    await check_sees_table(service, who, wanted.table, invite)
    await service.community.blocks.add(who, wanted)
    return Response(status_code=204)


@router.delete("/me/blocks/{block}", status_code=204)
async def unblock(service: Serving, who: Somebody, block: Id) -> Response:
    """Hear of them again."""
    await service.community.blocks.drop(who, block)
    return Response(status_code=204)


@router.get("/privacy", responses=PRIVACY.described)
async def privacy(service: Serving) -> Response:
    """Return for how long what is kept here, and the operator's own words about it."""
    return PRIVACY(service.community.privacy.facts())


@router.get("/me/archive", responses=ZIP)
async def archive(service: Serving, who: Concerned) -> Response:
    """Return everything that is kept about me, as a zip archive of JSON files."""
    service.hints.check_often(who)
    named = {"Content-Disposition": 'attachment; filename="cantiere.zip"'}
    async with service.packing:
        packed = await service.community.privacy.archive(who)
    return Response(packed, media_type="application/zip", headers=named)


@router.post("/me/delete", status_code=204)
async def delete_me(service: Serving, who: Concerned, wanted: requests.Goodbye) -> Response:
    """Delete me. My games stay for the others, with the name of a former player."""
    await service.community.privacy.leave(who, wanted.password)
    response = Response(status_code=204)
    without_cookie(response, service)
    return response


# --- moderators --------------------------------------------------------------------------------------


@router.get("/moderation/reports", responses=REPORTS.described)
async def reports(service: Serving, who: Somebody) -> Response:
    """Return the reports that wait."""
    return REPORTS({"reports": await service.community.moderation.reports(who)})


@router.post("/moderation/reports/{report}/settle", status_code=204)
async def settle(service: Serving, who: Somebody, report: Id) -> Response:
    """Put a report away."""
    await service.community.moderation.settle(who, report)
    return Response(status_code=204)


@router.get("/moderation/people", responses=PEOPLE.described)
async def find_people(service: Serving, who: Somebody, find: Find = "") -> Response:
    """Return people by a part of their name, by login or id."""
    return PEOPLE({"people": await service.community.moderation.find(who, find)})


@router.post("/moderation/people/{person}/mute", status_code=204)
async def mute(service: Serving, who: Somebody, person: Id, wanted: requests.Mute) -> Response:
    """Let somebody not write for some hours; null: let them again."""
    await service.community.moderation.mute(who, person, wanted.hours)
    return Response(status_code=204)


@router.post("/moderation/people/{person}/rename", status_code=204)
async def rename(service: Serving, who: Somebody, person: Id, wanted: requests.Rename) -> Response:
    """Give somebody another name."""
    await service.community.moderation.rename(who, person, wanted.name)
    return Response(status_code=204)


@router.get("/moderation/bans", responses=BANS.described)
async def all_bans(service: Serving, who: Somebody) -> Response:
    """Return all bans."""
    return BANS({"bans": await service.community.moderation.all_bans(who)})


@router.post("/moderation/bans", status_code=204)
async def ban(service: Serving, who: Somebody, wanted: requests.NewBan) -> Response:
    """Shut out a person or a range of addresses, for some hours or for good."""
    await service.community.moderation.ban(who, wanted)
    return Response(status_code=204)


@router.delete("/moderation/bans/{ban}", status_code=204)
async def lift(service: Serving, who: Somebody, ban: Id) -> Response:
    """Take a ban away."""
    await service.community.moderation.lift(who, ban)
    return Response(status_code=204)


@router.post("/moderation/tables/{table}/close", status_code=204)
async def close_table(service: Serving, who: Somebody, table: TableId) -> Response:
    """Close a table, whether or not its game has begun."""
    await service.community.moderation.close_table(who, table)
    return Response(status_code=204)


@router.post("/moderation/tables/{table}/rename", status_code=204)
async def rename_table(service: Serving, who: Somebody, table: TableId, wanted: requests.Retitle) -> Response:
    """Give a table another title."""
    await service.community.titles.rename_table(who, table, wanted.name)
    return Response(status_code=204)


@router.post("/moderation/cups/{cup}/rename", status_code=204)
async def rename_cup(service: Serving, who: Somebody, cup: TableId, wanted: requests.Retitle) -> Response:
    """Give a tournament or a league another title."""
    await service.community.titles.rename_cup(who, cup, wanted.name)
    return Response(status_code=204)


@router.post("/moderation/cups/{cup}/close", status_code=204)
async def close_cup(service: Serving, who: Somebody, cup: TableId) -> Response:
    """Call a tournament or a league off: no round follows."""
    await service.community.titles.close_cup(who, cup)
    return Response(status_code=204)


@router.delete("/moderation/tables/{table}", status_code=204)
async def delete_table(service: Serving, who: Somebody, table: TableId) -> Response:
    """Remove a table and all about it."""
    await service.community.moderation.delete_table(who, table)
    return Response(status_code=204)


@router.delete("/moderation/tables/{table}/chat/{seq}", status_code=204)
async def remove_chat(service: Serving, who: Somebody, table: TableId, seq: Said) -> Response:
    """Remove what somebody said."""
    await service.community.moderation.remove_chat(who, table, seq)
    return Response(status_code=204)


@router.get("/moderation/deeds", responses=DEEDS.described)
async def deeds(service: Serving, who: Somebody) -> Response:
    """Return what moderators did, the latest first."""
    return DEEDS({"deeds": await service.community.moderation.deeds(who)})
