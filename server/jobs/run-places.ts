/** Counts the runs of a worker process by the work under way: one that only waits for its site takes no place. */
import type { AccountStatus } from '@pagewright/contract/entities/usage';

/** One run, as long as it is under way. */
export interface RunPlace {
  /** The run does nothing but wait for so long. */
  readonly idle: (ms: number) => void;
}

interface HeldPlace extends RunPlace {
  readonly plan: AccountStatus;
  idleUntil: number;
}

/** Runs that wait need memory all the same: so many times the places are under way at most, trial runs fewer. */
const underWay = { all: 4, trial: 3 };
/** Of the places, this share is kept for paid runs. */
const paidShare = 1 / 4;

export class RunPlaces {
  readonly #held = new Set<HeldPlace>();
  readonly #places: number;
  readonly #now: () => number;

  constructor(places: number, now: () => number = () => performance.now()) {
    this.#places = places;
    this.#now = now;
  }

  /** How many more runs of a plan may begin. */
  room(plan: AccountStatus): number {
    const now = this.#now();
    const held = [...this.#held];
    const working = held.filter(({ idleUntil }) => idleUntil <= now);
    const free = Math.min(this.#places - working.length, underWay.all * this.#places - held.length);
    if (plan === 'paid') return Math.max(0, free);
    const trial = held.filter((place) => place.plan === 'trial').length;
    const paidAtWork = working.filter((place) => place.plan === 'paid').length;
    const reserved = Math.max(0, Math.floor(this.#places * paidShare) - paidAtWork);
    return Math.max(0, Math.min(free - reserved, underWay.trial * this.#places - trial));
  }

  async hold<T>(plan: AccountStatus, work: (place: RunPlace) => Promise<T>): Promise<T> {
    const place: HeldPlace = {
      plan,
      idleUntil: 0,
      idle: (ms) => {
        place.idleUntil = Math.max(place.idleUntil, this.#now() + ms);
      },
    };
    this.#held.add(place);
    try {
      return await work(place);
    } finally {
      this.#held.delete(place);
    }
  }
}
