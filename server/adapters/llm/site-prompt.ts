/** The prompt about a whole site: overview, explanations, keywords and strategies; scores and facts are given, never requested. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { bounds } from '@pagewright/engine/suggest/accept/text-bounds';
import type { SiteSuggestionInput } from '@pagewright/engine/suggest/suggester';
import { z } from 'zod';
import type { ModelPrompt } from './generate-reply.ts';
import { ownerNote } from './owner-note.ts';
import { pathOf } from './page-prompt-data.ts';
import { delimit, delimiterRule, withoutInstructions } from './prompt-delimiter.ts';

/** Raised with every change of the prompt: stored answers to an older one are not used. */
export const sitePromptVersion = 3;

/** Parts that exist already have numbers, so that an answer cannot add facts of its own. */
export const SiteReply = z.object({
  businessType: z.string(),
  industry: z.string(),
  targetAudience: z.string(),
  mainServices: z.array(z.string()),
  location: z.string().nullable(),
  technical: z.string(),
  content: z.string(),
  links: z.string(),
  performance: z.string(),
  keyRecommendations: z.array(z.string()),
  /** Of keywords that are used too often. */
  overused: z.array(z.object({ number: z.number(), text: z.string(), alternatives: z.array(z.string()) })),
  /** Of keywords that are used too little. */
  underused: z.array(z.object({ number: z.number(), text: z.string() })),
  strategies: z.array(z.object({ number: z.number(), title: z.string(), description: z.string() })),
});
export type SiteReply = z.infer<typeof SiteReply>;

const pagesMax = 30;
const listMax = 8;

const system = [
  'You sum up a website for its owner. You answer with JSON of the given form only.',
  delimiterRule,
  'An owner note, where there is one, comes from the owner of the site and not from its pages.',
  'Write in English, as the report is; quote words of the site in their own language. Use only what the data and the owner note state. Where they do not say, write "Not clear from the content".',
  `technical, content, links, performance: two or three plain sentences each, at most ${bounds.explanation.max} characters, that explain the given score by its findings; do not change, repeat or judge the score. keyRecommendations: the three that help this business most, by the weight of the findings and by what the owner wants, each naming the paths or texts it is about. mainServices: as the site calls them.`,
  'overused: for each numbered keyword one or two sentences that say where to replace it, and up to four alternatives that fit the site. underused: for each numbered one how to work it in, with the page it belongs on.',
  'strategies: for each numbered strategy a title that says what to do and a description in two or three sentences: why it is worth it for this business, and where to begin. Keep every number of the draft as it is and add none.',
].join('\n');

type Content = NonNullable<EnhancedInsights['contentQualityAnalysis']>;

/** What the built-in suggester says, numbered. */
function draftsOf({ keywordQuality, strategicRecommendations }: Content) {
  return {
    overused: (keywordQuality?.overOptimization ?? [])
      .slice(0, listMax)
      .map(({ keyword, density, alternatives }, number) => ({ number, keyword, density, alternatives })),
    underused: (keywordQuality?.underOptimization ?? [])
      .slice(0, listMax)
      .map(({ suggestion, opportunity, implementation }, number) => ({
        number,
        suggestion,
        opportunity,
        implementation,
      })),
    strategies: (strategicRecommendations ?? [])
      .slice(0, listMax)
      .map(({ title, priority, description, implementation }, number) => ({
        number,
        title,
        priority,
        description,
        implementation,
      })),
  };
}

export function sitePrompt(site: SiteSuggestionInput, insights: EnhancedInsights): ModelPrompt<SiteReply> {
  const card = (insight: EnhancedInsights['technicalAnalysis']) =>
    insight && {
      score: insight.overallScore,
      findings: insight.findings
        .slice(0, 8)
        .map(({ category, issues }) => ({ category, issues: issues.slice(0, 3) })),
    };
  const { contentQualityAnalysis: content } = insights;
  const pages = site.pages.slice(0, pagesMax).map(({ brief }) => ({
    path: pathOf(brief.url),
    type: brief.type,
    language: brief.language,
    title: withoutInstructions(brief.title),
    description: withoutInstructions(brief.description),
    headings: brief.headings
      .map(({ text }) => text)
      .filter(withoutInstructions)
      .slice(0, 6),
    opening: brief.paragraphs.find((text) => withoutInstructions(text))?.slice(0, 300),
    types: brief.schemaTypes.slice(0, 6),
  }));
  const rest = site.pages.length - pages.length;
  const note = ownerNote(site.additionalInfo);
  const data = {
    site: site.domain,
    pages,
    ...(rest > 0 && { pagesAreShortened: `These are the first ${pages.length} pages; ${rest} more exist.` }),
    technical: card(insights.technicalAnalysis),
    content: card(content),
    links: card(insights.linkArchitectureAnalysis),
    ...(content && draftsOf(content)),
  };
  return {
    system,
    prompt: `Sum up this site.\n${note}${delimit({ ...data, performance: card(insights.performanceAnalysis) })}`,
    schema: SiteReply,
    // How fast the site was differs from run to run.
    dependsOn: ['site', sitePromptVersion, note, data],
  };
}
