/** The only place that talks to the tables (besides the stream), through whichever door there is. */
import createClient from 'openapi-fetch';
import { door } from '#door';
import type { paths } from './schema';
import type {
  Addresses,
  Asking,
  Claimed,
  Created,
  Hint,
  Listed,
  NewLink,
  NewSeat,
  Removed,
  Rights,
  Section,
  State,
  Step,
  TextSources,
  Title,
  Verification,
  Why,
} from './types';
import type { Word } from '../turn/words';

export const client = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? '',
  fetch: (request) => door.fetch(request),
});

/** What the server refused, or why it could not be reached (status 0). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly facts: Record<string, string>,
    readonly detail: string,
    readonly state: State | null = null,
  ) {
    super(detail || key);
  }
}

/** The game for which a command is made. */
export interface Expected {
  expected_seq: number;
  expected_version: number;
}

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

export async function read<T>(asked: Promise<Answer>): Promise<T> {
  let answer: Answer;
  try {
    answer = await asked;
  } catch {
    throw new Problem(0, 'offline', {}, '');
  }
  if (answer.response.ok) return answer.data as T;
  const found = (answer.error ?? {}) as Record<string, unknown>;
  const key = String(found.key ?? 'unknown');
  const facts = (found.facts ?? {}) as Record<string, string>;
  throw new Problem(
    answer.response.status,
    key,
    facts,
    typeof found.detail === 'string' ? found.detail : '',
    (found.state ?? null) as State | null,
  );
}

export const lang = () => ({ 'Accept-Language': document.documentElement.lang || 'en' });
export const game = (id: string) => ({ path: { game_id: id } });
const seat = (id: string, number: number) => ({ path: { game_id: id, seat: number } });

export const api = {
  titles: () => read<Title[]>(client.GET('/api/titles')),
  texts: (language: string) =>
    read<TextSources>(client.GET('/api/texts/{lang}', { params: { path: { lang: language } } })),
  rules: (slug: string, language: string) =>
    read<Section[]>(
      client.GET('/api/rules/{slug}', { params: { path: { slug }, query: { lang: language } } }),
    ),
  games: () => read<Listed[]>(client.GET('/api/games')),
  create: (body: { game: string; seats: NewSeat[]; options: Record<string, string>; seed?: string }) =>
    read<Created>(client.POST('/api/games', { body: body as never, headers: lang() })),
  claim: (id: string, token: string, name = '') =>
    read<Claimed>(
      client.POST('/api/games/{game_id}/claim', { params: game(id), body: { token, name }, headers: lang() }),
    ),
  state: (id: string, { viewer, at }: { viewer?: number; at?: number } = {}) =>
    read<State>(
      client.GET('/api/games/{game_id}/state', {
        params: { ...game(id), query: { at, viewer: viewer?.toString() } },
        headers: lang(),
      }),
    ),
  /** What happened from one position to another, as the stream told it then. */
  steps: (id: string, after: number, until: number, viewer?: number) =>
    read<{ steps: Step[] }>(
      client.GET('/api/games/{game_id}/steps', {
        params: { ...game(id), query: { after, until, viewer: viewer?.toString() } },
        headers: lang(),
      }),
    ),
  choose: (id: string, expected: Expected, choice: string) =>
    read<State>(
      client.POST('/api/games/{game_id}/choices', {
        params: game(id),
        body: { ...expected, choice },
        headers: lang(),
      }),
    ),
  undo: (id: string, expected: Expected, rewind = false) =>
    read<State>(
      client.POST('/api/games/{game_id}/undo', {
        params: game(id),
        body: { ...expected, rewind },
        headers: lang(),
      }),
    ),
  restart: (id: string, expected: Expected) =>
    read<State>(
      client.POST('/api/games/{game_id}/restart-turn', {
        params: game(id),
        body: expected,
        headers: lang(),
      }),
    ),
  goOn: (id: string, expected: Expected, seat: number) =>
    read<State>(
      client.POST('/api/games/{game_id}/go-on', {
        params: game(id),
        body: { ...expected, seat },
        headers: lang(),
      }),
    ),
  answer: (id: string, expected: Expected, agree: boolean) =>
    read<State>(
      client.POST('/api/games/{game_id}/answer', {
        params: game(id),
        body: { ...expected, agree },
        headers: lang(),
      }),
    ),
  asking: (id: string, change: { seat: number; asking?: Asking['asking']; hold?: Asking['hold'] }) =>
    read<State>(
      client.POST('/api/games/{game_id}/asking', { params: game(id), body: change, headers: lang() }),
    ),
  hint: (id: string, viewer: number) =>
    read<Hint>(
      client.POST('/api/games/{game_id}/hint', { params: game(id), body: { viewer }, headers: lang() }),
    ),
  why: (id: string, viewer: number, target: string) =>
    read<Why[]>(
      client.POST('/api/games/{game_id}/why', {
        params: game(id),
        body: { viewer, target },
        headers: lang(),
      }),
    ),
  verify: (id: string) =>
    read<Verification>(
      client.POST('/api/games/{game_id}/verify', { params: game(id), body: {}, headers: lang() }),
    ),
  rights: (id: string) => read<Rights>(client.GET('/api/games/{game_id}/rights', { params: game(id) })),
  handOver: (id: string, number: number) =>
    read<unknown>(
      client.POST('/api/games/{game_id}/seats/{seat}/hand-over', {
        params: seat(id, number),
        body: { player: 'greedy' },
        headers: lang(),
      }),
    ),
  giveBack: (id: string, number: number) =>
    read<unknown>(
      client.POST('/api/games/{game_id}/seats/{seat}/give-back', {
        params: seat(id, number),
        body: {},
        headers: lang(),
      }),
    ),
  renewLink: (id: string, number: number) =>
    read<NewLink>(
      client.POST('/api/games/{game_id}/seats/{seat}/link', {
        params: seat(id, number),
        body: {},
        headers: lang(),
      }),
    ),
  remove: (id: string, number: number) =>
    read<Removed>(
      client.POST('/api/games/{game_id}/seats/{seat}/remove', {
        params: seat(id, number),
        body: {},
        headers: lang(),
      }),
    ),
  patience: (id: string, seconds: number | null) =>
    read<unknown>(
      client.POST('/api/games/{game_id}/patience', { params: game(id), body: { seconds }, headers: lang() }),
    ),
  goingOn: (id: string, allowed: boolean) =>
    read<unknown>(
      client.POST('/api/games/{game_id}/going-on', { params: game(id), body: { allowed }, headers: lang() }),
    ),
  /** May a bot play a turn of whoever takes long? */
  lending: (id: string, allowed: boolean) =>
    read<unknown>(
      client.POST('/api/games/{game_id}/bot-turns', { params: game(id), body: { allowed }, headers: lang() }),
    ),
  /** The same, for an own seat. */
  lends: (id: string, number: number, allowed: boolean) =>
    read<unknown>(
      client.POST('/api/games/{game_id}/seats/{seat}/bot-turns', {
        params: seat(id, number),
        body: { allowed },
        headers: lang(),
      }),
    ),
  botTurn: (id: string, number: number) =>
    read<unknown>(
      client.POST('/api/games/{game_id}/seats/{seat}/bot-turn', {
        params: seat(id, number),
        body: {},
        headers: lang(),
      }),
    ),
  rename: (id: string, number: number, name: string) =>
    read<unknown>(
      client.POST('/api/games/{game_id}/seats/{seat}/name', {
        params: seat(id, number),
        body: { name },
        headers: lang(),
      }),
    ),
  say: (id: string, body: Word) =>
    read<unknown>(client.POST('/api/games/{game_id}/say', { params: game(id), body, headers: lang() })),
  addresses: () => read<Addresses>(client.GET('/api/addresses')),
  close: (id: string) =>
    read<unknown>(client.POST('/api/games/{game_id}/close', { params: game(id), body: {}, headers: lang() })),
  /** A guided first game. */
  learn: (slug: string, lesson = 'first', name = '') =>
    read<Created>(client.POST('/api/games/lesson', { body: { game: slug, lesson, name }, headers: lang() })),
  leaveLesson: (id: string) =>
    read<void>(
      client.POST('/api/games/{game_id}/leave-lesson', { params: game(id), body: {}, headers: lang() }),
    ),
  mend: (id: string) =>
    read<unknown>(client.POST('/api/games/{game_id}/mend', { params: game(id), body: {}, headers: lang() })),
  // Match files travel as they are: their numbers may be larger than those of JavaScript.
  export: (id: string) =>
    read<string>(
      client.POST('/api/games/{game_id}/export', {
        params: game(id),
        body: {},
        headers: lang(),
        parseAs: 'text',
      }) as Promise<Answer>,
    ),
  exportAll: () =>
    read<Blob>(
      client.POST('/api/games/export', { body: {}, headers: lang(), parseAs: 'blob' }) as Promise<Answer>,
    ),
  import: (text: string) =>
    read<Created>(
      client.POST('/api/games/import', {
        body: text as never,
        bodySerializer: (body) => body as unknown as string,
        headers: { ...lang(), 'Content-Type': 'application/json' },
      }),
    ),
  /** The stream of a game, seen by a seat, from a version on (-1: all of it). */
  eventsUrl(id: string, viewer: number | null | undefined, after = -1): string {
    const query = new URLSearchParams();
    if (viewer != null) query.set('viewer', String(viewer));
    if (after >= 0) query.set('after', String(after));
    return `/api/games/${encodeURIComponent(id)}/events${query.size ? `?${query}` : ''}`;
  },
};
