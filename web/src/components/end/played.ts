/** A finished game as this device remembers it. */
import type { Outcome, State } from '../../lib/api/types';
import type { Played, Why } from '../../lib/record/record';
import { i18n } from '../../lib/text/i18n.svelte';
import { moodOf } from './ending';

function whyNot(state: State, outcome: Outcome): Why {
  const origin = state.origin?.split(':')[0];
  if (origin === 'clone' || origin === 'puzzle' || origin === 'lesson') return origin;
  if (state.rewound) return 'rewound';
  if (state.open_seed) return 'open-seed';
  // Several people at this device, and not all of them have won or lost.
  return moodOf(outcome, state.mine) === 'neutral' ? 'mixed' : '';
}

export function playedOf(state: State, outcome: Outcome, seconds: number): Played {
  const own = outcome.ranking.filter(({ seat }) => state.mine.includes(seat));
  const points = own.map((one) => one.points).filter((one) => one !== null);
  // Difficulty and scenario come first among the options.
  const first = i18n.title(state.game)?.options.find((one) => one.kind === 'one' && one.values.length > 2);
  const mood = moodOf(outcome, state.mine);
  return {
    id: state.id,
    game: state.game,
    when: Date.now(),
    seats: state.seats.length,
    level: first ? `${first.name}=${state.options[first.name] ?? first.default}` : '',
    result: mood === 'neutral' ? '' : mood,
    place: Math.min(...own.map(({ place }) => place)),
    points: points.length ? Math.max(...points) : null,
    turns: outcome.statistics.turns ?? outcome.statistics.rounds ?? 0,
    seconds,
    why: whyNot(state, outcome),
  };
}
