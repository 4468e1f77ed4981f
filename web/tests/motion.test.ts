/** What has moved between two views: whoever stands where somebody alike stood has not. */
import { afterEach, describe, expect, it } from 'vitest';
import { waysOf } from '../src/lib/board/motion';

const at = (x: number, one: HTMLElement = document.createElement('span')) => ({
  one,
  box: { x, y: 0, width: 20, height: 20 },
});
const views = (...groups: [string, ReturnType<typeof at>[]][]) => new Map(groups);

afterEach(() => document.body.replaceChildren());

/** Where pawns are kept: off the board. */
function supply(name: string, x: number) {
  document.body.innerHTML = `<div class="lay"><i data-supply="${name}"></i></div>`;
  const kept = document.querySelector<HTMLElement>('i')!;
  kept.getBoundingClientRect = () => ({ x, y: 0, width: 10, height: 10 }) as DOMRect;
}

describe('a pawn', () => {
  it('glides from where it was', () => {
    const [pawn] = [at(0).one];
    const [way, ...others] = waysOf(views(['pawn:0', [at(0, pawn)]]), views(['pawn:0', [at(90, pawn)]]));
    expect(others).toEqual([]);
    expect([way!.one, way!.from.x, way!.to.x, way!.stays]).toEqual([pawn, 0, 90, true]);
  });
  it('stays if one like it stands where it stood', () => {
    expect(waysOf(views(['pawn:0', [at(0), at(50)]]), views(['pawn:0', [at(50), at(1)]]))).toEqual([]);
  });
  it('comes from where it is kept, and goes back there', () => {
    supply('pawn:0', 300);
    document.querySelector('.lay')!.prepend(at(40).one); // what stands there already is no supply
    document.querySelector<HTMLElement>('span')!.dataset.thing = 'pawn:0';
    const [came] = waysOf(views(), views(['pawn:0', [at(40)]]));
    expect([came!.from.x, came!.to.x, came!.stays]).toEqual([300, 40, true]);
    const [left] = waysOf(views(['pawn:0', [at(40)]]), views());
    expect([left!.from.x, left!.to.x, left!.stays]).toEqual([40, 300, false]);
  });
  it('is simply there if nobody knows where it came from', () => {
    expect(waysOf(views(), views(['pawn:0', [at(40)]]))).toEqual([]);
  });
});

it('no more than six at once', () => {
  const many = (x: number) => Array.from({ length: 9 }, (_, n) => at(x + 40 * n));
  expect(waysOf(views(['pawn:0', many(0)]), views(['pawn:0', many(1000)]))).toHaveLength(6);
});
