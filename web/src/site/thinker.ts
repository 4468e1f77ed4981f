/** The worker in which bots think: it never keeps the page or the tables waiting. */
import { boot } from './boot';

interface Mind {
  answer: (question: string) => string;
}

let mind: Promise<Mind> | null = null;

globalThis.onmessage = async (event: MessageEvent<{ base?: string; number?: number; question?: string }>) => {
  const { base, number, question } = event.data;
  if (base) mind = boot(base).then((python) => python.pyimport('robinsonade.tables.bot_worker') as Mind);
  if (question === undefined || !mind) return;
  postMessage({ number, answer: (await mind).answer(question) });
};
