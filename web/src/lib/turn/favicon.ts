/** The sign of the page in its tab: with a dot while somebody here is asked. */
const DOT = '<circle cx="24" cy="8" r="6.5" fill="#a63f14" stroke="#fffbf2" stroke-width="2"/>';

/** The same drawing with the dot, as an address that the content policy allows. */
export function dotted(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replace('</svg>', `${DOT}</svg>`))}`;
}

let plain = '';
let drawn = '';
let wanted = false;

export async function badge(on: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  wanted = on;
  if (!link) return;
  plain ||= link.href;
  if (on && !drawn) {
    try {
      drawn = dotted(await (await fetch(plain)).text());
    } catch {
      return; // The title of the tab says it, too.
    }
  }
  link.href = wanted ? drawn : plain;
}
