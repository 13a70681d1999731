/** Caches for a while which host names do not exist, so that each is resolved once. */
import type { FailedRequest, RequestOutcome } from './send-request.ts';

/** After this time the name may exist. */
const expiryMs = 30_000;
const maxHosts = 1000;

export class AbsentHosts {
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly failure: FailedRequest; readonly at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The cached failure of the host, or the outcome of the request. */
  async send(host: string, request: () => Promise<RequestOutcome>): Promise<RequestOutcome> {
    const known = this.#known.get(host);
    if (known !== undefined && this.#now() - known.at < expiryMs) return known.failure;
    const outcome = await request();
    if (outcome.kind === 'failed' && outcome.reason === 'dns' && !outcome.isWorthRetrying) {
      if (this.#known.size >= maxHosts) this.#known.clear();
      this.#known.set(host, { failure: outcome, at: this.#now() });
    }
    return outcome;
  }
}
