/** Is this the page without a server? Settled when it is built (vite.config.ts). */
declare const __SITE__: boolean;
