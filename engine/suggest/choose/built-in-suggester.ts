/** Writes the suggestions for a whole site: overview, content quality, and how the additional information was used. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import { fold } from '../../text/fold.ts';
import { indexPages } from '../facts/related-pages.ts';
import { siteOverviewOf } from '../facts/site-overview.ts';
import { openSiteContext, type SuggestionSite } from '../facts/suggestion-site.ts';
import type { SiteSuggestionInput, SiteSuggestions, Suggester, SuggesterSession } from '../suggester.ts';
import { contentQualityOf } from './content-quality.ts';
import { suggestPage } from './suggest-page.ts';

function noteUse({ site, note }: SuggestionSite): string[] {
  if (site.additionalInfo.trim() === '') return [];
  const texts = site.pages.map(({ brief }) =>
    fold([brief.title, ...brief.paragraphs, ...brief.headings.map(({ text }) => text)].join(' ')),
  );
  const counts = note.keywords.map((term) => {
    const count = texts.filter((text) => text.includes(fold(term))).length;
    return `“${term}” is on ${count} of ${site.pages.length} pages`;
  });
  const parts = [
    ...(counts.length > 0 ? [`your keywords were looked for: ${counts.slice(0, 5).join(', ')}`] : []),
    ...(note.audience !== null ? [`the audience is the one you named`] : []),
    ...(note.location !== null ? [`the location is the one you named`] : []),
  ];
  return [
    parts.length === 0
      ? 'Your additional information names no keywords, audience or place in a form the built-in assistant reads; write for example “Keywords: clay teapot, gaiwan”.'
      : `Your additional information was used: ${parts.join('; ')}.`,
  ];
}

export function suggestSite(siteContext: SuggestionSite, insights: EnhancedInsights): SiteSuggestions {
  const overview = siteOverviewOf(siteContext);
  const { contentQualityAnalysis } = insights;
  return {
    writtenBy: builtInName,
    overview,
    insights:
      contentQualityAnalysis === undefined
        ? insights
        : { ...insights, contentQualityAnalysis: contentQualityOf(siteContext, contentQualityAnalysis) },
    notes: noteUse(siteContext),
  };
}

export function createBuiltInSuggester(): Suggester {
  const open = async (site: SiteSuggestionInput, signal: AbortSignal): Promise<SuggesterSession> => {
    signal.throwIfAborted();
    const siteContext = openSiteContext(site);
    const related = indexPages(site);
    return {
      suggestPage: async (url, stop, given) => {
        stop.throwIfAborted();
        const page = siteContext.pageAt.get(url);
        if (page === undefined) throw new Error(`${url} is no page of the site.`);
        return suggestPage(siteContext, page, { related, ...(given && { given }) });
      },
      suggestSite: async (insights, stop) => {
        stop.throwIfAborted();
        return suggestSite(siteContext, insights);
      },
      close: async () => undefined,
    };
  };
  return { name: builtInName, open };
}
