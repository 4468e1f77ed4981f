/** Which keys move the focus over a board, and which belong to somebody else. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asksForLegal, walk } from '../src/lib/board/keys';
import type { Place } from '../src/lib/board/spatial';

const places: Place[] = ['a', 'b', 'c'].map((id, x) => ({ id, x, y: 0 }));
const key = (name: string, others: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...others });

describe('a key on a place', () => {
  const press = (event: KeyboardEvent) => {
    const go = vi.fn();
    walk(event, { from: 'b', places: () => places, nextLegal: (back) => (back ? 'a' : 'c'), go });
    return go.mock.calls.map(([to]) => to as string | null);
  };
  it.each([
    ['ArrowRight', 'c'],
    ['ArrowLeft', 'a'],
    ['ArrowUp', null],
    ['Home', 'a'],
    ['End', 'c'],
    ['l', 'c'],
  ])('%s goes to %s', (name, to) => {
    const event = key(name);
    expect(press(event)).toEqual([to]);
    expect(event.defaultPrevented).toBe(true);
  });
  it('goes back with Shift', () => {
    expect(press(key('L', { shiftKey: true }))).toEqual(['a']);
  });
  it('is left alone if it means nothing here', () => {
    const event = key('x');
    expect(press(event)).toEqual([]);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('L on the page', () => {
  afterEach(() => document.body.replaceChildren());
  const pressedIn = (html: string, event: KeyboardEvent) => {
    document.body.innerHTML = html;
    let asked = false;
    const listen = (one: KeyboardEvent) => (asked = asksForLegal(one));
    window.addEventListener('keydown', listen, { once: true });
    document.body.firstElementChild!.dispatchEvent(event);
    return asked;
  };
  it.each(['<p></p>', '<button></button>', '<input type="range">'])('asks for a legal place: %s', (html) => {
    expect(pressedIn(html, key('l'))).toBe(true);
  });
  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<div role="dialog"></div>'])(
    'is a letter, or belongs to what lies over the page: %s',
    (html) => {
      expect(pressedIn(html, key('l'))).toBe(false);
    },
  );
  it('is something else together with Ctrl', () => {
    expect(pressedIn('<p></p>', key('l', { ctrlKey: true }))).toBe(false);
  });
});
