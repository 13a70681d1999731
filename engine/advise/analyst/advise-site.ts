/** What the analyst says of a whole site: what it is, how good its content is, and how the owner's note was used. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { type AdvisedSite, builtInName } from '../advisor.ts';
import { contentQualityOf } from './content-quality.ts';
import type { SiteDesk } from './site-desk.ts';
import { siteOverviewOf } from './site-overview.ts';
import { fold } from './text.ts';

function noteUse({ site, note }: SiteDesk): string[] {
  if (site.additionalInfo.trim() === '') return [];
  const texts = site.pages.map(({ brief }) =>
    fold([brief.title, ...brief.paragraphs, ...brief.headings.map(({ text }) => text)].join(' ')),
  );
  const counts = note.keywords.map((term) => {
    const count = texts.filter((text) => text.includes(fold(term))).length;
    return `“${term}” stands on ${count} of ${site.pages.length} pages`;
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

export async function adviseSite(desk: SiteDesk, insights: EnhancedInsights): Promise<AdvisedSite> {
  const overview = await siteOverviewOf(desk);
  const { contentQualityAnalysis } = insights;
  return {
    writtenBy: builtInName,
    overview,
    insights:
      contentQualityAnalysis === undefined
        ? insights
        : { ...insights, contentQualityAnalysis: contentQualityOf(desk, contentQualityAnalysis) },
    notes: noteUse(desk),
  };
}
