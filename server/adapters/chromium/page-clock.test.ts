/** The page's own time: a machine without a free processor does not use it up. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { PageClock, PageTooSlow } from './page-clock.ts';

function clockOn(machine: { waits: boolean; bytes?: number }) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let waitedMs = 0;
  let isOver = false;
  const startedAt = Date.now();
  const clock = new PageClock({
    pid: 1,
    mostBytes: 1000,
    onTooMuchMemory: () => {
      isOver = true;
    },
    now: () => Date.now() - startedAt,
    readOwnWaitedMs: () => 0,
    readMembers: () => {
      waitedMs = machine.waits ? (Date.now() - startedAt) * 0.9 : waitedMs;
      return [{ pid: 2, ownBytes: machine.bytes ?? 10, cpuMs: 50, waitedMs }];
    },
  });
  onTestFinished(() => clock.end());
  return { clock, isOver: () => isOver };
}

const never = new Promise<never>(() => undefined);

it('is the time that passes on a quiet machine', async () => {
  const { clock } = clockOn({ waits: false });
  const late = expect(clock.within(never, 1000)).rejects.toBeInstanceOf(PageTooSlow);
  await vi.advanceTimersByTimeAsync(1400);
  await late;
});

it('does not count what the page waits for a processor', async () => {
  const { clock } = clockOn({ waits: true });
  let isLate = false;
  clock.limit(1000, () => {
    isLate = true;
  });
  await vi.advanceTimersByTimeAsync(8000);
  expect(isLate).toBe(false);
  expect(clock.spentMs).toBeLessThan(1000);
  await vi.advanceTimersByTimeAsync(4000);
  expect(isLate).toBe(true);
});

it('does not count what comes before the page', async () => {
  const { clock } = clockOn({ waits: false });
  const before = clock.outside(new Promise((resolve) => setTimeout(resolve, 30_000)));
  await vi.advanceTimersByTimeAsync(30_000);
  await before;
  expect(clock.spentMs).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(clock.spentMs).toBeGreaterThan(0);
});

it('notices too much memory', async () => {
  const { isOver } = clockOn({ waits: false, bytes: 2000 });
  await vi.advanceTimersByTimeAsync(300);
  expect(isOver()).toBe(true);
});
