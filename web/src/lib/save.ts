/** Hand a game to the person as a file. */
import { api } from './api/client';

export async function save(id: string): Promise<void> {
  const text = await api.export(id);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `robinsonade-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
