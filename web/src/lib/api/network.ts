/** The door to a server. */
import type { Door, Source } from './door';

export const door: Door = {
  fetch: (request) => fetch(request),
  events: (address) => new EventSource(address) as Source,
};
