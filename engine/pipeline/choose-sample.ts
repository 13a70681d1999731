/** Chooses the pages of a large site that a browser opens and that get suggestions: one of each template, and the best-linked. */
import type { FinishedRow } from './audit-rows.ts';

interface Candidate {
  readonly url: string;
  readonly inlinks: number;
  readonly pageRank: number;
}

const isBetter = (one: Candidate, other: Candidate): boolean =>
  one.pageRank > other.pageRank || (one.pageRank === other.pageRank && one.url < other.url);

/** Sees each page once, and keeps what fits into the sample. */
export class SampleChooser {
  readonly #most: number;
  readonly #templates = new Map<string, { best: Candidate; pages: number }>();
  #linked: Candidate[] = [];
  #home: string | null = null;

  constructor(most: number) {
    this.#most = most;
  }

  add({ page, clicks, inlinks, pageRank }: FinishedRow): void {
    const { url, template } = page;
    if (clicks === 0) this.#home ??= url;
    if (page.indexable !== true) return;
    const candidate = { url, inlinks, pageRank };
    if (template !== undefined) this.#addTo(template, candidate);
    const last = this.#linked.at(-1);
    if (this.#linked.length >= this.#most && last !== undefined && last.inlinks >= inlinks) return;
    this.#linked = [...this.#linked, candidate].sort((a, b) => b.inlinks - a.inlinks).slice(0, this.#most);
  }

  #addTo(template: string, candidate: Candidate): void {
    const known = this.#templates.get(template);
    const best = known === undefined || isBetter(candidate, known.best) ? candidate : known.best;
    this.#templates.set(template, { best, pages: (known?.pages ?? 0) + 1 });
  }

  /** The home page, the best of each template from the largest on, then pages by their links. */
  choose(): string[] {
    const templates = [...this.#templates.values()].sort((a, b) => b.pages - a.pages);
    const urls = [
      ...(this.#home === null ? [] : [this.#home]),
      ...templates.map(({ best }) => best.url),
      ...this.#linked.map(({ url }) => url),
    ];
    return [...new Set(urls)].slice(0, this.#most);
  }
}
