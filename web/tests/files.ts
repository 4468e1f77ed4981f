/** Files of the repository, by their path from web/. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const file = (path: string): string => readFileSync(resolve(process.cwd(), path), 'utf-8');
export const filesIn = (path: string): string[] =>
  readdirSync(resolve(process.cwd(), path), { recursive: true, encoding: 'utf-8' });

const FOLDERS = [
  'text',
  ...['forbidden_island', 'naufragos', 'papua', 'robinson_crusoe'].map((game) => `games/${game}/text`),
];
const texts = (name: string): string =>
  FOLDERS.map((folder) => file(`../src/robinsonade/${folder}/${name}.ftl`)).join('\n');

/** What only the browser says: the page, and each game. */
export const webTexts = (language: string): string => texts(`web.${language}`);

/** What the browser says as the terminal does. */
export const sharedTexts = (language: string): string => texts(language);
