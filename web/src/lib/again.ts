/** The same people at a new table: those here sit here, the others get a link, bots stay bots. */
import { api } from './api/client';
import type { NewSeat, State } from './api/types';
import { keepLinks } from './links';

export async function sameTable(state: State): Promise<string> {
  const seats: NewSeat[] = state.seats.map((seat, n) => {
    const name = seat.name || undefined;
    if (seat.kind === 'bot') return { kind: 'bot', player: seat.player ?? undefined, name } as NewSeat;
    return { kind: state.mine.includes(n) ? 'here' : 'link', name } as NewSeat;
  });
  const made = await api.create({ game: state.game, seats, options: state.options });
  keepLinks(made.id, { links: made.links, spectate: made.spectate });
  if (Object.keys(made.links).length) sessionStorage.setItem(`fresh-${made.id}`, '1');
  return made.id;
}
