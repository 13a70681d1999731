/** Remembers for a while which names have no address, so that each is looked up once and nothing is prepared for it. */
import type { Exchange, Trouble } from './exchange.ts';

/** After so long the name may have been given an address. */
const forgetMs = 30_000;
const hostsMax = 1000;

export class AbsentHosts {
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly trouble: Trouble; readonly at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What asking the host comes to: the known trouble, or whatever `exchange` does. */
  async ask(host: string, exchange: () => Promise<Exchange>): Promise<Exchange> {
    const known = this.#known.get(host);
    if (known !== undefined && this.#now() - known.at < forgetMs) return known.trouble;
    const outcome = await exchange();
    if (outcome.kind === 'trouble' && outcome.reason === 'dns' && !outcome.isWorthRetrying) {
      if (this.#known.size >= hostsMax) this.#known.clear();
      this.#known.set(host, { trouble: outcome, at: this.#now() });
    }
    return outcome;
  }
}
