/** The way to the tables: a server behind the network, or a worker of this browser (`src/site/local.ts`). */

/** A stream of one game. */
export interface Source {
  readyState: number;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

export interface Door {
  fetch: (request: Request) => Promise<Response>;
  events: (address: string) => Source;
}
