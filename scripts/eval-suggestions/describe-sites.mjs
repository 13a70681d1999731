/** What is said of each site as a whole, to be read beside it: business context, keywords, explanations, strategy. */

const keywordsMax = 40;

const list = (values) =>
  values.filter((value) => value !== '' && value !== false && value !== null && value !== undefined);

function contextOf({ siteOverview }) {
  if (siteOverview === undefined) return '–';
  const { businessType, industry, targetAudience, mainServices, location } = siteOverview;
  return list([
    businessType,
    industry && `in ${industry}`,
    targetAudience && `for ${targetAudience}`,
    mainServices.length > 0 && `offers ${mainServices.join(' / ')}`,
    location && `at ${location}`,
  ]).join(' · ');
}

function describeKeywords({ keywordQuality }) {
  const { overOptimization: over = [], underOptimization: under = [] } = keywordQuality ?? {};
  return [
    ...over.map(({ improvementStrategy }) => `- over: ${improvementStrategy}`),
    ...under.map(({ opportunity, implementation }) => `- under: ${opportunity} ${implementation}`),
  ];
}

export function describeSite({ site, analysis }) {
  const { enhancedInsights = {}, siteKeywordCloud = [] } = analysis;
  const content = enhancedInsights.contentQualityAnalysis ?? {};
  return [
    `## ${site.name} (${site.kind}, ${site.language})`,
    `**Context.** ${contextOf(analysis) || '(nothing said)'}`,
    `**Keywords.** ${siteKeywordCloud
      .slice(0, keywordsMax)
      .map(({ keyword, count, language }) => `${language ? `${language}:` : ''}${keyword} ${count}`)
      .join(', ')}`,
    ...describeKeywords(content),
    ...Object.entries(enhancedInsights).map(
      ([name, { overallScore, explanation }]) => `**${name}** ${overallScore ?? '–'}. ${explanation}`,
    ),
    ...(content.strategicRecommendations ?? []).map(
      ({ title, priority, description, implementation, expectedImpact }) =>
        `- *${priority}* **${title}** ${description} ${implementation} ${expectedImpact}`,
    ),
    '',
  ].join('\n\n');
}

/** One line for each site: its kind as the corpus lists it, and as the suggester has it. */
export const printContexts = (analysed) => {
  console.log('\nBusiness context');
  for (const { site, analysis } of analysed)
    console.log(`  ${site.name.padEnd(22)} ${site.kind.padEnd(24)} ${contextOf(analysis)}`);
};
