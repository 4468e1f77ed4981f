/** What a game asks about a second time: a choice that leaves something useful undone. */
import { describe, expect, it } from 'vitest';
import { tell as naufragos } from '../src/games/naufragos/tell';
import { tell as papua } from '../src/games/papua/tell';
import { tell as robinson } from '../src/games/robinson-crusoe/tell';
import type { Choice, RawView } from '../src/lib/api/types';

const choice = (kind: string, seat = 0) => ({ kind, seat }) as Choice;
const nothing = {} as RawView;
const zones = (placed: number) => ({ zones: [{ explorers: [placed, 3] }] }) as unknown as RawView;

describe('a choice is doubted', () => {
  it('in Papúa, if nobody was sent out though somebody could be', () => {
    const stop = choice('stop-placing');
    expect(papua.loses!(zones(0), stop, [choice('place'), stop])).toBe(1);
    expect(papua.loses!(zones(1), stop, [choice('place'), stop])).toBe(0);
    expect(papua.loses!(zones(0), stop, [stop])).toBe(0);
    expect(papua.loses!(zones(0), choice('place'), [choice('place'), stop])).toBe(0);
  });

  it('in Náufragos, if a pawn is passed over that could do something', () => {
    const pass = choice('pass');
    for (const kind of ['place', 'rest', 'camp'])
      expect(naufragos.loses!(nothing, pass, [choice(kind), pass])).toBe(1);
    expect(naufragos.loses!(nothing, pass, [choice('place', 1), pass])).toBe(0);
    expect(naufragos.loses!(nothing, pass, [pass])).toBe(0);
    expect(naufragos.loses!(nothing, choice('rest'), [choice('rest'), pass])).toBe(0);
  });

  it('in Robinson Crusoe, if Friday has nothing to do though there is work', () => {
    const idle = choice('idle');
    expect(robinson.loses!(nothing, idle, [choice('send'), idle])).toBe(1);
    expect(robinson.loses!(nothing, idle, [idle])).toBe(0);
    expect(robinson.loses!(nothing, choice('send'), [choice('send'), idle])).toBe(0);
  });
});
