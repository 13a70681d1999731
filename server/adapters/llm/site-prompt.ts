/** The prompt about a whole site: an overview and four explanations; scores are given, never requested. */

import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { limits } from '@pagewright/contract/limits';
import type { SiteSuggestionInput } from '@pagewright/engine/suggest/suggester';
import { z } from 'zod';
import type { ModelPrompt } from './generate-reply.ts';
import { delimit, delimiterRule } from './prompt-delimiter.ts';

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
});
export type SiteReply = z.infer<typeof SiteReply>;

const pagesMax = 30;

const system = [
  'You sum up a website for its owner. You answer with JSON of the given form only.',
  delimiterRule,
  'Use only what the data states. Where it does not tell, write "Not clear from the content".',
  'technical, content, links, performance: two or three plain sentences each that explain the given score by its findings; do not change, repeat or judge the score. keyRecommendations: the three that help most.',
].join('\n');

export function sitePrompt(site: SiteSuggestionInput, insights: EnhancedInsights): ModelPrompt<SiteReply> {
  const card = (insight: EnhancedInsights['technicalAnalysis']) =>
    insight && {
      score: insight.overallScore,
      findings: insight.findings
        .slice(0, 8)
        .map(({ category, issues }) => ({ category, issues: issues.slice(0, 3) })),
    };
  const data = {
    site: site.domain,
    ownerSays: site.additionalInfo.slice(0, limits.additionalInfoMax),
    pages: site.pages.slice(0, pagesMax).map(({ brief }) => ({
      title: brief.title,
      description: brief.description,
      headings: brief.headings.slice(0, 6).map(({ text }) => text),
      opening: brief.paragraphs[0]?.slice(0, 300),
      types: brief.schemaTypes.slice(0, 6),
    })),
    technical: card(insights.technicalAnalysis),
    content: card(insights.contentQualityAnalysis),
    links: card(insights.linkArchitectureAnalysis),
    performance: card(insights.performanceAnalysis),
  };
  return { system, prompt: `Sum up this site.\n${delimit(data)}`, schema: SiteReply };
}
