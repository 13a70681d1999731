/** Writes the suggestions for a whole site: overview, content quality, and how the additional information was used. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { fold } from '../../../text/fold.ts';
import { builtInName, type SiteSuggestions } from '../../suggester.ts';
import { siteOverviewOf } from '../overview/site-overview.ts';
import type { SuggestionSite } from '../suggestion-site.ts';
import { contentQualityOf } from './content-quality.ts';

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
      ? 'Your additional information names no keywords, audience or place in a form the built-in analyst reads; write for example “Keywords: clay teapot, gaiwan”.'
      : `Your additional information was used: ${parts.join('; ')}.`,
  ];
}

export async function suggestSite(
  siteContext: SuggestionSite,
  insights: EnhancedInsights,
): Promise<SiteSuggestions> {
  const overview = await siteOverviewOf(siteContext);
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
