/** Hand games to the person as files. */
import { api } from './api/client';

export function hand(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export async function save(id: string): Promise<void> {
  hand(new Blob([await api.export(id)], { type: 'application/json' }), `robinsonade-${id}.json`);
}

/** All games of this browser. */
export async function saveAll(): Promise<void> {
  hand(await api.exportAll(), 'robinsonade.zip');
}
