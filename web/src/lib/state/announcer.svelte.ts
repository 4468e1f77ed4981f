/** What those hear who do not see: each beat once, what stops the telling and what is asked at once. */
import type { State } from '../api/types';
import type { Texts } from '../text/texts';

/** So many sentences at a time that were not told one by one. */
const MOST = 6;

export class Announcer {
  polite = $state('');
  urgent = $state('');
  private passed: string[] = [];
  private asked = '';

  say(sentence: string, stops: boolean): void {
    if (stops) this.urgent = sentence;
    else this.polite = sentence;
  }

  /** Not told one by one: all of it when nothing else is told. */
  add(sentence: string): void {
    this.passed.push(sentence);
  }

  /** Everything has been told: what is asked now? */
  settle(state: State, texts: Texts, question: string | null): void {
    if (this.passed.length) this.polite = this.passed.slice(-MOST).join(' ');
    this.passed = [];
    if (question !== null && this.asked !== `${state.version}`) {
      this.asked = `${state.version}`;
      this.urgent = question;
    }
    if (state.outcome) this.urgent = texts.headline(state.outcome);
  }

  silence(): void {
    this.polite = this.urgent = this.asked = '';
    this.passed = [];
  }
}
