/** Tests who gets the next slot, and what a run that waits is charged. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWorkSlots, FairSlots, openRunSlots } from './fair-slots.ts';

afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;
/** Until everything that is ready has started. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work that is ended from outside, and in which order it started. */
function openWork(slots: FairSlots) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (userId: string, name: string, signal = never): Promise<void> =>
    slots.run(
      userId,
      () => {
        started.push(name);
        return new Promise((resolve) => ends.set(name, resolve));
      },
      signal,
    );
  const end = async (name: string): Promise<void> => {
    await settle();
    ends.get(name)?.();
    await settle();
  };
  return { started, begin, end };
}

describe('FairSlots', () => {
  it('gives all slots to one user while nobody else waits', async () => {
    const { started, begin } = openWork(new FairSlots(2));
    for (const name of ['a1', 'a2', 'a3']) void begin('a', name);
    await settle();
    expect(started).toEqual(['a1', 'a2']);
  });

  it('gives a user no second slot while another waits for the first', async () => {
    const { started, begin, end } = openWork(new FairSlots(2));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void begin('a', name);
    void begin('b', 'b1');
    void begin('b', 'b2');
    await end('a1');
    expect(started.slice(2)).toEqual(['b1']);
    await end('a2');
    await end('b1');
    // Each of the two has one again, whoever asked first.
    expect(started.slice(3).toSorted()).toEqual(['a3', 'b2']);
  });

  it('serves users in turn, however many each has waiting and whoever joins later', async () => {
    const { started, begin, end } = openWork(new FairSlots(1));
    for (const name of ['a1', 'a2', 'a3']) void begin('a', name);
    void begin('b', 'b1');
    void begin('b', 'b2');
    await end('a1');
    await end('b1');
    // Whoever is new does not go before one who has waited since before.
    void begin('c', 'c1');
    await end('a2');
    await end('b2');
    await end('c1');
    expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'a3']);
  });

  it('frees the slot of work that fails, and the place of one who gives up', async () => {
    const slots = new FairSlots(1);
    const { started, begin, end } = openWork(slots);
    const failing = slots.run('a', () => Promise.reject(new Error('failed')), never);
    const giving = new AbortController();
    const impatient = begin('b', 'b1', giving.signal);
    void begin('c', 'c1');
    giving.abort(new Error('gave up'));
    await expect(failing).rejects.toThrow('failed');
    await expect(impatient).rejects.toThrow('gave up');
    await end('c1');
    expect(started).toEqual(['c1']);
    await expect(slots.run('a', () => Promise.resolve('free'), never)).resolves.toBe('free');
  });
});

describe('the slots of a run', () => {
  it('count only the time in which it could do nothing but wait', async () => {
    vi.useFakeTimers();
    const slots = createWorkSlots(1);
    const pause = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const [other, own] = [openRunSlots(slots, 'a'), openRunSlots(slots, 'b')];
    void other.render(pause(10_000), never);
    const first = own.render(pause(5000), never);
    const second = own.render(pause(5000), never);
    await vi.advanceTimersByTimeAsync(4000);
    expect([other.waitedMs(), own.waitedMs()]).toEqual([0, 4000]);
    await vi.advanceTimersByTimeAsync(16_000);
    await Promise.all([first, second]);
    // While one page was rendered the other waited, and the run went on.
    expect(own.waitedMs()).toBe(10_000);
  });

  it('of one kind are not waited for by the other', async () => {
    const { render, suggest } = openRunSlots(createWorkSlots(1), 'a');
    void render(() => new Promise(() => undefined), never);
    await expect(suggest(() => Promise.resolve('written'), never)).resolves.toBe('written');
  });
});
