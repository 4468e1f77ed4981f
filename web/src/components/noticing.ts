/** What only a page without a server has to say. The router would take a page with an import in it for a promise of one. */
export const loadNotices = __SITE__ ? () => import('../site/notices') : null;
