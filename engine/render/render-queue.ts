/** Renders pages a few at a time, the most urgent first; what failed for our own reasons is tried once more later. */
import type { MayVisit, RenderPage, RenderRequest, RenderResult } from './page-renderer.ts';

const concurrency = 2;

/** In this order. */
export const urgency = { dependsOnScripts: 0, sample: 1, further: 2, retry: 3 } as const;

interface Waiting {
  readonly request: RenderRequest;
  readonly urgency: number;
  readonly resolve: (result: RenderResult) => void;
  readonly reject: (error: unknown) => void;
}

export interface RenderQueueOptions {
  readonly renderPage: RenderPage;
  readonly mayVisit?: MayVisit;
  readonly signal: AbortSignal;
  /** The page that is being rendered; null when one is done. */
  readonly onStep: (url: string | null) => void;
}

export class RenderQueue {
  readonly #options: RenderQueueOptions;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #unavailable: RenderResult | null = null;

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  /** Why no page can be rendered at all; null as long as that is not known. */
  get unavailable(): RenderResult | null {
    return this.#unavailable;
  }

  async render(request: RenderRequest, at: number): Promise<RenderResult> {
    const result = await this.#add(request, at);
    return result.kind === 'failed' && result.isOurs ? this.#add(request, urgency.retry) : result;
  }

  #add(request: RenderRequest, at: number): Promise<RenderResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, urgency: at, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= concurrency || this.#waiting.length === 0) return;
    const first = this.#waiting.reduce((best, each) => (each.urgency < best.urgency ? each : best));
    this.#waiting.splice(this.#waiting.indexOf(first), 1);
    this.#running += 1;
    this.#perform(first)
      .then(first.resolve, first.reject)
      .finally(() => {
        this.#running -= 1;
        this.#options.onStep(null);
        this.#next();
      });
    this.#next();
  }

  async #perform({ request }: Waiting): Promise<RenderResult> {
    const { renderPage, mayVisit, signal, onStep } = this.#options;
    signal.throwIfAborted();
    if (this.#unavailable !== null) return this.#unavailable;
    onStep(request.url);
    const result = await renderPage(request, signal, mayVisit);
    if (result.kind === 'unavailable') this.#unavailable = result;
    return result;
  }
}
