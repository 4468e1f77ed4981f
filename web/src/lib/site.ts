/** Is this the page without a server? Then its tables stand in a worker of the browser. */
export const SITE = import.meta.env.MODE === 'site';
