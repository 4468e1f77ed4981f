import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, LONGEST_WAIT, Stream, type Status, type Source } from '../src/lib/state/stream';

class FakeSource implements Source {
  readyState = 0;
  closed = false;
  private readonly listeners = new Map<string, ((event: MessageEvent<string>) => void)[]>();
  constructor(readonly url: string) {}
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }
  close(): void {
    this.closed = true;
    this.readyState = 2;
  }
  emit(type: string, data: unknown = null): void {
    for (const listener of this.listeners.get(type) ?? [])
      listener({ data: JSON.stringify(data) } as MessageEvent<string>);
  }
}

describe('the stream', () => {
  let sources: FakeSource[];
  let connections: Status[];
  let messages: [string, unknown][];
  let stream: Stream;
  let version: number;

  beforeEach(() => {
    vi.useFakeTimers();
    [sources, connections, messages, version] = [[], [], [], 0];
    stream = new Stream({
      url: () => `/events?after=${version}`,
      onMessage: (type, data) => messages.push([type, data]),
      onConnection: (connection) => connections.push(connection),
      open: (url) => {
        const source = new FakeSource(url);
        sources.push(source);
        return source;
      },
    });
    stream.start();
  });
  afterEach(() => {
    stream.stop();
    vi.useRealTimers();
  });

  it('hands on what comes', () => {
    sources[0]!.emit('open');
    sources[0]!.emit('state', { version: 3 });
    sources[0]!.emit('step', { version: 4 });
    expect(messages).toEqual([
      ['state', { version: 3 }],
      ['step', { version: 4 }],
    ]);
    expect(connections.at(-1)).toBe('open');
  });

  it('comes again when it is asked to, without being away in between', () => {
    sources[0]!.emit('open');
    version = 5;
    sources[0]!.emit('again');
    expect(sources.map((source) => [source.url, source.closed])).toEqual([
      ['/events?after=0', false],
      ['/events?after=5', false],
    ]);
    sources[1]!.emit('open');
    sources[1]!.emit('step', { version: 6 });
    expect(sources.map((source) => source.closed)).toEqual([true, false]);
    expect(messages).toEqual([['step', { version: 6 }]]);
    expect(connections).not.toContain('waiting');
    sources[1]!.emit('again');
    stream.stop();
    expect(sources.every((source) => source.closed)).toBe(true);
  });

  it('leaves short breaks to the browser, which resumes by Last-Event-ID', () => {
    sources[0]!.emit('open');
    sources[0]!.emit('error');
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    expect(connections.at(-1)).toBe('waiting');
  });

  it('tries again, ever more slowly, when the browser has given up', () => {
    for (let n = 0; n < 8; n++) {
      sources.at(-1)!.readyState = 2;
      sources.at(-1)!.emit('error');
      vi.advanceTimersByTime(LONGEST_WAIT * 1.3);
    }
    expect(sources).toHaveLength(9);
  });

  it('says what it knows when it comes back', () => {
    version = 7;
    globalThis.dispatchEvent(new Event('online'));
    expect(sources).toHaveLength(2);
    expect(sources[1]!.url).toBe('/events?after=7');
    expect(sources[0]!.closed).toBe(true);
  });

  it('does not listen to a source it has left', () => {
    stream.again();
    sources[0]!.emit('state', { version: 1 });
    expect(messages).toEqual([]);
  });

  it('stays silent once stopped', () => {
    stream.stop();
    stream.again();
    expect(sources).toHaveLength(1);
  });
});

it('waits from half a second to a quarter of a minute', () => {
  expect(backoff(0, 0.5)).toBe(500);
  expect(backoff(1, 0.5)).toBe(1000);
  expect(backoff(20, 0.5)).toBe(LONGEST_WAIT);
});
