/** The question about a whole site: what it is, and the four insights in words; their scores are given, never asked for. */

import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { limits } from '@pagewright/contract/limits';
import type { SiteForAdvice } from '@pagewright/engine/advise/advisor';
import { z } from 'zod';
import type { Question } from './ask-model.ts';
import { fence, fenceRule } from './fence.ts';

export const SiteAnswer = z.object({
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
export type SiteAnswer = z.infer<typeof SiteAnswer>;

const pagesMax = 30;

const system = [
  'You sum up a website for its owner. You answer with JSON of the given form only.',
  fenceRule,
  'Use only what the data states. Where it does not tell, write "Not clear from the content".',
  'technical, content, links, performance: two or three plain sentences each that explain the given score by its findings; do not change, repeat or judge the score. keyRecommendations: the three that help most.',
].join('\n');

export function siteQuestion(site: SiteForAdvice, insights: EnhancedInsights): Question<SiteAnswer> {
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
  return { system, prompt: `Sum up this site.\n${fence(data)}`, schema: SiteAnswer };
}
