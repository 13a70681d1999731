/** When our machine counts as too busy to measure anything. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MachineLoad } from './machine-load.ts';

const idle = (): number => 0.5;

describe('the machine', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Time passes without a timer of ours being served. */
  const stall = (ms: number): void => {
    const before = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => before + ms);
  };

  it('is not overloaded while timers come in time', async () => {
    const watch = new MachineLoad(idle).watch();
    await vi.advanceTimersByTimeAsync(3000);
    expect(watch.isOverloaded()).toBe(false);
    watch.end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is overloaded when this thread stood still, for the watch that saw it', async () => {
    const machine = new MachineLoad(idle);
    const watch = machine.watch();
    await vi.advanceTimersByTimeAsync(1000);
    stall(500);
    expect(watch.isOverloaded()).toBe(true);
    expect(machine.watch().isOverloaded()).toBe(false);
  });

  it('is overloaded when too many processes want to run', () => {
    expect(new MachineLoad(() => 4.5).watch().isOverloaded()).toBe(true);
  });

  it('is asked for its load once a second', async () => {
    const load = vi.fn(idle);
    const watch = new MachineLoad(load).watch();
    watch.isOverloaded();
    watch.isOverloaded();
    expect(load).toHaveBeenCalledTimes(1);
    load.mockReturnValue(4.5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(watch.isOverloaded()).toBe(true);
  });
});
