/** One table in the browser: the line to the server, the telling, the past and what is said aloud, put together. */
import { api } from '../api/client';
import type { Asking, Choice, GameEvent, Hint, RawView, Stake, State, Step } from '../api/types';
import { type Audience, type Beat, MAJOR, sentenceOf, STOP, type Tell, weightOf } from '../story/beats';
import { Playback } from '../story/playback.svelte';
import { Absence } from '../story/absence.svelte';
import { Since } from '../story/since.svelte';
import { Watch } from '../story/watch.svelte';
import { i18n, t } from '../text/i18n.svelte';
import { choiceLabel } from '../text/offers';
import type { Texts, Words } from '../text/texts';
import type { Word } from '../turn/words';
import { Announcer } from './announcer.svelte';
import { Connection, isHandedRound } from './connection.svelte';
import { byTarget, grouped, lit, type Group } from './options';
import { Past } from './past.svelte';

/** So long a choice may be made again to say that it is meant. */
const DOUBT = 3000;

/** Whom the device must be handed to before anything may be shown; null: nobody. */
export function handOver(state: State, viewer: number | null | undefined): number | null {
  if (!isHandedRound(state)) return null;
  const { asked } = state.decision;
  if (viewer == null) return asked[0] ?? state.mine[0]!;
  return !asked.length || asked.includes(viewer) ? null : asked[0]!;
}

/** Has nothing changed for whoever is asked, but that others have answered, too? Then the last
 * answer may be one that cannot be taken back. */
export function isSameQuestion(seen: State, now: State): boolean {
  const asked = ({ viewer, view, decision }: State) => {
    const choices = decision.choices.map((choice) => ({ ...choice, reversible: null }));
    return JSON.stringify([viewer, view, { ...decision, choices, waiting: 0, asked: 0, passable: 0 }]);
  };
  return asked(seen) === asked(now);
}

export class TableStore {
  readonly announcer = new Announcer();
  readonly connection: Connection;
  readonly playback: Playback;
  readonly history: Past;
  readonly watch: Watch;
  readonly since = new Since(this);
  readonly absence = new Absence(this);

  hint = $state.raw<Hint | null>(null);
  open = $state<string | null>(null);
  /** Some choices that lie at one thing of the board, and what there is to know about each. */
  listed = $state.raw<{ choices: Choice[]; known: (choice: Choice) => string } | null>(null);
  tell = $state.raw<Tell>({});
  /** A choice that would throw something away: it is made if it is made again soon. */
  doubted = $state.raw<{ choice: string; lost: number; says?: string } | null>(null);
  /** A choice that is to be seen at the thing itself. */
  pointed = $state<string | null>(null);
  /** What whoever explains the game says about a choice that is not meant; empty: nothing. */
  later: ((choice: Choice) => string | null) | null = null;
  /** Whoever shows what is said at the table. */
  hears: ((word: Word) => void) | null = null;
  /** May it be made? Whoever sets a puzzle answers first. */
  gate: ((choice: Choice) => Promise<boolean>) | null = null;
  private doubting: ReturnType<typeof setTimeout> | undefined;
  /** It is on its way: whoever decides meanwhile wants it no more. */
  private advice: Promise<Hint> | null = null;
  /** What would be thrown away, in words. */
  get doubt(): string {
    if (this.doubted?.says) return this.doubted.says;
    return this.doubted ? t(this.tell.lost ?? 'web-would-be-lost', { lost: this.doubted.lost }) : '';
  }
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** Several answers are being sent as one. */
  sending = $state(false);
  /** The positions before and after those that were sent as one last. */
  private bundle: { from: number; to: number } | null = null;
  /** What the board has to say about what is in hand: it stands in the prompt. */
  remark = $state('');

  constructor(readonly id: string) {
    this.connection = new Connection(id, {
      state: (state, same) => this.onState(state, same),
      step: (step) => this.onStep(step),
      people: (presence) => this.playback.seated(presence, this.now),
      word: (word) => this.hears?.(word),
    });
    this.playback = new Playback({
      audience: () => this.audience,
      sentence: (beat) => this.sentence(beat),
      newest: (step) => (this.now?.version === step.version ? this.now : null),
      told: (beat, sentence, passed) => this.onTold(beat, sentence, passed),
      missed: (beat) => this.since.miss(beat),
      settled: () => this.onSettled(),
    });
    this.history = new Past(this.connection);
    this.watch = new Watch(this.connection, this.history, {
      audience: () => this.audience,
      sentence: (beat) => this.sentence(beat),
      told: (_, sentence) => this.announcer.say(sentence, false),
    });
  }

  // -- what is shown

  readonly now = $derived.by(() => this.connection.now);
  readonly shown = $derived.by(() => this.playback.shown);
  readonly past = $derived.by(() => this.history.state);
  readonly viewer = $derived.by(() => this.connection.viewer);
  readonly busy = $derived.by(() => this.connection.busy);
  readonly problem = $derived.by(() => this.connection.problem);
  readonly lost = $derived.by(() => this.connection.lost);
  readonly log = $derived.by(() => this.playback.log);
  readonly event = $derived.by(() => this.playback.event);
  /** What stands in the caption: of the past, of what is told, or of what the viewer has just done. */
  readonly beat = $derived.by(() =>
    this.past ? this.watch.beat : (this.playback.beat ?? this.playback.linger),
  );
  /** What has been told so far, while it is told. */
  readonly story = $derived.by(() => (this.playing ? this.playback.story : []));
  readonly playing = $derived.by(() => this.playback.telling);
  /** A moment of the past, or the present. */
  readonly state = $derived.by(() => this.past ?? this.shown);
  readonly view = $derived.by<RawView | null>(() =>
    this.past ? this.past.view : (this.playback.moving ?? this.shown?.view ?? null),
  );
  readonly texts = $derived.by<Texts>(() => {
    const state = this.now;
    if (!state) return i18n.of('');
    return i18n.of(state.game).seated(
      state.seats.map((seat) => seat.name ?? ''),
      state.seats.map((seat) => seat.persona),
    );
  });
  readonly audience = $derived.by<Audience>(() => ({
    title: this.now ? i18n.title(this.now.game) : undefined,
    tell: this.tell,
    mine: this.viewer == null ? [] : [this.viewer],
    personas: this.now?.seats.map((seat) => seat.persona) ?? [],
  }));

  /** May nobody miss it? */
  isGrave(event: GameEvent): boolean {
    return weightOf(event, this.audience) >= MAJOR;
  }

  sentence(beat: Beat): string {
    return sentenceOf(beat, this.texts, this.tell);
  }

  // -- what may be done

  readonly curtain = $derived.by(() =>
    this.shown && !this.sending ? handOver(this.shown, this.viewer) : null,
  );
  /** What may be chosen, as soon as the server asks: the telling holds nobody up. */
  readonly offered = $derived.by<Choice[]>(() => {
    const { now } = this;
    if (this.past || !now || handOver(now, this.viewer) !== null) return [];
    const { asked, choices } = now.decision;
    const isHere = (seat: number) => !now.secrets || this.viewer == null || seat === this.viewer;
    // Who is not asked may use something all the same; only the pass is the server's.
    return choices.filter((one) => isHere(one.seat) && (one.interrupt || asked.includes(one.seat)));
  });
  /** Why somebody here is asked. */
  readonly stakes = $derived.by<Stake[]>(() =>
    (this.now?.decision.stakes ?? []).filter((stake) =>
      this.offered.some((choice) => stake.choices.includes(choice.id)),
    ),
  );
  /** The same in words, but for a victory, which is asked itself. */
  readonly reasons = $derived.by(() => {
    const grave = this.stakes.filter((stake) => stake.sort !== 'win');
    return [...new Set(grave.map((stake) => this.texts.stake(stake.kind, stake.words)))];
  });
  /** What wins the game now. */
  readonly wins = $derived.by<ReadonlySet<string>>(
    () => new Set(this.stakes.filter((stake) => stake.sort === 'win').flatMap((stake) => stake.choices)),
  );
  /** What whoever explains the game wants to be done now. */
  readonly meant = $derived.by<ReadonlySet<string>>(
    () => new Set(this.now?.lesson ? (this.now.coach?.cards.at(-1)?.allow ?? []) : []),
  );
  /** How the seat that looks, or else the first one here, wants to be asked. */
  readonly asking = $derived.by<Asking | null>(() => {
    const all = this.now?.asking ?? [];
    return all.find((one) => one.seat === this.viewer) ?? all[0] ?? null;
  });
  /** What is shown is the present. */
  readonly live = $derived.by(() => !this.past && !this.playing && this.shown?.version === this.now?.version);
  /** What the board offers: on the view that belongs to it. */
  readonly choices = $derived.by<Choice[]>(() => (this.live ? this.offered : []));
  readonly groups = $derived.by<Group[]>(() => grouped(this.choices));
  readonly offeredGroups = $derived.by<Group[]>(() => grouped(this.offered, this.wins));
  readonly openGroup = $derived.by(() => this.offeredGroups.find((group) => group.key === this.open) ?? null);
  readonly targets = $derived.by(() => byTarget(lit(this.groups, this.open)));
  readonly allTargets = $derived.by(() => byTarget(this.choices));
  readonly myTurn = $derived.by(() => this.offered.some((choice) => !choice.interrupt));
  /** The seat that is asked, if nobody else plays here. */
  readonly alone = $derived.by(() => (this.myTurn && this.now?.mine.length === 1 ? this.now.mine[0]! : null));
  /** What is asked: a victory comes before everything else. */
  readonly question = $derived.by(() => {
    return this.win ?? this.texts.prompt(...this.asked);
  });
  /** The same for who sees whose turn it is. */
  readonly asks = $derived.by(() =>
    this.alone === null ? this.question : (this.win ?? this.texts.promptTo(this.alone, ...this.asked)),
  );
  private readonly asked = $derived.by<[string, Words]>(() => {
    const { prompt, words } = this.now?.decision ?? { prompt: null, words: {} };
    return [prompt ?? 'nothing', words];
  });
  private readonly win = $derived.by(() => {
    const win = this.stakes.find((stake) => stake.sort === 'win');
    return win ? this.texts.stake(win.kind, win.words) : null;
  });
  /** The seats whose turn it is to decide. */
  readonly acting = $derived.by<number[]>(() => this.state?.decision.waiting ?? []);

  /** Told again, on the board: one beat, or all of them. */
  again(beats: readonly Beat[]): void {
    const [first] = beats;
    if (!first) return;
    if (this.past) return void this.goTo(first.events[0]!.seq);
    this.since.see(beats);
    const known = beats.filter((beat) => this.playback.has(beat));
    if (known.length) void this.playback.again(known);
    else void this.goTo(first.events[0]!.seq);
  }

  // -- what comes in

  start(viewer?: number | null): void {
    this.connection.viewer = viewer;
    this.playback.start();
    this.connection.open();
    this.absence.start();
  }

  stop(): void {
    this.connection.close();
    this.playback.stop();
    this.watch.halt();
    this.absence.stop();
  }

  receive(type: string, data: unknown): void {
    this.connection.receive(type, data);
  }
  reset(state: State): void {
    this.connection.reset(state);
  }
  follow(step: Step): void {
    this.connection.follow(step);
  }

  private onState(state: State, same: boolean): void {
    if (same && this.playing) return;
    this.history.forget();
    this.playback.reset(state);
    if (!same) this.cleared();
    this.onSettled();
  }

  private onStep(step: Step): void {
    if (step.undone) {
      this.history.forget();
      this.watch.stop();
    }
    this.cleared();
    this.playback.add(step);
  }

  private onTold(beat: Beat, sentence: string, passed: boolean): void {
    if (!passed) return this.announcer.say(sentence, beat.weight >= STOP);
    this.announcer.add(sentence);
  }

  /** Everything has been told: whose turn is it now? */
  private onSettled(): void {
    this.changed = this.since.touched();
    this.absence.onSettled();
    if (this.shown) this.announcer.settle(this.shown, this.texts, this.myTurn ? this.question : null);
  }

  /** Another decision: what was opened and hinted for the last one is over. */
  private cleared(): void {
    this.open = null;
    this.listed = null;
    this.hint = null;
    this.pointed = null;
    this.doubted = null;
  }

  /** The choice that a hint, or whoever explains the game, shows. */
  get shownChoice(): string | null {
    return this.pointed ?? this.hint?.choice ?? null;
  }

  /** Show where a choice lies; it is not made. */
  light(choice: string): void {
    this.pointed = choice;
    if (this.openGroup && !this.openGroup.choices.some((one) => one.id === choice)) this.open = null;
  }

  forgetHint(): void {
    this.hint = this.pointed = null;
  }

  // -- what people do

  /** Do not wait for what is being told: go to the end of it. */
  skip(): void {
    this.playback.end();
  }

  async choose(choice: Choice): Promise<boolean> {
    if (this.past || this.busy) return false;
    if (this.gate ? !(await this.gate(choice)) : this.isDoubtful(choice)) return false;
    // Who acts while something waits to be told ends the telling: it stays in the strip until the next choice.
    if (this.playing) this.playback.end();
    else this.since.seeAll();
    this.advice = null;
    return this.connection.command((expected) => api.choose(this.id, expected, choice.id), isSameQuestion);
  }

  private isDoubtful(choice: Choice): boolean {
    const says = this.later ? this.later(choice) : '';
    if (says === null) return false;
    const lost = (this.now && this.tell.loses?.(this.now.view, choice, this.offered)) ?? 0;
    if ((!lost && !says) || this.doubted?.choice === choice.id) return false;
    this.doubted = { choice: choice.id, lost, says };
    this.announcer.say(this.doubt, true);
    clearTimeout(this.doubting);
    // What is explained stays until it is read.
    if (!says) this.doubting = setTimeout(() => (this.doubted = null), DOUBT);
    return true;
  }

  /** What is chosen meanwhile is one thing: it is taken back as one, too. */
  async together(doing: () => Promise<void>): Promise<void> {
    const from = this.now?.seq ?? 0;
    this.sending = true;
    await doing();
    this.sending = false;
    this.bundle = { from, to: this.now?.seq ?? from };
  }

  async undo(rewind = false): Promise<boolean> {
    const { from, to } = this.bundle ?? { from: 0, to: 0 };
    const inside = () => this.now && this.now.can_undo && this.now.seq > from && this.now.seq < to;
    let done: boolean;
    do done = await this.connection.command((expected) => api.undo(this.id, expected, rewind));
    while (done && !rewind && inside());
    return done;
  }

  /** Somebody asks to go back: yes or no. */
  answer(agree: boolean): Promise<boolean> {
    return this.connection.command((expected) => api.answer(this.id, expected, agree));
  }

  /** Do not wait any longer for somebody who could let this moment go by. */
  goOn(seat: number): Promise<boolean> {
    return this.connection.command((expected) => api.goOn(this.id, expected, seat));
  }

  restart(): Promise<boolean> {
    return this.connection.command((expected) => api.restart(this.id, expected));
  }

  /** Settle how often this seat is asked, or that it wants to be asked at the next moment. */
  ask(change: { asking?: Asking['asking']; hold?: Asking['hold'] }): Promise<boolean> {
    const seat = this.asking?.seat;
    if (seat === undefined) return Promise.resolve(false);
    return this.connection.attempt(async () => {
      const { asking, decision, version } = await api.asking(this.id, { seat, ...change });
      if (version === this.now?.version) this.receive('asking', { asking, decision });
    });
  }

  async askHint(): Promise<void> {
    const seat = this.offered.find((choice) => !choice.interrupt)?.seat ?? this.offered[0]?.seat;
    if (seat === undefined || this.busy || this.advice) return;
    const advice = (this.advice = api.hint(this.id, seat));
    this.connection.problem = this.pointed = null;
    try {
      const hint = await advice;
      if (this.advice !== advice) return;
      this.hint = hint;
      const choice = this.offered.find((one) => one.id === this.hint?.choice);
      if (choice) this.announcer.say(choiceLabel(choice, this), false);
    } catch (error) {
      if (this.advice === advice) await this.connection.fail(error);
    } finally {
      if (this.advice === advice) this.advice = null;
    }
  }

  toggle(key: string): void {
    this.open = this.open === key ? null : key;
  }

  /** The device has been handed over: go on as this seat. */
  takeOver(seat: number): void {
    this.hint = null;
    this.watch.halt();
    this.history.leave();
    this.history.forget();
    this.playback.forget();
    this.announcer.silence();
    this.since.seeAll();
    this.connection.reopen(seat);
  }

  goTo(at: number | null): Promise<void> {
    this.watch.halt();
    return this.history.goTo(at);
  }

  /** The whole game, from its beginning. */
  watchAgain(): Promise<void> {
    return this.watch.play(0);
  }

  scrub(by: number): Promise<void> {
    this.watch.halt();
    return this.history.by(by);
  }
}
