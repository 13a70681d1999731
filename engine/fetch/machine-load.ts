/** Notices when our own machine was too busy for a measured time to say anything about a server or a page. */
import { availableParallelism, loadavg } from 'node:os';

/** Above this load per core, times say more about the machine than about what was measured. */
const strainedLoad = 4;
/** The system averages it over a minute. */
const loadReadMs = 1000;
const tickMs = 20;
/** Stalls of this thread that matter: a share of the time, but never less than this. */
const stallMinMs = 100;
const defaultStallShare = 0.1;

/** Processes that want to run, for each core; 0 where the system does not say. */
export const loadPerCore = (): number => (loadavg()[0] ?? 0) / availableParallelism();

export interface LoadWatch {
  /** Whether the machine or this thread was overloaded since the watch began. */
  readonly isOverloaded: () => boolean;
  readonly end: () => void;
}

/** Watches the thread for as long as anything is measured: how much later than planned a timer fires. */
export class MachineLoad {
  readonly #load: () => number;
  #watches = 0;
  #timer: NodeJS.Timeout | undefined;
  #tickAt = 0;
  #stalledMs = 0;
  #latestLoad = 0;
  #loadReadAt = Number.NEGATIVE_INFINITY;

  constructor(load: () => number = loadPerCore) {
    this.#load = load;
  }

  watch(stallShare = defaultStallShare): LoadWatch {
    if (this.#watches === 0) {
      this.#tickAt = performance.now();
      this.#timer = setInterval(() => this.#tick(), tickMs).unref();
    }
    this.#watches += 1;
    this.#tick();
    const [startedAt, stalledBefore] = [performance.now(), this.#stalledMs];
    let hasEnded = false;
    return {
      isOverloaded: () => {
        this.#tick();
        const most = Math.max(stallMinMs, (performance.now() - startedAt) * stallShare);
        return this.#stalledMs - stalledBefore > most || this.#loadNow() > strainedLoad;
      },
      end: () => {
        if (hasEnded) return;
        hasEnded = true;
        this.#watches -= 1;
        if (this.#watches === 0) clearInterval(this.#timer);
      },
    };
  }

  #loadNow(): number {
    const now = performance.now();
    if (now - this.#loadReadAt >= loadReadMs) {
      this.#latestLoad = this.#load();
      this.#loadReadAt = now;
    }
    return this.#latestLoad;
  }

  #tick(): void {
    const now = performance.now();
    this.#stalledMs += Math.max(0, now - this.#tickAt - tickMs);
    this.#tickAt = now;
  }
}
