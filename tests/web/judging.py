"""What axe has against a page, asked only about what it has not judged before.

Most of a page looks like the page before. Colours are judged once for all words of the same look:
colour, large or not, all that is painted below them, their classes and those of what they stand in.
The rules for single parts are judged once for all parts of the same shape: tag, role and states,
visible or not, with a name or without, what kinds of children, in what they lie. The rules for the
whole page are asked each time. A soak remembers nothing from one page to the next.
"""

from __future__ import annotations

import os
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
  const pale = [];
  const front = document.querySelector('[role=dialog]') ?? document.body;
  for (const one of front.querySelectorAll('*'))
    if (speaks(one) && one.checkVisibility() && isNew(words(one))) pale.push(one);

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
    const named = one.textContent.trim() || one.querySelector('[aria-label], [alt], title');
    const scrolls = one.scrollHeight > one.clientHeight + 1
      || one.scrollWidth > one.clientWidth + 1;
    return hash([shape(one), speaks(one), Boolean(named), Boolean(one.querySelector(reached)),
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

  const ofPages = /^(bypass|document|duplicate|heading-order|html-|landmark|meta-|page-|skip-link)/;
  const rules = axe.getRules().map(({ ruleId }) => ruleId).filter((rule) => ofPages.test(rule));
  if (region) rules.push('region');
  const found = [await axe.run({ ...only, runOnly: rules })];
  const others = Object.fromEntries(
    [...rules, 'region', 'color-contrast'].map((rule) => [rule, { enabled: false }]));
  if (parts.length) found.push(await axe.run({ include: parts }, { ...only, rules: others }));
  if (pale.length)
    found.push(await axe.run({ include: pale }, { ...only, runOnly: ['color-contrast'] }));
  return [found.flatMap(({ violations }) => violations), fresh];
}
"""
# The signs of what was judged and found right, by whichever test of this process.
JUDGED: Final[set[int]] = set()


def faults(page: Page) -> list[str]:
    """What axe has against the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
        known = [] if os.environ.get("ROBINSONADE_SOAK") else list(JUDGED)
        page.evaluate("(known) => { window.judged = new Set(known); }", known)
    found: list[dict[str, Any]]
    found, fresh = page.evaluate(AXE)
    if not found:
        JUDGED.update(fresh)
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
    ]
