"""What axe has against a page, asked only about what it has not judged before.

Most of a page looks like the page before. Colours are judged once for all words of the same look:
colour, large or not, all that is painted below them, their classes and those of what they stand in.
The rules for single parts are judged once for all parts of the same shape: tag, role and states,
visible or not, with a name or without, what kinds of children, in what they lie. The rules for the
whole page are asked once for all pages of the same head, headings, landmarks and links within them.
Words in one opaque colour before another are judged here, if they are seen and nothing else lies
between: axe takes as long for one word as for the whole page. A soak asks axe about all, and
remembers nothing from one page to the next.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

# What lies behind an open dialog is not judged for its colours. Whether all lies in landmarks takes
# long: if nothing outside of them has changed, it was judged as well.
AXE: Final = """
async () => {
  const only = { resultTypes: ['violations'], preload: false, iframes: false };
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changing.map((one) => one.finished));
  const fresh = [];
  const isNew = (sign) => {
    if (judged.has(sign)) return false;
    judged.add(sign);
    fresh.push(sign);
    return true;
  };
  const hash = (text) => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      one = Math.imul(one ^ code, 2654435761);
      other = Math.imul(other ^ code, 1597334677);
    }
    return (one >>> 0) * 2097152 + (other >>> 11);
  };
  const root = document.documentElement;
  const CLEAR = 'rgba(0, 0, 0, 0),none,1,none';
  const isText = (node) => node.nodeType === 3 && node.data.trim();
  const speaks = (one) => [...one.childNodes].some(isText);

  // How words look: what of it axe judges, and where such words stand.
  const looks = new Map([[null, '']]);
  const look = (one) => {
    if (!looks.has(one)) {
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(one);
      const own = [backgroundColor, backgroundImage, opacity, filter].join();
      const below = look(one.parentElement);
      looks.set(one, own === CLEAR ? below : hash(`${below} > ${own}`));
    }
    return looks.get(one);
  };
  const place = (one) => `${one?.tagName} ${one?.getAttribute('class')}`;
  const words = (one) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one);
    const isLarge = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
    const where = [root.dataset.theme, place(one), place(one.parentElement)];
    return hash([look(one), color, isLarge, textShadow, ...where].join());
  };
  const doubtful = [];
  const front = document.querySelector('[role=dialog]') ?? document.body;
  for (const one of front.querySelectorAll('*'))
    if (speaks(one) && one.checkVisibility() && isNew(words(one))) doubtful.push(one);
  const pale = asksAll ? doubtful : notPlain(doubtful);

  // What something is.
  const refers = /^(for|list|aria-(labelled|described)by|aria-(controls|owns|details))$/;
  const states = /^(role|type|tabindex|lang|dir|scope|aria-(?!label|valuetext|roledescription))/;
  const said = ({ name, value }) => {
    if (refers.test(name))
      return `${name}=${value.split(/\\s+/).every((id) => document.getElementById(id))}`;
    if (states.test(name)) return `${name}=${value.replace(/[0-9]+/g, '0')}`;
    return `${name}=${name === 'style' ? /important/.test(value) : Boolean(value.trim())}`;
  };
  const shapes = new Map([[root, 0]]);
  const shape = (one) => {
    if (!shapes.has(one)) {
      const own = [one.tagName, one.checkVisibility(), ...[...one.attributes].map(said).sort()];
      shapes.set(one, hash(`${shape(one.parentElement)} > ${own}`));
    }
    return shapes.get(one);
  };
  const reached = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const part = (one) => {
    const children = new Set([...one.children].map(
      (child) => `${child.tagName} ${child.getAttribute('role')} ${child.checkVisibility()}`));
    const titled = one.textContent.trim() || one.querySelector('[aria-label], [alt], title');
    const scrolls = one.scrollHeight > one.clientHeight + 1
      || one.scrollWidth > one.clientWidth + 1;
    return hash([shape(one), speaks(one), Boolean(titled), Boolean(one.querySelector(reached)),
      Boolean(one.labels?.length), scrolls, ...[...children].sort()].join());
  };
  const parts = [];
  for (const one of document.querySelectorAll('head, body, head *, body *'))
    if (isNew(part(one)) && !parts.some((other) => other.contains(one))) parts.push(one);

  // What lies where.
  const landmark = 'main:not([role]), nav:not([role]), aside:not([role]), [role=dialog]';
  const outside = (one) => {
    const own = `${shape(one)} ${speaks(one)}`;
    return one.matches(landmark) ? [own] : [own, ...[...one.children].flatMap(outside)];
  };
  const region = isNew(hash(outside(document.body).join()));

  // What a page consists of.
  const roles = ['heading', 'banner', 'contentinfo', 'main', 'navigation', 'complementary',
    'region', 'form', 'search', 'dialog'].map((role) => `[role=${role}]`);
  const outlined = `html, head *, h1, h2, h3, h4, h5, h6, header, footer, main, nav, aside, section,
    form, search, frame, iframe, a[href^="#"], [aria-level], ${roles}`;
  const telling = /^(lang|xml:lang|role|name|content|http-equiv|tabindex|hidden|aria-)/;
  const named = ({ name, value }) => {
    const of = name === 'aria-labelledby' && value.split(/\\s+/).map(
      (id) => document.getElementById(id)?.textContent);
    return `${name}=${of || value}`;
  };
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const outline = [Boolean(document.title.trim()), ids.filter((id, i) => ids.indexOf(id) < i)];
  for (const one of document.querySelectorAll(outlined))
    outline.push(shape(one), Boolean(one.textContent.trim()),
      ...[...one.attributes].filter(({ name }) => telling.test(name)).map(named),
      one.tagName === 'A' && Boolean(document.getElementById(one.hash.slice(1))));
  const page = isNew(hash(outline.join()));

  const ofPages = /^(bypass|document|duplicate|heading-order|html-|landmark|meta-|page-|skip-link)/;
  const rules = axe.getRules().map(({ ruleId }) => ruleId).filter((rule) => ofPages.test(rule));
  const asked = [...(page || asksAll ? rules : []), ...(region ? ['region'] : [])];
  const found = asked.length ? [await axe.run({ ...only, runOnly: asked })] : [];
  const others = Object.fromEntries(
    [...rules, 'region', 'color-contrast'].map((rule) => [rule, { enabled: false }]));
  if (parts.length) found.push(await axe.run({ include: parts }, { ...only, rules: others }));
  if (pale.length)
    found.push(await axe.run({ include: pale }, { ...only, runOnly: ['color-contrast'] }));
  return [found.flatMap(({ violations }) => violations), fresh];
}
"""
# Which of these parts have words that are not surely told from what is behind them.
NOT_PLAIN: Final = """
(all) => {
  const opaque = (colour) =>
    colour.match(/^rgb\\((\\d+), (\\d+), (\\d+)\\)$/)?.slice(1).map(Number);
  const light = (colour) => {
    const [red, green, blue] = colour.map((part) => part / 255).map(
      (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (...colours) => {
    const [dark, bright] = colours.map(light).sort((one, other) => one - other);
    return (bright + 0.05) / (dark + 0.05);
  };
  const styles = new Map();
  const style = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const veils = ({ opacity, filter, mixBlendMode, backdropFilter }) =>
    [opacity, filter, mixBlendMode, backdropFilter ?? 'none'].join() !== '1,none,normal,none';
  const isClear = ({ backgroundColor, backgroundImage }) =>
    backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
  const texts = (one) => [...one.childNodes].filter(({ data }) => data?.trim());
  const isPlain = (one) => {
    const { color, fontSize, fontWeight, textShadow } = style(one);
    const ink = opaque(color);
    if (!ink || textShadow !== 'none' || one.closest('svg')) return false;
    let ground = null;
    for (let at = one; at; at = at.parentElement) {
      if (veils(style(at))) return false;
      if (!ground && !isClear(style(at))) ground = at;
    }
    const paper = ground && style(ground).backgroundImage === 'none'
      && opaque(style(ground).backgroundColor);
    if (!paper) return false;
    const isLarge = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
    if (ratio(ink, paper) < (isLarge ? 3 : 4.5)) return false;
    for (const text of texts(one)) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top, width, height } of range.getClientRects()) {
        const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
        const seen = stack.slice(0, stack.indexOf(ground));
        if (stack.indexOf(ground) < 0 || !(one === ground || seen.includes(one))) return false;
        if (!seen.every((at) => !at.closest('svg, img, canvas, video') && isClear(style(at))))
          return false;
      }
    }
    return true;
  };
  // Also what cannot be pressed lies somewhere.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(solid);
  const found = all.filter((one) => !isPlain(one));
  document.adoptedStyleSheets.pop();
  return found;
}
"""
SOAK: Final = bool(os.environ.get("ROBINSONADE_SOAK"))
PREPARE: Final = f"""
([known, asksAll]) => {{
  Object.assign(window, {{ judged: new Set(known), asksAll, notPlain: {NOT_PLAIN} }});
}}
"""


class Judged:
    """The signs of what was judged and found right, by whichever test and whichever worker."""

    def __init__(self) -> None:
        self.signs: set[str] = set()
        self.folder: Path | None = None  # where all workers write theirs down

    def known(self) -> list[int]:
        if self.folder is not None:
            for file in self.folder.iterdir():
                whole, _, _ = file.read_text("utf-8").rpartition("\n")
                self.signs.update(whole.splitlines())
        return [] if SOAK else [int(sign) for sign in self.signs]

    def add(self, fresh: list[int]) -> None:
        lines = [str(int(sign)) for sign in fresh]
        self.signs.update(lines)
        if self.folder is not None and lines:
            with (self.folder / str(os.getpid())).open("a", encoding="utf-8") as file:
                file.write("".join(f"{line}\n" for line in lines))


JUDGED: Final = Judged()


def faults(page: Page) -> list[str]:
    """What axe has against the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
        page.evaluate(PREPARE, [JUDGED.known(), SOAK])
    found: list[dict[str, Any]]
    found, fresh = page.evaluate(AXE)
    if not found:
        JUDGED.add(fresh)
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
    ]
