/** One site with a language model: whatever the model does, each page is complete. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import type { ModelDesignNote, PageScreenshot } from '@pagewright/engine/model/page-screenshot';
import { lazily } from '@pagewright/engine/suggest/accept/facts';
import { siteFacts } from '@pagewright/engine/suggest/accept/page-texts';
import { createUniqueTexts } from '@pagewright/engine/suggest/accept/unique-texts';
import type {
  PageSuggestionInput,
  PageSuggestions,
  SiteSuggestionInput,
  SiteSuggestions,
  SuggesterSession,
  SuggesterTools,
  SuggestionFallback,
} from '@pagewright/engine/suggest/suggester';
import { type AcceptedPage, PageChecker } from './accept-page.ts';
import { acceptRemarks, designPrompt } from './design-prompt.ts';
import { mergePage } from './merge-page.ts';
import { mergeSite } from './merge-site.ts';
import type { ModelClient } from './model-client.ts';
import { ModelError } from './model-errors.ts';
import { type PageReply, pagePrompt } from './page-prompt.ts';
import { imagesToName, type PageHelp, type SeenImages, type SiteHelp } from './page-prompt-data.ts';
import { repairPrompt, withTexts } from './repair-prompt.ts';
import { sitePrompt } from './site-prompt.ts';

const wholePage = ['title', 'description', 'suggestions', 'headings', 'links', 'alt texts'];
const wholeSite = ['overview', 'explanations'];

/** One after the other: the built-in suggester has one thread. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

type Attempt<T> = { readonly value: T } | { readonly failure: ModelError };

export async function attempt<T>(work: Promise<T>, signal: AbortSignal): Promise<Attempt<T>> {
  try {
    return { value: await work };
  } catch (error) {
    signal.throwIfAborted();
    return { failure: error instanceof ModelError ? error : new ModelError('down') };
  }
}

/** Whether the model is shown images: until it refuses one. */
export interface ImageUse {
  isOn: boolean;
}

const unsureTexts = ({ title, description, origins, headings, altTexts }: AcceptedPage): string[] =>
  [
    { text: title, origin: origins.title },
    { text: description, origin: origins.description },
    ...headings,
    ...altTexts,
  ].flatMap(({ text, origin }) => (text === null || origin?.checked !== false ? [] : text));

export class LlmSession {
  readonly #site: SiteSuggestionInput;
  readonly #builtIn: SuggesterSession;
  readonly #client: ModelClient;
  readonly #name: string;
  readonly #fetchImage: SuggesterTools['fetchImage'];
  readonly #help: SiteHelp;
  readonly #images: ImageUse;
  readonly #inTurn = createQueue();
  readonly #taken = createUniqueTexts();
  readonly #facts = lazily(() => siteFacts(this.#site, this.#site.pages[0]?.brief.language ?? 'en'));
  #overview: Promise<SiteOverview | null> | null = null;
  #lastDecided: Promise<void> = Promise.resolve();

  constructor(
    site: SiteSuggestionInput,
    parts: {
      builtIn: SuggesterSession;
      client: ModelClient;
      name: string;
      help: SiteHelp;
      images: ImageUse;
    } & SuggesterTools,
  ) {
    this.#site = site;
    this.#builtIn = parts.builtIn;
    this.#client = parts.client;
    this.#name = parts.name;
    this.#fetchImage = parts.fetchImage;
    this.#help = parts.help;
    this.#images = parts.images;
  }

  #filledBy(
    parts: readonly string[],
    { message, isFinal }: ModelError,
  ): { writtenBy: string; fallback: SuggestionFallback } {
    const end = isFinal ? ' and was not called again' : '';
    return { writtenBy: builtInName, fallback: { parts, why: `${this.#name} ${message}${end}` } };
  }

  /** What the built-in suggester says of the business; once, before the first page. */
  #businessContext(signal: AbortSignal): Promise<SiteOverview | null> {
    this.#overview ??= this.#inTurn(() => this.#builtIn.suggestSite({}, signal)).then(
      ({ overview }) => overview,
      () => null,
    );
    return this.#overview;
  }

  async suggestPage(url: string, signal: AbortSignal): Promise<PageSuggestions> {
    const page = this.#site.pages.find(({ brief }) => brief.url === url);
    if (page === undefined) throw new Error('The page is not one of the site.');
    const before = this.#lastDecided;
    const { promise, resolve: decided } = Promise.withResolvers<void>();
    this.#lastDecided = promise;
    try {
      return await this.#writePage(page, before, signal);
    } finally {
      decided();
    }
  }

  /** Of two pages with the same title the one that was begun first, the more important, has it. */
  async #writePage(
    page: PageSuggestionInput,
    before: Promise<void>,
    signal: AbortSignal,
  ): Promise<PageSuggestions> {
    const { url } = page.brief;
    const [overview, builtIn] = await Promise.all([
      this.#businessContext(signal),
      this.#inTurn(() => this.#builtIn.suggestPage(url, signal)),
    ]);
    const answer = await this.#requestPage(page, { site: this.#help, overview, draft: builtIn }, signal);
    if ('failure' in answer) return { ...builtIn, ...this.#filledBy(wholePage, answer.failure) };
    await before;
    return this.#mergeAnswer(page, answer.value, signal);
  }

  /** Mended once where it has faults; the built-in suggester writes the rest anew around it. */
  async #mergeAnswer(
    page: PageSuggestionInput,
    { answer, seen }: { readonly answer: PageReply; readonly seen: SeenImages },
    signal: AbortSignal,
  ): Promise<PageSuggestions> {
    const [site, name, taken] = [this.#site, this.#name, this.#taken];
    const checker = new PageChecker({ site, page, name, taken, seen, facts: this.#facts() });
    const accepted = checker.accept(await this.#repair(answer, { page, checker }, signal));
    const { title, description, headings, altTexts } = accepted;
    const given = { title, description, headings, altTexts, unsure: unsureTexts(accepted) };
    const builtIn = await this.#inTurn(() => this.#builtIn.suggestPage(page.brief.url, signal, given));
    const mainHeadings = builtIn.headings.filter(({ level }) => level === 1).map(({ text }) => text);
    for (const words of [builtIn.title, builtIn.description, ...mainHeadings])
      if (words !== null) taken.add(words);
    return mergePage({
      accepted,
      builtIn,
      issues: page.issues.length,
      ruleOf: (at) => page.issues[at]?.ruleId ?? null,
      most: site.suggestionsPerPage,
      name,
    });
  }

  /** A model that refuses images is retried without, and gets none from then on. */
  async #requestPage(
    page: PageSuggestionInput,
    help: PageHelp,
    signal: AbortSignal,
  ): Promise<Attempt<{ readonly answer: PageReply; readonly seen: SeenImages }>> {
    const send = async (seen: SeenImages) => ({
      answer: await this.#client.generate(pagePrompt({ site: this.#site, page, seen, help }), signal),
      seen,
    });
    const seen = await this.#fetchImages(page, signal);
    const answer = await attempt(send(seen), signal);
    if (!('failure' in answer) || answer.failure.kind !== 'refused' || seen.size === 0) return answer;
    const without = await attempt(send(new Map()), signal);
    if (!('failure' in without)) this.#images.isOn = false;
    return without;
  }

  /** Once; of each text the try with fewer faults is used. */
  async #repair(
    answer: PageReply,
    { page: { brief }, checker }: { readonly page: PageSuggestionInput; readonly checker: PageChecker },
    signal: AbortSignal,
  ): Promise<PageReply> {
    const faulty = checker.faultsIn(answer);
    if (faulty.length === 0) return answer;
    const prompt = repairPrompt(faulty, { brief, note: this.#site.additionalInfo });
    const again = await attempt(this.#client.generate(prompt, signal), signal);
    if ('failure' in again) return answer;
    const texts = again.value.texts.filter(({ id, text }) => {
      const before = faulty.find((each) => each.id === id);
      return before !== undefined && checker.isBetter(before, text);
    });
    return withTexts(answer, { texts });
  }

  /** Images that cannot be fetched are skipped. */
  async #fetchImages(page: PageSuggestionInput, signal: AbortSignal): Promise<SeenImages> {
    const read = this.#fetchImage;
    if (read === undefined || !this.#images.isOn) return new Map();
    const seen = await Promise.all(
      imagesToName(page).map(async ({ src }) => {
        const picture = await read(src, signal).catch(() => null);
        return picture === null ? [] : [[src, picture] as const];
      }),
    );
    signal.throwIfAborted();
    return new Map(seen.flat());
  }

  /** Rejects with half a sentence; measured design notes stay. */
  async writeDesignNotes(page: PageScreenshot, signal: AbortSignal): Promise<readonly ModelDesignNote[]> {
    if (!this.#images.isOn) throw new ModelError('refused', null, 'images');
    const { additionalInfo: note, domain, pages } = this.#site;
    const brief = pages.find((each) => each.brief.url === page.url)?.brief ?? null;
    const context = { note, business: await this.#businessContext(signal), brief };
    const answer = await attempt(this.#client.generate(designPrompt(page, context), signal), signal);
    if ('failure' in answer) throw answer.failure;
    return acceptRemarks(answer.value, page, { domain, note });
  }

  async suggestSite(
    insights: Parameters<SuggesterSession['suggestSite']>[0],
    signal: AbortSignal,
  ): Promise<SiteSuggestions> {
    const builtIn = await this.#inTurn(() => this.#builtIn.suggestSite(insights, signal));
    const prompt = sitePrompt(this.#site, builtIn.insights, builtIn.overview);
    const answer = await attempt(this.#client.generate(prompt, signal), signal);
    if ('failure' in answer) return { ...builtIn, ...this.#filledBy(wholeSite, answer.failure) };
    const merged = mergeSite(builtIn, answer.value, {
      site: this.#site,
      name: this.#name,
      facts: this.#facts(),
    });
    return { ...merged, notes: [...this.#noteUse(builtIn.notes), ...this.#imageNotes()] };
  }

  /** A model reads the whole note; what the built-in suggester made of it is beside the point. */
  #noteUse(builtIn: readonly string[]): readonly string[] {
    if (this.#site.additionalInfo.trim() === '') return builtIn;
    return [`Your additional information was given to ${this.#name} with every page.`];
  }

  #imageNotes(): readonly string[] {
    const hasImages = this.#site.pages.some((page) => imagesToName(page).length > 0);
    if (this.#images.isOn || !hasImages) return [];
    return [
      `${this.#name} cannot be shown images, so alt texts come from captions, file names and the text around them.`,
    ];
  }
}
