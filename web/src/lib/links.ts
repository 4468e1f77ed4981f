/** The links of the games this browser has made. The server keeps only hashes: a link is known here or nowhere. */
const KEY = 'robinsonade-links';

export interface Links {
  links: Record<string, string>;
  spectate: string;
  /** For another device of the same person. */
  own?: string | null;
}

function all(): Record<string, Links> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Links>;
  } catch {
    return {};
  }
}

export function keepLinks(id: string, links: Links): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [id]: links }));
  } catch {
    // Then they are shown once, right after the start.
  }
}

export function linksOf(id: string): Links | null {
  return all()[id] ?? null;
}

/** The link of a seat is another one now. */
export function changeLink(id: string, seat: number, link: string): void {
  const known = linksOf(id) ?? { links: {}, spectate: `/g/${id}` };
  keepLinks(id, { ...known, links: { ...known.links, [seat]: link } });
}

/** The game and token in something that somebody pasted. */
export function parseLink(text: string): { id: string; token: string } | null {
  const found = /\/g\/([^/#?\s]+)(?:\?[^#\s]*)?(?:#([^\s]+))?/.exec(text.trim());
  return found ? { id: decodeURIComponent(found[1]!), token: found[2] ?? '' } : null;
}

/** A link as others need it: with the address of the server. */
export function addressed(link: string, base = location.origin): string {
  return new URL(link, base).href;
}

/** Names by which only the computer itself finds the server. */
export function isThisComputer(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
