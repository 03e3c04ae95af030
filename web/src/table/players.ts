// Who plays at a table, for the club: whose pages there are to see, and how strong they are.

import { get } from '../lib/api';
import type { SeatPlayer, TablePlayers } from '../lib/api-types';

const AGAIN = 1000;
const TIMES = 10;

/** The players of a table; after a rated game, once it has been entered in the books. */
export async function tablePlayers(
  table: string,
  invite: string | null,
  rated = false,
  times = TIMES,
): Promise<SeatPlayer[]> {
  try {
    const { players } = await get<TablePlayers>(`/tables/${table}/players`, { invite });
    if (!rated || !times || players.some((one) => one.gain !== null)) return players;
  } catch {
    return []; // then there is no link
  }
  await new Promise((done) => setTimeout(done, AGAIN));
  return tablePlayers(table, invite, rated, times - 1);
}
