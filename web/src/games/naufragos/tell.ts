/** What is told in one breath. */
import type { Tell } from '../../lib/story/beats';

export const tell: Tell = { merge: { 'remains-shown': 'beat-remains-shown' } };
