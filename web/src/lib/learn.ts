/** Begin a guided first game, and go there. */
import { navigate } from '../router';
import { api, Problem } from './api/client';
import { settings } from './state/settings.svelte';
import { t } from './text/i18n.svelte';

/** What went wrong, in words; empty: the table is open. */
export async function beginLesson(slug: string, name = settings.name): Promise<string> {
  try {
    const { id } = await api.learn(slug, undefined, name);
    await navigate('/g/:id', { params: { id } });
    return '';
  } catch (error) {
    return (error instanceof Problem && error.detail) || t('web-offline');
  }
}
