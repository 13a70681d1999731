/** A suggester that uses a language model on top of the built-in one: whatever the model does, the report is complete. */
import { costOf, estimateSiteTokens } from '@pagewright/contract/pricing/scan-tokens';
import type { PageScreenshot } from '@pagewright/engine/model/page-screenshot';
import type { Suggester } from '@pagewright/engine/suggest/suggester';
import { type Clock, systemClock } from './clock.ts';
import { acceptComparison, comparisonPrompt } from './comparison-prompt.ts';
import { connectModel } from './connect-model.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { attempt, type ImageUse, LlmSession } from './llm-session.ts';
import type { CallLocalModel } from './local/local-port.ts';
import { createModelClient, imageTokens, type ModelAnswerCache, type ModelClient } from './model-client.ts';
import { limitsOf, type ModelLimits, type ModelSettings, nameOf } from './model-settings.ts';
import { pagePrompt } from './page-prompt.ts';
import { imagesToName, openSiteHelp } from './page-prompt-data.ts';
import { isProviderAlive } from './probe-provider.ts';
import { createReplyModes } from './reply-modes.ts';

export interface LlmSuggesterParts {
  readonly settings: ModelSettings;
  /** The built-in suggester. */
  readonly builtIn: Suggester;
  readonly cache: ModelAnswerCache | null;
  readonly limits?: Partial<ModelLimits>;
  readonly clock?: Clock;
  /** Reaches a model on this machine, for a user; missing for all others. */
  readonly callLocal?: (userId: string | null) => CallLocalModel;
  /** Called when it begins to wait for the model, and when it does no longer. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/** In the mean of ten sites: an answer about a page; the schema of the answer, and the drafts that are not known yet. */
const [answerTokens, unknownTokens] = [700, 350];

export function createLlmSuggester({ settings, builtIn, cache, ...more }: LlmSuggesterParts): Suggester {
  const limits = { ...limitsOf(settings), ...more.limits };
  const clock = more.clock ?? systemClock;
  const name = nameOf(settings);
  const modes = createReplyModes(settings.provider);
  const images: ImageUse = { isOn: settings.acceptsImages };
  const isAlive = (): Promise<boolean> => isProviderAlive(settings, clock);
  const connectClient = async (userId: string | null = null): Promise<ModelClient> => {
    const modelKey = `${settings.provider} ${settings.baseUrl ?? ''} ${settings.model}`;
    const { onBusy } = more;
    const callLocal = more.callLocal?.(userId) ?? null;
    const model = await connectModel(settings, limits.answerBytes, callLocal);
    return createModelClient({
      model,
      modelKey,
      cache,
      limits,
      clock,
      modes,
      isAlive,
      ...(callLocal && { callLocal }),
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
    open: async (site, signal, tools = {}) => {
      const client = await connectClient(tools.userId);
      const builtInSession = await builtIn.open(site, signal);
      const imageHelp = images.isOn ? tools : {};
      const help = openSiteHelp(site);
      const parts = { builtIn: builtInSession, client, name, help, images, ...imageHelp };
      const session = new LlmSession(site, parts);
      const shown = imageHelp.fetchImage === undefined ? 0 : imageTokens;
      const pageTokens = site.pages.reduce((sum, page) => {
        const { system, prompt } = pagePrompt({
          site,
          page,
          help: { site: help, overview: null, draft: null },
        });
        const pictures = imagesToName(page).length * shown;
        return sum + estimateTokens(system + prompt) + pictures + unknownTokens + answerTokens;
      }, 0);
      const whole = estimateSiteTokens(settings, site.pages.length);
      const estimatedTokens = pageTokens + whole.input + whole.output;
      return {
        atOnce: limits.atOnce,
        suggestPage: (url, stop) => session.suggestPage(url, stop),
        suggestSite: (insights, stop) => session.suggestSite(insights, stop),
        ...(settings.acceptsImages && {
          writeDesignNotes: (page: PageScreenshot, stop: AbortSignal) => session.writeDesignNotes(page, stop),
        }),
        close: () => builtInSession.close(),
        usage: () => {
          const used = client.usage();
          const tokens = { input: used.inputTokens, output: used.outputTokens };
          const { price } = settings;
          return { ...used, estimatedTokens, ...(price && { cost: costOf(tokens, price) }) };
        },
      };
    },
  };
}
