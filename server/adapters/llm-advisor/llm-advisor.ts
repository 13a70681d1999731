/** An analyst that asks a model and stands on the built-in one: whatever the model does, every part of the report is written. */
import {
  type AdviceHelp,
  type AdviceSession,
  type AdvisedPage,
  type AdvisedSite,
  type Advisor,
  builtInName,
  type FilledIn,
  type PageForAdvice,
  type PageForEyes,
  type SeenRemark,
  type SiteForAdvice,
} from '@pagewright/engine/advise/advisor';
import { type AnswerCache, type Asker, createAsker, estimateTokens, pictureTokens } from './ask-model.ts';
import { comparisonQuestion, takeComparison } from './comparison-question.ts';
import { connectModel } from './connect-model.ts';
import { designQuestion, takeRemarks } from './design-question.ts';
import { mergePage } from './merge-page.ts';
import { mergeSite } from './merge-site.ts';
import { type ModelLimits, type ModelSettings, usualLimits } from './model-settings.ts';
import { ModelTrouble } from './model-trouble.ts';
import { imagesToName, type PageAnswer, pageQuestion, type SeenImages } from './page-question.ts';
import { siteQuestion } from './site-question.ts';

export interface LlmAdvisorParts {
  readonly settings: ModelSettings;
  /** The built-in analyst. */
  readonly floor: Advisor;
  readonly cache: AnswerCache | null;
  readonly limits?: Partial<ModelLimits>;
  readonly now?: () => number;
}

const wholePage = ['title', 'description', 'suggestions', 'headings', 'links', 'alt texts'];
const wholeSite = ['overview', 'explanations'];
/** What an answer about a page is in the mean. */
const answerTokens = 900;

/** One after the other: the built-in analyst has one desk. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

type Settled<T> = { readonly value: T } | { readonly trouble: ModelTrouble };

async function settle<T>(work: Promise<T>, signal: AbortSignal): Promise<Settled<T>> {
  try {
    return { value: await work };
  } catch (error) {
    signal.throwIfAborted();
    return { trouble: error instanceof ModelTrouble ? error : new ModelTrouble('down') };
  }
}

class LlmSession {
  readonly #site: SiteForAdvice;
  readonly #floor: AdviceSession;
  readonly #asker: Asker;
  readonly #name: string;
  readonly #readPicture: AdviceHelp['readPicture'];
  readonly #inTurn = createQueue();
  readonly #taken = new Set<string>();

  constructor(site: SiteForAdvice, parts: { floor: AdviceSession; asker: Asker; name: string } & AdviceHelp) {
    this.#site = site;
    this.#floor = parts.floor;
    this.#asker = parts.asker;
    this.#name = parts.name;
    this.#readPicture = parts.readPicture;
  }

  #filledBy(parts: readonly string[], { message }: ModelTrouble): { writtenBy: string; filledIn: FilledIn } {
    return { writtenBy: builtInName, filledIn: { parts, why: `${this.#name} ${message}` } };
  }

  async advisePage(url: string, signal: AbortSignal): Promise<AdvisedPage> {
    const page = this.#site.pages.find(({ brief }) => brief.url === url);
    if (page === undefined) throw new Error('The page is not one of the site.');
    const [floor, answer] = await Promise.all([
      this.#inTurn(() => this.#floor.advisePage(url, signal)),
      this.#askAbout(page, signal),
    ]);
    if ('trouble' in answer) return { ...floor, ...this.#filledBy(wholePage, answer.trouble) };
    const [site, name, taken] = [this.#site, this.#name, this.#taken];
    return mergePage({ site, page, floor, ...answer.value, name, taken });
  }

  /** A model that takes no pictures after all is asked once more without. */
  async #askAbout(
    page: PageForAdvice,
    signal: AbortSignal,
  ): Promise<Settled<{ readonly answer: PageAnswer; readonly seen: SeenImages }>> {
    const ask = async (seen: SeenImages) => ({
      answer: await this.#asker.ask(pageQuestion(this.#site, page, seen), signal),
      seen,
    });
    const seen = await this.#look(page, signal);
    const answer = await settle(ask(seen), signal);
    const isBlind = 'trouble' in answer && answer.trouble.kind === 'refused' && seen.size > 0;
    return isBlind ? settle(ask(new Map()), signal) : answer;
  }

  /** Pictures that cannot be had are done without. */
  async #look(page: PageForAdvice, signal: AbortSignal): Promise<SeenImages> {
    const read = this.#readPicture;
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

  /** Trouble is told as half a sentence: the measured remarks stand without. */
  async remark(page: PageForEyes, signal: AbortSignal): Promise<readonly SeenRemark[]> {
    const answer = await settle(this.#asker.ask(designQuestion(page), signal), signal);
    if ('trouble' in answer) throw answer.trouble;
    return takeRemarks(answer.value, page, this.#site.domain);
  }

  async adviseSite(
    insights: Parameters<AdviceSession['adviseSite']>[0],
    signal: AbortSignal,
  ): Promise<AdvisedSite> {
    const [floor, answer] = await Promise.all([
      this.#inTurn(() => this.#floor.adviseSite(insights, signal)),
      settle(this.#asker.ask(siteQuestion(this.#site, insights), signal), signal),
    ]);
    if ('trouble' in answer) return { ...floor, ...this.#filledBy(wholeSite, answer.trouble) };
    return mergeSite(floor, answer.value, { domain: this.#site.domain, name: this.#name });
  }
}

export function createLlmAdvisor({ settings, floor, cache, ...more }: LlmAdvisorParts): Advisor {
  const limits = { ...usualLimits, ...more.limits };
  const now = more.now ?? Date.now;
  const name = settings.model;
  const openAsker = async (): Promise<Asker> => {
    const modelKey = `${settings.provider} ${settings.baseUrl ?? ''} ${settings.model}`;
    const model = await connectModel(settings, limits.answerBytes);
    return createAsker({ model, modelKey, cache, limits, now });
  };
  return {
    name,
    hasEyes: settings.hasEyes,
    compare: async (sites, signal) => {
      const asking = openAsker().then((asker) => asker.ask(comparisonQuestion(sites), signal));
      const answer = await settle(asking, signal);
      if ('trouble' in answer) throw answer.trouble;
      return takeComparison(answer.value, sites);
    },
    open: async (site, signal, help = {}) => {
      const asker = await openAsker();
      const below = await floor.open(site, signal);
      const eyes = settings.hasEyes ? help : {};
      const session = new LlmSession(site, { floor: below, asker, name, ...eyes });
      const shown = eyes.readPicture === undefined ? 0 : pictureTokens;
      const estimatedTokens = site.pages.reduce((sum, page) => {
        const { system, prompt } = pageQuestion(site, page);
        return sum + estimateTokens(system + prompt) + imagesToName(page).length * shown + answerTokens;
      }, 0);
      return {
        atOnce: limits.atOnce,
        advisePage: (url, stop) => session.advisePage(url, stop),
        adviseSite: (insights, stop) => session.adviseSite(insights, stop),
        ...(settings.hasEyes && {
          remark: (page: PageForEyes, stop: AbortSignal) => session.remark(page, stop),
        }),
        close: () => below.close(),
        usage: () => ({ ...asker.usage(), estimatedTokens }),
      };
    },
  };
}
