/** What cannot be used now is armed for the next moment, the same in all games. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arm, canArm, isArmed } from '../src/lib/board/arm';
import { api } from '../src/lib/api/client';
import type { Asking, State } from '../src/lib/api/types';
import { TableStore } from '../src/lib/state/table.svelte';
import { file } from './files';
import { provideTitles } from './titles';

provideTitles();
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const asking = (change: Partial<Asking> = {}): Asking => ({
  seat: 0,
  asking: 'smart',
  hold: 'off',
  ...change,
});

let table: TableStore;
function sit(wish: Asking, change: Partial<State> = {}) {
  table = new TableStore('g');
  table.reset({ ...states.actions!, mine: [0], viewer: 0, asking: [wish], ...change });
}
beforeEach(() => vi.restoreAllMocks());

describe('arming', () => {
  it('asks the server to stop at the next moment, and takes it back', async () => {
    const sent = vi
      .spyOn(api, 'asking')
      .mockImplementation((_id, body) =>
        Promise.resolve({ ...table.now!, asking: [{ ...asking(), ...body } as Asking] }),
      );
    sit(asking());
    expect([canArm(table, 0), isArmed(table)]).toEqual([true, false]);
    arm(table);
    await vi.waitFor(() => expect(isArmed(table)).toBe(true));
    expect(sent).toHaveBeenLastCalledWith('g', { seat: 0, hold: 'once' });
    arm(table);
    await vi.waitFor(() => expect(isArmed(table)).toBe(false));
  });

  it('is for who is not asked anyway, on an own seat, as long as the game goes on', () => {
    sit(asking({ asking: 'always' }));
    expect(canArm(table, 0)).toBe(false);
    sit(asking());
    expect(canArm(table, 1)).toBe(false);
    sit(asking());
    table.history.state = states.actions!;
    expect(canArm(table, 0)).toBe(false);
  });
});
