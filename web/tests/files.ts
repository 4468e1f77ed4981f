/** Files of the repository, by their path from web/. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const file = (path: string): string => readFileSync(resolve(process.cwd(), path), 'utf-8');
export const filesIn = (path: string): string[] =>
  readdirSync(resolve(process.cwd(), path), { recursive: true, encoding: 'utf-8' });

/** What only the browser says: the page, and each game. */
export const webTexts = (language: string): string =>
  [
    'text',
    ...['forbidden_island', 'naufragos', 'papua', 'robinson_crusoe'].map((game) => `games/${game}/text`),
  ]
    .map((folder) => file(`../src/robinsonade/${folder}/web.${language}.ftl`))
    .join('\n');
