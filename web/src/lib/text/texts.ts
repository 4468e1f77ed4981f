/** Facts in, sentences out: the port of src/robinsonade/text/texts.py. tests/texts.test.ts holds it to the original. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Sort = 'choice' | 'event' | 'prompt' | 'stake' | 'why' | 'forecast' | 'chronicle';
export type Words = Record<string, string[]>;

export interface Sentence {
  kind: string;
  words: Words;
}

/** One fact of a kind: its name, the noun behind it, and whether it names several things. */
export interface Fact {
  fact: string;
  noun: string;
  many: boolean;
}

/** The words of a game: nouns with their ids, and the facts of every kind. */
export interface Vocabulary {
  nouns: Record<string, string[]>;
  kinds: Record<Sort, Record<string, Fact[]>>;
}

export interface Persona {
  noun: string;
  id: string;
}

const ABOUT = 'about';
const BEGINS = /(?:^|\. |► )\p{L}/gu; // of a sentence, of a part (kernel/telling.py)
const GROUP = 'group';
const FLAVOUR = 'flavour';
const SEAT = 'seat';
const RANDOM = 'random';
export const NO_VOCABULARY: Vocabulary = {
  nouns: {},
  kinds: { choice: {}, event: {}, prompt: {}, stake: {}, why: {}, forecast: {}, chronicle: {} },
};

/** How a word begins, without case and accents: its first letter, with an h the next one too. */
export function firstSound(word: string): string {
  const letters = [...word.toLowerCase().normalize('NFD')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return letters.slice(0, letters[0] === 'h' ? 2 : 1).join('');
}

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly formsOf = new Map<string, Map<string, Record<string, string>>>();
  seatNames: string[] = [];
  personas: string[] = [];

  constructor(
    readonly language: string,
    private readonly sources: string[],
    readonly vocabulary: Vocabulary = NO_VOCABULARY,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** The same texts for a table with these people in these roles. */
  seated(names: string[], personas: (Persona | null | undefined)[]): Texts {
    const copy: Texts = Object.create(this);
    copy.seatNames = names;
    copy.personas = personas.map((persona) => (persona ? this.name(persona.noun, persona.id) : ''));
    return copy;
  }

  // -- sentences

  /** The keys that begin like this, in the order of the files. */
  keys(start: string): string[] {
    const begins = new RegExp(`^${start}[\\w-]+(?= =)`, 'gm');
    return this.sources.flatMap((source) => source.match(begins) ?? []);
  }

  /** The same for all copies of these texts. */
  bundleOf(): object {
    return this.bundle;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, facts: Record<string, FluentVariable> = {}): string {
    return this.render(key, '', facts);
  }

  render(key: string, attribute: string, facts: Record<string, FluentVariable>): string {
    const name = attribute ? `${key}.${attribute}` : key;
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return name;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    return errors.length ? name : text;
  }

  // -- names

  title(): string {
    return this.say('game-title');
  }

  pitch(): string {
    return this.say('game-pitch');
  }

  /** What a thing is called. */
  name(noun: string, id: string): string {
    if (noun === SEAT) return this.seat(Number(id));
    return this.has(`${noun}-${id}`) ? this.say(`${noun}-${id}`) : id;
  }

  /** What a thing does; empty if nobody has written it. Sentences and parts begin with a capital. */
  about(noun: string, id: string): string {
    const message = this.bundle.getMessage(`${noun}-${id}`);
    const told = message?.attributes[ABOUT] ? this.render(`${noun}-${id}`, ABOUT, {}) : '';
    return told.replace(BEGINS, (begin) => begin.toUpperCase());
  }

  /** The line that gives a card its mood; empty of what is no card. */
  flavour(noun: string, id: string): string {
    const key = `${FLAVOUR}-${noun}-${id}`;
    return this.has(key) ? this.say(key) : '';
  }

  /** Who sits there; a language may have forms for sentences (Spanish: .the, .to). */
  seat(seat: number, form = ''): string {
    const name = this.seatName(seat, form);
    const persona = this.personas[seat];
    return persona ? this.say('seat-with-persona', { name, persona }) : name;
  }

  seatName(seat: number, form = ''): string {
    const given = this.seatNames[seat];
    const known = this.seatForms().includes(form) ? form : '';
    return given
      ? this.render('seat-called', known, { name: given })
      : this.render('seat', known, { number: seat + 1 });
  }

  private seatForms(): string[] {
    return Object.keys(this.bundle.getMessage('seat')?.attributes ?? {});
  }

  /** Several seats as a list; only the first one begins a sentence. */
  seats(members: number[], form: string): string {
    const later = form === 'start' ? 'the' : form;
    return this.listed(members.map((seat, place) => this.seat(seat, place ? later : form)));
  }

  listed(words: string[]): string {
    if (words.length < 2) return words.join('');
    const last = words[words.length - 1]!;
    return this.say('list', {
      before: words.slice(0, -1).join(', '),
      last,
      'last-sound': firstSound(last),
    });
  }

  // -- what a game says

  choice(kind: string, words: Words): string {
    return this.ofKind('choice', kind, words);
  }

  group(kind: string): string {
    return this.render(`choice-${kind}`, GROUP, {});
  }

  cost(cost: string): string {
    return cost ? this.say(`cost-${cost}`) : '';
  }

  event(kind: string, words: Words): string {
    return this.ofKind('event', kind, words);
  }

  /** The facts of several events of a kind, for a sentence that sums them up: each a list, with its count. */
  together(kind: string, words: Words): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const { fact, noun } of this.vocabulary.kinds.event[kind] ?? []) {
      const ids = words[fact] ?? [];
      found[fact] = this.listed(ids.map((id) => this.one(noun, id)));
      found[`${fact}-count`] = ids.length;
    }
    return found;
  }

  prompt(kind: string, words: Words): string {
    return this.ofKind('prompt', kind, words);
  }

  /** The same for the only person here: without their name, or as "you". */
  promptTo(seat: number, kind: string, words: Words): string {
    const question = this.prompt(kind, words);
    const short = this.unnamed(question, seat);
    return short === question
      ? this.render(`prompt-${kind}`, '', this.facts('prompt', kind, words, seat))
      : short;
  }

  /** A question to the only person here: the name that it begins with need not be said. */
  unnamed(question: string, seat: number): string {
    const name = this.seat(seat);
    if (!question.startsWith(name) || !/^[,:] /.test(question.slice(name.length))) return question;
    const rest = question.slice(name.length + 2);
    return rest.replace(/^[¿¡“«]*\p{Ll}/u, (begin) => begin.toUpperCase());
  }

  /** Why somebody is asked. */
  stake(kind: string, words: Words): string {
    return this.ofKind('stake', kind, words);
  }

  /** What somebody would compute. */
  forecast(said: { kind: string; words: Words }): string {
    return this.ofKind('forecast', said.kind, said.words);
  }

  /** How a game ended, in a few words. */
  outcome(result: string): string {
    return this.say(`outcome-${result}`);
  }

  /** Something that is told of a game that is over. */
  chronicle({ kind, words }: Sentence): string {
    return this.ofKind('chronicle', kind, words);
  }

  /** Who won or lost a game, and why; of a game that tells nothing else how it ended. */
  headline({ reason, facts }: { reason: string; facts: { headline: Sentence | null } }): string {
    return facts.headline ? this.chronicle(facts.headline) : this.outcome(reason);
  }

  statistic(key: string): string {
    return this.say(`statistic-${key}`);
  }

  option(name: string): string {
    return this.say(`option-${name}`);
  }

  optionValue(name: string, value: string): string {
    if (value === RANDOM) return this.say('option-value-random');
    if (/^\d+$/.test(value)) return this.seatName(Number(value) - 1);
    return this.listed(value.split(',').map((word) => this.say(`option-${name}-${word}`)));
  }

  error(key: string, facts: Record<string, FluentVariable>): string {
    return this.render(`error-${key}`, '', facts);
  }

  // -- facts in all the forms that sentences may need

  ofKind(sort: Sort, kind: string, words: Words): string {
    return this.render(`${sort}-${kind}`, '', this.facts(sort, kind, words));
  }

  /** `reader`: the seat that is spoken to. */
  facts(
    sort: Sort,
    kind: string,
    words: Words,
    reader: number | null = null,
  ): Record<string, FluentVariable> {
    const nouns = this.vocabulary.kinds[sort][kind] ?? guess(words, this.vocabulary);
    const found: Record<string, FluentVariable> = {};
    for (const { fact, noun, many } of nouns) {
      const ids = words[fact] ?? [];
      const id = ids[0] ?? '';
      if (many) {
        found[fact] = this.listed(ids.map((one) => this.one(noun, one)));
        found[`${fact}-count`] = ids.length;
        if (noun === SEAT)
          for (const form of this.seatForms()) found[`${fact}-${form}`] = this.seats(ids.map(Number), form);
      } else if (noun === SEAT) {
        found[fact] = this.seat(Number(id));
        found[`${fact}-name`] = this.seatName(Number(id));
        found[`${fact}-person`] = Number(id) === reader ? 'you' : 'other';
        for (const form of this.seatForms()) found[`${fact}-${form}`] = this.seat(Number(id), form);
      } else if (!this.vocabulary.nouns[noun]) {
        found[fact] = id[0] === '-' ? `−${id.slice(1)}` : Number(id); // a minus is no hyphen
      } else {
        const forms = this.forms(noun).get(id) ?? { '': id };
        for (const [form, text] of Object.entries(forms)) found[form ? `${fact}-${form}` : fact] = text;
      }
    }
    return found;
  }

  private one(noun: string, id: string): string {
    if (noun === SEAT) return this.seat(Number(id));
    return this.vocabulary.nouns[noun] ? (this.forms(noun).get(id)?.[''] ?? id) : id;
  }

  /** For each thing of a sort its name and its forms; a form that only some have is empty for the others. */
  private forms(noun: string): Map<string, Record<string, string>> {
    let forms = this.formsOf.get(noun);
    if (forms) return forms;
    const ids = this.vocabulary.nouns[noun] ?? [];
    const has = new Map(
      ids.map((id) => [id, Object.keys(this.bundle.getMessage(`${noun}-${id}`)?.attributes ?? {})]),
    );
    const all = [...new Set([...has.values()].flat())].filter((form) => form !== ABOUT).sort();
    forms = new Map();
    for (const id of ids) {
      const key = `${noun}-${id}`;
      const mine: Record<string, string> = { '': this.render(key, '', {}) };
      for (const form of all) mine[form] = has.get(id)!.includes(form) ? this.render(key, form, {}) : '';
      forms.set(id, mine);
    }
    this.formsOf.set(noun, forms);
    return forms;
  }
}

/** Without a vocabulary: a fact is a noun of the same name, or a number, or seats. */
function guess(words: Words, vocabulary: Vocabulary): Fact[] {
  return Object.entries(words).map(([fact, ids]) => {
    const noun =
      fact in vocabulary.nouns
        ? fact
        : (Object.keys(vocabulary.nouns).find((name) => vocabulary.nouns[name]!.includes(ids[0] ?? '')) ??
          (['seat', 'who'].includes(fact) ? SEAT : 'number'));
    return { fact, noun, many: ids.length !== 1 };
  });
}
