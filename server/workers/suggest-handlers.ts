/** Writes the suggestions of the built-in suggester for one site at a time. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type {
  GivenTexts,
  PageSuggestions,
  SiteSuggestionInput,
  SiteSuggestions,
  Suggester,
  SuggesterSession,
} from '@pagewright/engine/suggest/suggester';
import type { CallContext } from './rpc.ts';

/** One for each connection. */
export function openSuggestHandlers(suggester: Suggester) {
  let session: SuggesterSession | null = null;
  const opened = (): SuggesterSession => {
    if (session === null) throw new Error('No site is open.');
    return session;
  };
  return {
    openSite: async (site: SiteSuggestionInput, { signal }: CallContext): Promise<void> => {
      session = await suggester.open(site, signal);
    },
    suggestPage: (
      { url, given }: { readonly url: string; readonly given?: GivenTexts },
      { signal }: CallContext,
    ): Promise<PageSuggestions> => opened().suggestPage(url, signal, given),
    suggestSite: (insights: EnhancedInsights, { signal }: CallContext): Promise<SiteSuggestions> =>
      opened().suggestSite(insights, signal),
  };
}
