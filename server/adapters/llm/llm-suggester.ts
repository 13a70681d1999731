/** A suggester that uses a language model on top of the built-in one: whatever the model does, the report is complete. */
import type { ModelDesignNote, PageScreenshot } from '@pagewright/engine/model/page-screenshot';
import { createUniqueTexts } from '@pagewright/engine/suggest/accept/unique-texts';
import {
  builtInName,
  type PageSuggestionInput,
  type PageSuggestions,
  type SiteSuggestionInput,
  type SiteSuggestions,
  type Suggester,
  type SuggesterSession,
  type SuggesterTools,
  type SuggestionFallback,
} from '@pagewright/engine/suggest/suggester';
import { type Clock, systemClock } from './clock.ts';
import { acceptComparison, comparisonPrompt } from './comparison-prompt.ts';
import { connectModel } from './connect-model.ts';
import { acceptRemarks, designPrompt } from './design-prompt.ts';
import { mergePage } from './merge-page.ts';
import { mergeSite } from './merge-site.ts';
import {
  createModelClient,
  estimateTokens,
  imageTokens,
  type ModelAnswerCache,
  type ModelClient,
} from './model-client.ts';
import { ModelError } from './model-errors.ts';
import { limitsOf, type ModelLimits, type ModelSettings } from './model-settings.ts';
import { isProviderAlive } from './probe-provider.ts';
import { createReplyModes } from './reply-modes.ts';
import { imagesToName, type PageReply, pagePrompt, type SeenImages } from './page-prompt.ts';
import { sitePrompt } from './site-prompt.ts';

export interface LlmSuggesterParts {
  readonly settings: ModelSettings;
  /** The built-in suggester. */
  readonly builtIn: Suggester;
  readonly cache: ModelAnswerCache | null;
  readonly limits?: Partial<ModelLimits>;
  readonly clock?: Clock;
  /** Called when it begins to wait for the model, and when it does no longer. */
  readonly onBusy?: (isBusy: boolean) => void;
}

const wholePage = ['title', 'description', 'suggestions', 'headings', 'links', 'alt texts'];
const wholeSite = ['overview', 'explanations'];
/** Average tokens of an answer about a page. */
const answerTokens = 900;

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

async function attempt<T>(work: Promise<T>, signal: AbortSignal): Promise<Attempt<T>> {
  try {
    return { value: await work };
  } catch (error) {
    signal.throwIfAborted();
    return { failure: error instanceof ModelError ? error : new ModelError('down') };
  }
}

class LlmSession {
  readonly #site: SiteSuggestionInput;
  readonly #builtIn: SuggesterSession;
  readonly #client: ModelClient;
  readonly #name: string;
  readonly #fetchImage: SuggesterTools['fetchImage'];
  readonly #inTurn = createQueue();
  readonly #taken = createUniqueTexts();

  constructor(
    site: SiteSuggestionInput,
    parts: { builtIn: SuggesterSession; client: ModelClient; name: string } & SuggesterTools,
  ) {
    this.#site = site;
    this.#builtIn = parts.builtIn;
    this.#client = parts.client;
    this.#name = parts.name;
    this.#fetchImage = parts.fetchImage;
  }

  #filledBy(
    parts: readonly string[],
    { message, isFinal }: ModelError,
  ): { writtenBy: string; fallback: SuggestionFallback } {
    const end = isFinal ? ' and was not called again' : '';
    return { writtenBy: builtInName, fallback: { parts, why: `${this.#name} ${message}${end}` } };
  }

  async suggestPage(url: string, signal: AbortSignal): Promise<PageSuggestions> {
    const page = this.#site.pages.find(({ brief }) => brief.url === url);
    if (page === undefined) throw new Error('The page is not one of the site.');
    const [builtIn, answer] = await Promise.all([
      this.#inTurn(() => this.#builtIn.suggestPage(url, signal)),
      this.#requestPage(page, signal),
    ]);
    if ('failure' in answer) return { ...builtIn, ...this.#filledBy(wholePage, answer.failure) };
    const [site, name, taken] = [this.#site, this.#name, this.#taken];
    return mergePage({ site, page, builtIn, ...answer.value, name, taken });
  }

  /** A model that refuses images is retried without. */
  async #requestPage(
    page: PageSuggestionInput,
    signal: AbortSignal,
  ): Promise<Attempt<{ readonly answer: PageReply; readonly seen: SeenImages }>> {
    const send = async (seen: SeenImages) => ({
      answer: await this.#client.generate(pagePrompt(this.#site, page, seen), signal),
      seen,
    });
    const seen = await this.#fetchImages(page, signal);
    const answer = await attempt(send(seen), signal);
    const rejectsImages = 'failure' in answer && answer.failure.kind === 'refused' && seen.size > 0;
    return rejectsImages ? attempt(send(new Map()), signal) : answer;
  }

  /** Images that cannot be fetched are skipped. */
  async #fetchImages(page: PageSuggestionInput, signal: AbortSignal): Promise<SeenImages> {
    const read = this.#fetchImage;
    if (read === undefined) return new Map();
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
    const answer = await attempt(this.#client.generate(designPrompt(page), signal), signal);
    if ('failure' in answer) throw answer.failure;
    return acceptRemarks(answer.value, page, this.#site.domain);
  }

  async suggestSite(
    insights: Parameters<SuggesterSession['suggestSite']>[0],
    signal: AbortSignal,
  ): Promise<SiteSuggestions> {
    const [builtIn, answer] = await Promise.all([
      this.#inTurn(() => this.#builtIn.suggestSite(insights, signal)),
      attempt(this.#client.generate(sitePrompt(this.#site, insights), signal), signal),
    ]);
    if ('failure' in answer) return { ...builtIn, ...this.#filledBy(wholeSite, answer.failure) };
    return mergeSite(builtIn, answer.value, { site: this.#site, name: this.#name });
  }
}

export function createLlmSuggester({ settings, builtIn, cache, ...more }: LlmSuggesterParts): Suggester {
  const limits = { ...limitsOf(settings), ...more.limits };
  const clock = more.clock ?? systemClock;
  const name = settings.model;
  const modes = createReplyModes();
  const isAlive = (): Promise<boolean> => isProviderAlive(settings, clock);
  const connectClient = async (): Promise<ModelClient> => {
    const modelKey = `${settings.provider} ${settings.baseUrl ?? ''} ${settings.model}`;
    const model = await connectModel(settings, limits.answerBytes);
    const { onBusy } = more;
    return createModelClient({
      model,
      modelKey,
      cache,
      limits,
      clock,
      modes,
      isAlive,
      ...(onBusy && { onBusy }),
    });
  };
  return {
    name,
    acceptsImages: settings.acceptsImages,
    compare: async (sites, signal) => {
      const reply = connectClient().then((client) => client.generate(comparisonPrompt(sites), signal));
      const answer = await attempt(reply, signal);
      if ('failure' in answer) throw answer.failure;
      return acceptComparison(answer.value, sites);
    },
    open: async (site, signal, help = {}) => {
      const client = await connectClient();
      const builtInSession = await builtIn.open(site, signal);
      const imageHelp = settings.acceptsImages ? help : {};
      const session = new LlmSession(site, { builtIn: builtInSession, client, name, ...imageHelp });
      const shown = imageHelp.fetchImage === undefined ? 0 : imageTokens;
      const estimatedTokens = site.pages.reduce((sum, page) => {
        const { system, prompt } = pagePrompt(site, page);
        return sum + estimateTokens(system + prompt) + imagesToName(page).length * shown + answerTokens;
      }, 0);
      return {
        atOnce: limits.atOnce,
        suggestPage: (url, stop) => session.suggestPage(url, stop),
        suggestSite: (insights, stop) => session.suggestSite(insights, stop),
        ...(settings.acceptsImages && {
          writeDesignNotes: (page: PageScreenshot, stop: AbortSignal) => session.writeDesignNotes(page, stop),
        }),
        close: () => builtInSession.close(),
        usage: () => ({ ...client.usage(), estimatedTokens }),
      };
    },
  };
}
