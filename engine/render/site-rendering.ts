/** Decides while a site is crawled which of its pages are rendered, and which version of a page is audited. */

import { limits } from '@pagewright/contract/limits';
import { urlPatternOf } from '@pagewright/contract/url-pattern';
import { extractHtml } from '../extract/extract-html.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { ReadVersion } from '../model/render-facts.ts';
import type { RobotsTxt } from '../model/robots-txt.ts';
import type { StructuredDataFacts } from '../model/structured-facts.ts';
import type { MayVisit, RenderPage, RenderResult } from './page-renderer.ts';
import { mergeVersions, readVersionOf, renderedResponse } from './read-version.ts';
import { RenderQueue, urgency } from './render-queue.ts';
import { areDifferent, suspectScripts } from './script-dependence.ts';

/** A page that was rendered, or was to be. */
export interface PageRendering {
  readonly url: string;
  readonly result: RenderResult;
  readonly raw: ReadVersion;
  /** Null where there is none. */
  readonly rendered: ReadVersion | null;
  readonly structuredData: StructuredDataFacts | null;
  /** Whether only its document was wanted, without design, accessibility and layout. */
  readonly isDocumentOnly: boolean;
}

export interface SiteRenderings {
  /** In the order in which the pages were read. */
  readonly renderings: readonly PageRendering[];
  /** Why a page was not rendered, by its URL: half a sentence. */
  readonly skipped: ReadonlyMap<string, string>;
  /** Pages that were audited as they were sent, and proved to depend on scripts when they were rendered at the end. */
  readonly late: readonly AuditedVersion[];
}

/** A page as its rules are to see it. */
export interface AuditedVersion {
  readonly facts: PageFacts;
  readonly version: 'html' | 'rendered';
}

/** A page that is being rendered. */
export interface Reading {
  /** As it is to be audited, once that is known. */
  readonly version: Promise<AuditedVersion>;
}

export interface SiteRenderingOptions {
  readonly renderPage: RenderPage;
  readonly mayVisit?: MayVisit;
  readonly extract: (page: FetchedPage) => PageFacts | Promise<PageFacts>;
  readonly normalise: (url: string) => string | null;
  /** The robots.txt files that are known so far. */
  readonly robots: () => readonly RobotsTxt[];
  readonly wantsModelImage: boolean;
  readonly signal: AbortSignal;
  readonly onStep: (url: string | null, share: number) => void;
}

/** What one rendering starts from. */
interface RenderTask {
  readonly page: FetchedPage;
  readonly raw: ReadVersion;
  readonly isDocumentOnly: boolean;
}

/** A page that is rendered with all measurements if there is room when all templates are known. */
interface Offer {
  readonly page: FetchedPage;
  readonly facts: PageFacts;
  readonly template: string;
}

/** Pages beyond the first of their template that are rendered before the crawl has found all templates. */
const furtherDuringCrawl = 6;

export const templateOf = ({ url, fingerprint }: Pick<PageFacts, 'url' | 'fingerprint'>): string =>
  `${fingerprint.skeletonHash} ${urlPatternOf(url)}`;

export class SiteRendering {
  readonly #options: SiteRenderingOptions;
  readonly #queue: RenderQueue;
  /** By URL, in the order of the crawl; null until the page is rendered. */
  readonly #renderings = new Map<string, Promise<PageRendering> | null>();
  readonly #skipped = new Map<string, string>();
  /** Whether the pages of a template depend on scripts, by what its first page shows. */
  readonly #verdicts = new Map<string, Promise<boolean>>();
  /** Templates of which a page is part of the design analysis. */
  readonly #seenTemplates = new Set<string>();
  /** Pages that may be rendered if there is room. */
  readonly #offered: Offer[] = [];
  #forScripts = 0;
  #samples = 0;
  #done = 0;

  constructor(options: SiteRenderingOptions) {
    this.#options = options;
    this.#queue = new RenderQueue({ ...options, onStep: (url) => this.#report(url) });
  }

  /** To be called page by page, in the order of the crawl. Null when the page is to be audited as it was fetched. */
  async read(page: FetchedPage, facts: PageFacts): Promise<Reading | null> {
    if (this.#renderings.has(page.url) || this.#skipped.has(page.url)) return null;
    const template = templateOf(facts);
    const suspicion = suspectScripts(facts);
    if (suspicion !== null) return this.#readForScripts(page, facts, suspicion);
    if (this.#takesSample(template)) return this.#readSample(page, facts, template);
    const isDependent = await this.#verdicts.get(template);
    if (isDependent === true)
      return this.#readForScripts(page, facts, 'scripts change the other pages of its template');
    this.#renderings.set(page.url, null);
    this.#addOffer({ page, facts, template });
    return null;
  }

  /** When the crawl is over: renders what there is room for, and waits for all. */
  async finish(): Promise<SiteRenderings> {
    const further = this.#chooseFurther().map(({ page, facts }) =>
      this.#readRendered(page, facts, { isDocumentOnly: false, at: urgency.further }),
    );
    const late = (await Promise.all(further)).filter(({ version }) => version === 'rendered');
    const renderings = await Promise.all([...this.#renderings.values()].flatMap((each) => each ?? []));
    return { renderings, skipped: this.#explainSkipped(), late };
  }

  #readForScripts(page: FetchedPage, facts: PageFacts, because: string): Reading | null {
    if (this.#forScripts >= limits.rendering.scriptPages) {
      this.#skipped.set(
        page.url,
        `${because}, but the ${limits.rendering.scriptPages} such pages that one analysis renders were used up`,
      );
      return null;
    }
    this.#forScripts += 1;
    const template = templateOf(facts);
    const isDocumentOnly = !this.#takesSample(template);
    if (isDocumentOnly) this.#addOffer({ page, facts, template });
    return { version: this.#readRendered(page, facts, { isDocumentOnly, at: urgency.dependsOnScripts }) };
  }

  #readSample(page: FetchedPage, facts: PageFacts, template: string): Reading {
    const isFirst = !this.#verdicts.has(template);
    const at = isFirst ? urgency.sample : urgency.further;
    const version = this.#readRendered(page, facts, { isDocumentOnly: false, at });
    if (isFirst) {
      const verdict = version.then((audited) => audited.version === 'rendered');
      verdict.catch(() => undefined);
      this.#verdicts.set(template, verdict);
    }
    return { version };
  }

  /** Takes one of the places of the design analysis, if one is left for this template. */
  #takesSample(template: string): boolean {
    const isNew = !this.#seenTemplates.has(template);
    if (this.#samples >= (isNew ? limits.rendering.pages : furtherDuringCrawl)) return false;
    this.#seenTemplates.add(template);
    this.#samples += 1;
    return true;
  }

  async #readRendered(
    page: FetchedPage,
    raw: PageFacts,
    { isDocumentOnly, at }: { readonly isDocumentOnly: boolean; readonly at: number },
  ): Promise<AuditedVersion> {
    const rawVersion = readVersionOf(raw, this.#options.normalise);
    const { result, rendered } = await this.#start({ page, raw: rawVersion, isDocumentOnly }, at);
    if (result.kind !== 'rendered' || rendered === null || result.renderedHtml === null)
      return { facts: raw, version: 'html' };
    if (!areDifferent(rawVersion, rendered)) return { facts: raw, version: 'html' };
    const facts = await this.#options.extract(renderedResponse(page, result.renderedHtml));
    return { facts: mergeVersions(raw, facts), version: 'rendered' };
  }

  #addOffer(offer: Offer): void {
    if (this.#offered.length < limits.rendering.pages) this.#offered.push(offer);
  }

  /** One of each template in turn. */
  #chooseFurther(): readonly Offer[] {
    const templates = [...Map.groupBy(this.#offered, ({ template }) => template).values()];
    const turns = Math.max(0, ...templates.map(({ length }) => length));
    const inTurn = Array.from({ length: turns }, (_, turn) => templates.flatMap((own) => own[turn] ?? []));
    return inTurn.flat().slice(0, Math.max(0, limits.rendering.pages - this.#samples));
  }

  #start({ page, raw, isDocumentOnly }: RenderTask, at: number): Promise<PageRendering> {
    const { url } = page;
    const { robots, wantsModelImage } = this.#options;
    const request = {
      url,
      robots: robots(),
      ...(isDocumentOnly ? { isDocumentOnly } : wantsModelImage && { wantsModelImage }),
    };
    const rendering = this.#queue.render(request, at).then((result): PageRendering => {
      this.#done += 1;
      const html = result.kind === 'rendered' ? result.renderedHtml : null;
      const known = { url, result, raw, isDocumentOnly };
      if (html === null) return { ...known, rendered: null, structuredData: null };
      const headers = { ...page.headers, 'content-type': 'text/html; charset=utf-8' };
      const facts = extractHtml({ html, url, headers });
      const rendered = readVersionOf(facts, this.#options.normalise);
      return { ...known, rendered, structuredData: facts.structuredData };
    });
    this.#renderings.set(url, rendering);
    return rendering;
  }

  #explainSkipped(): ReadonlyMap<string, string> {
    const { pages } = limits.rendering;
    const because = `its HTML has what scripts would show, and ${pages} pages of the site were rendered already`;
    for (const [url, rendering] of this.#renderings) if (rendering === null) this.#skipped.set(url, because);
    return this.#skipped;
  }

  #report(url: string | null): void {
    const planned = [...this.#renderings.values()].filter((each) => each !== null).length;
    this.#options.onStep(url, planned === 0 ? 0 : this.#done / planned);
  }
}
