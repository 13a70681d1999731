/** Replaces the browser's EventSource in tests: the test is the server. */
import { vi } from 'vitest';

export class FakeEventSource extends EventTarget {
  /** Every connection that was opened, oldest first. */
  static opened: FakeEventSource[] = [];

  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  send(event: unknown): void {
    this.sendText(JSON.stringify(event));
  }

  sendText(data: string): void {
    if (!this.isClosed) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  break(): void {
    this.dispatchEvent(new Event('error'));
  }

  /** The connection the page listens to now. */
  static latest(): FakeEventSource {
    const latest = FakeEventSource.opened.at(-1);
    if (latest === undefined) throw new Error('no stream was opened');
    return latest;
  }
}

/** Puts it in the browser's place; undone by `vi.unstubAllGlobals`. */
export function fakeEventSource(): typeof FakeEventSource {
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  return FakeEventSource;
}
