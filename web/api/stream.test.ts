/** The progress stream: parsed events, back-off, giving up, starting over. */
import { watchProgress } from '@pagewright/contract/endpoints/analyze';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource, fakeEventSource } from '../testing/fake-event-source.ts';
import { openStream, type StreamError } from './stream.ts';

const watch = () => {
  const events: unknown[] = [];
  const failures: StreamError[] = [];
  const stream = openStream(
    watchProgress,
    { query: { domain: 'example.com' } },
    { onEvent: (event) => events.push(event), onFailure: (failure) => failures.push(failure) },
  );
  return { stream, events, failures, kinds: () => failures.map(({ kind }) => kind) };
};

beforeEach(() => {
  vi.useFakeTimers();
  fakeEventSource();
});
describe('openStream', () => {
  it('requests the domain and passes on events with the defaults of the contract', () => {
    const { events } = watch();
    expect(FakeEventSource.latest().url).toBe('/api/analyze/progress?domain=example.com');
    FakeEventSource.latest().send({ status: 'in-progress' });
    expect(events).toMatchObject([{ status: 'in-progress', percentage: 0, pagesFound: null }]);
  });

  it.each(['no json', '{"status":"dancing"}'])('closes on an event it cannot read: %s', (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events, failures } = watch();
    FakeEventSource.latest().sendText(text);
    expect(failures).toEqual([{ kind: 'unreadable' }]);
    expect(events).toEqual([]);
    expect(FakeEventSource.latest().isClosed).toBe(true);
  });

  it('tries again with growing waits and gives up at the third failure', () => {
    const { failures, kinds } = watch();
    FakeEventSource.latest().break();
    expect(FakeEventSource.opened).toHaveLength(1);
    vi.advanceTimersToNextTimer();
    FakeEventSource.latest().break();
    vi.advanceTimersToNextTimer();
    FakeEventSource.latest().break();
    expect(kinds()).toEqual(['reconnecting', 'reconnecting', 'lost']);
    const waits = failures.flatMap((failure) => (failure.kind === 'reconnecting' ? [failure.waitMs] : []));
    expect(waits[1]).toBeGreaterThan(waits[0] ?? Number.POSITIVE_INFINITY);
    expect(vi.getTimerCount()).toBe(0);
    expect(FakeEventSource.opened.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it('counts anew after an event came through', () => {
    const { kinds } = watch();
    for (let round = 0; round < 4; round += 1) {
      FakeEventSource.latest().break();
      vi.advanceTimersToNextTimer();
      FakeEventSource.latest().send({ status: 'in-progress' });
    }
    expect(kinds()).toEqual(['reconnecting', 'reconnecting', 'reconnecting', 'reconnecting']);
  });

  it('starts over on retry, and is silent once closed', () => {
    const { stream, events, kinds } = watch();
    FakeEventSource.latest().break();
    stream.retry();
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
    stream.close();
    FakeEventSource.latest().send({ status: 'in-progress' });
    expect(events).toEqual([]);
    expect(kinds()).toEqual(['reconnecting']);
  });
});
