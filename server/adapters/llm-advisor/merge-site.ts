/** A model's words about a site laid over the built-in analyst's; every score and figure stays as it was computed. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { AdvisedSite } from '@pagewright/engine/advise/advisor';
import { bounds, wordsWithin } from './check-words.ts';
import type { SiteAnswer } from './site-question.ts';

const cards = {
  technicalAnalysis: 'technical',
  contentQualityAnalysis: 'content',
  linkArchitectureAnalysis: 'links',
  performanceAnalysis: 'performance',
} as const satisfies Partial<Record<keyof EnhancedInsights, keyof SiteAnswer>>;

const servicesMax = 8;

function mergeInsights(
  insights: EnhancedInsights,
  answer: SiteAnswer,
  domain: string,
): EnhancedInsights | null {
  const explain = (text: string): string | null => wordsWithin(text, domain, bounds.explanation);
  const words = Object.values(cards).map((key) => explain(answer[key]));
  if (words.every((each) => each === null)) return null;
  const { technicalAnalysis, contentQualityAnalysis, linkArchitectureAnalysis, performanceAnalysis } =
    insights;
  const withWords = <T extends { explanation: string }>(card: T | undefined, text: string): T | undefined =>
    card && { ...card, explanation: explain(text) ?? card.explanation };
  const advice = answer.keyRecommendations.flatMap(
    (text) => wordsWithin(text, domain, bounds.suggestion) ?? [],
  );
  const content = withWords(contentQualityAnalysis, answer.content);
  const merged = {
    technicalAnalysis: withWords(technicalAnalysis, answer.technical),
    contentQualityAnalysis:
      content && advice.length > 0 ? { ...content, keyRecommendations: advice.slice(0, 5) } : content,
    linkArchitectureAnalysis: withWords(linkArchitectureAnalysis, answer.links),
    performanceAnalysis: withWords(performanceAnalysis, answer.performance),
  };
  return {
    ...insights,
    ...Object.fromEntries(Object.entries(merged).filter(([, card]) => card !== undefined)),
  };
}

function mergeOverview(answer: SiteAnswer, domain: string): AdvisedSite['overview'] | null {
  const name = (text: string): string | null => wordsWithin(text, domain, bounds.name);
  const businessType = name(answer.businessType);
  const industry = name(answer.industry);
  const targetAudience = name(answer.targetAudience);
  if (businessType === null || industry === null || targetAudience === null) return null;
  return {
    businessType,
    industry,
    targetAudience,
    mainServices: answer.mainServices.flatMap((text) => name(text) ?? []).slice(0, servicesMax),
    location: answer.location === null ? null : name(answer.location),
  };
}

export function mergeSite(
  floor: AdvisedSite,
  answer: SiteAnswer,
  { domain, name }: { domain: string; name: string },
): AdvisedSite {
  const overview = mergeOverview(answer, domain);
  const insights = mergeInsights(floor.insights, answer, domain);
  const missing = [
    ...(overview === null ? ['overview'] : []),
    ...(insights === null ? ['explanations'] : []),
  ];
  return {
    ...floor,
    writtenBy: name,
    overview: overview ?? floor.overview,
    insights: insights ?? floor.insights,
    ...(missing.length > 0 && { filledIn: { parts: missing, why: `${name} gave none that could be used` } }),
  };
}
