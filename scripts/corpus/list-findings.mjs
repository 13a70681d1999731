/** The findings and the suggestions of an analysis as flat lists, for readers and for samples. */
import { issueGroups } from '../../contract/report/issue-groups.ts';

/** Every finding in the order of the report; `url` is null for one about the site as a whole. */
export function listFindings(site, analysis) {
  return issueGroups(analysis).flatMap(({ onPages, onSite }) => [
    ...onSite.map((issue) => ({ site, url: issue.urls[0] ?? null, issue })),
    ...onPages.map(({ page, issue }) => ({ site, url: page.url, issue })),
  ]);
}

/** What a page shows now and what is suggested instead. */
function textsOf({ title, metaDescription, suggestedTexts }) {
  if (suggestedTexts === undefined) return [];
  return [
    ...(suggestedTexts.title === null ? [] : [{ kind: 'title', now: title, text: suggestedTexts.title }]),
    ...(suggestedTexts.description === null
      ? []
      : [{ kind: 'description', now: metaDescription, text: suggestedTexts.description }]),
    ...suggestedTexts.headings.map(({ level, text, replaces }) => ({
      kind: 'heading',
      now: replaces,
      text: `h${level}: ${text}`,
    })),
    ...suggestedTexts.links.map(({ anchor, target, sentence }) => ({
      kind: 'link',
      now: sentence,
      text: `“${anchor}” to ${target}`,
    })),
    ...suggestedTexts.withheld.map(({ what, why }) => ({
      kind: 'withheld',
      now: null,
      text: `${what}: ${why}`,
    })),
  ];
}

const adviceOf = ({ issues, suggestions }) =>
  suggestions.map((text, index) => ({
    kind: 'advice',
    now: issues[index]?.description ?? null,
    text,
    ruleId: issues[index]?.ruleId,
  }));

const fixesOf = ({ fixes = [] }) =>
  fixes.map(({ patch, html, steps, ruleIds }) => ({
    kind: 'fix',
    now:
      steps
        .map(({ found }) => found)
        .filter((found) => found !== '')
        .join('\n') || null,
    text: `${patch}\n${html}`,
    ruleId: ruleIds.join(', '),
  }));

const imagesOf = ({ images }) =>
  images
    .filter(({ suggestedAlt }) => suggestedAlt !== undefined)
    .map(({ src, alt, suggestedAlt }) => ({
      kind: 'alt',
      now: `${src} alt=${JSON.stringify(alt)}`,
      text: suggestedAlt,
    }));

/** What is said of the site as a whole. */
function siteSuggestions({ siteOverview, enhancedInsights }) {
  const {
    keyRecommendations = [],
    strategicRecommendations = [],
    keywordQuality,
  } = enhancedInsights?.contentQualityAnalysis ?? {};
  return [
    ...(siteOverview === undefined
      ? []
      : [{ kind: 'overview', now: null, text: JSON.stringify(siteOverview) }]),
    ...keyRecommendations.map((text) => ({ kind: 'recommendation', now: null, text })),
    ...strategicRecommendations.map(({ title, priority, description, implementation, expectedImpact }) => ({
      kind: 'strategy',
      now: null,
      text: [`${title} (${priority})`, description, implementation, expectedImpact].join('\n'),
    })),
    ...(keywordQuality?.overOptimization ?? []).map(({ keyword, improvementStrategy, alternatives }) => ({
      kind: 'keyword',
      now: keyword,
      text: `${improvementStrategy} ${alternatives.join(', ')}`,
    })),
    ...(keywordQuality?.underOptimization ?? []).map(({ suggestion, opportunity, implementation }) => ({
      kind: 'keyword',
      now: null,
      text: `${suggestion} ${opportunity} ${implementation}`,
    })),
  ];
}

/** Every suggestion: of the site first, then page by page. */
export function listSuggestions(site, analysis) {
  return [
    ...siteSuggestions(analysis).map((suggestion) => ({ site, url: null, ...suggestion })),
    ...analysis.pages.flatMap((page) =>
      [...textsOf(page), ...imagesOf(page), ...fixesOf(page), ...adviceOf(page)].map((suggestion) => ({
        site,
        url: page.url,
        ...suggestion,
      })),
    ),
  ];
}
