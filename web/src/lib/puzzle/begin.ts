/** Begin a puzzle at a table of its own, and go there. */
import { navigate } from '../../router';
import { Problem } from '../api/client';
import { beginPuzzle } from '../api/later';
import { t } from '../text/i18n.svelte';
import type { PuzzleName } from './names';

/** What went wrong, in words; empty: the table is open. */
export async function openPuzzle({ game, id }: PuzzleName): Promise<string> {
  try {
    const made = await beginPuzzle(game, id);
    await navigate('/g/:id', { params: { id: made.id } });
    return '';
  } catch (error) {
    return (error instanceof Problem && error.detail) || t('web-offline');
  }
}
