/** Merges a model's text about a site with the built-in one; scores and numbers stay as computed. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { acceptComment } from '@pagewright/engine/suggest/accept/accept-comment';
import type { Facts } from '@pagewright/engine/suggest/accept/facts';
import { createGate } from '@pagewright/engine/suggest/accept/gate';
import { bounds, type TextBounds } from '@pagewright/engine/suggest/accept/text-bounds';
import { createUniqueTexts } from '@pagewright/engine/suggest/accept/unique-texts';
import type { SiteSuggestionInput, SiteSuggestions } from '@pagewright/engine/suggest/suggester';
import type { SiteReply } from './site-prompt.ts';

const cards = {
  technicalAnalysis: 'technical',
  contentQualityAnalysis: 'content',
  linkArchitectureAnalysis: 'links',
  performanceAnalysis: 'performance',
} as const satisfies Partial<Record<keyof EnhancedInsights, keyof SiteReply>>;

const servicesMax = 8;
const recommendationsMax = 5;
const alternativesMax = 4;

type Accept = (text: string, limits: TextBounds) => string | null;

/** Each text once, in order. */
function acceptList(texts: readonly string[], limits: TextBounds, accept: Accept): string[] {
  const given = createUniqueTexts();
  return texts.flatMap((text) => {
    const words = accept(text, limits);
    if (words === null || !given.isNew(words)) return [];
    given.add(words);
    return [words];
  });
}

/** A site's texts may rest on all of its pages, and on what the audit found. */
function createAccept(site: SiteSuggestionInput, insights: EnhancedInsights, facts: Facts): Accept {
  const gate = createGate({
    domain: site.domain,
    language: site.pages[0]?.brief.language ?? 'en',
    texts: site.pages.flatMap(({ brief }) => brief.paragraphs),
    ownerTexts: [site.additionalInfo],
    auditTexts: [JSON.stringify(insights)],
    site: facts,
  });
  return (text, limits) => acceptComment(gate, text, limits);
}

type Content = NonNullable<EnhancedInsights['contentQualityAnalysis']>;

/** Texts by the number of what they are about; figures, priorities and effects stay as computed. */
function mergeContent(content: Content, answer: SiteReply, accept: Accept): Content {
  const { keywordQuality, strategicRecommendations } = content;
  const at = <T extends { readonly number: number }>(list: readonly T[], number: number): T | undefined =>
    list.find((each) => each.number === number);
  const taken = (text: string | undefined, limits: TextBounds): string | null =>
    text === undefined ? null : accept(text, limits);
  const recommendations = acceptList(answer.keyRecommendations, bounds.suggestion, accept);
  return {
    ...content,
    ...(recommendations.length > 0 && {
      keyRecommendations: recommendations.slice(0, recommendationsMax),
      keyStrategies: 0,
    }),
    ...(keywordQuality && {
      keywordQuality: {
        ...keywordQuality,
        overOptimization: keywordQuality.overOptimization.map((each, number) => {
          const own = at(answer.overused, number);
          const alternatives = acceptList(own?.alternatives ?? [], bounds.topic, accept);
          return {
            ...each,
            improvementStrategy: taken(own?.text, bounds.suggestion) ?? each.improvementStrategy,
            alternatives:
              alternatives.length > 0 ? alternatives.slice(0, alternativesMax) : each.alternatives,
          };
        }),
        underOptimization: keywordQuality.underOptimization.map((each, number) => ({
          ...each,
          implementation: taken(at(answer.underused, number)?.text, bounds.suggestion) ?? each.implementation,
        })),
      },
    }),
    ...(strategicRecommendations && {
      strategicRecommendations: strategicRecommendations.map((each, number) => {
        const own = at(answer.strategies, number);
        const title = taken(own?.title, bounds.remarkTitle);
        const description = taken(own?.description, bounds.explanation);
        return title === null || description === null ? each : { ...each, title, description };
      }),
    }),
  };
}

function mergeInsights(
  insights: EnhancedInsights,
  answer: SiteReply,
  accept: Accept,
): EnhancedInsights | null {
  const explain = (text: string): string | null => accept(text, bounds.explanation);
  const words = Object.values(cards).map((key) => explain(answer[key]));
  if (words.every((each) => each === null)) return null;
  const { technicalAnalysis, contentQualityAnalysis, linkArchitectureAnalysis, performanceAnalysis } =
    insights;
  const withWords = <T extends { explanation: string }>(card: T | undefined, text: string): T | undefined =>
    card && { ...card, explanation: explain(text) ?? card.explanation };
  const content = withWords(contentQualityAnalysis, answer.content);
  const merged = {
    technicalAnalysis: withWords(technicalAnalysis, answer.technical),
    contentQualityAnalysis: content && mergeContent(content, answer, accept),
    linkArchitectureAnalysis: withWords(linkArchitectureAnalysis, answer.links),
    performanceAnalysis: withWords(performanceAnalysis, answer.performance),
  };
  return {
    ...insights,
    ...Object.fromEntries(Object.entries(merged).filter(([, card]) => card !== undefined)),
  };
}

function mergeOverview(answer: SiteReply, accept: Accept): SiteSuggestions['overview'] | null {
  const name = (text: string): string | null => accept(text, bounds.name);
  const businessType = name(answer.businessType);
  const industry = name(answer.industry);
  const targetAudience = name(answer.targetAudience);
  if (businessType === null || industry === null || targetAudience === null) return null;
  return {
    businessType,
    industry,
    targetAudience,
    mainServices: acceptList(answer.mainServices, bounds.name, accept).slice(0, servicesMax),
    location: answer.location === null ? null : name(answer.location),
  };
}

export function mergeSite(
  builtIn: SiteSuggestions,
  answer: SiteReply,
  { site, name, facts }: { site: SiteSuggestionInput; name: string; facts: Facts },
): SiteSuggestions {
  const accept = createAccept(site, builtIn.insights, facts);
  const overview = mergeOverview(answer, accept);
  const insights = mergeInsights(builtIn.insights, answer, accept);
  const missing = [
    ...(overview === null ? ['overview'] : []),
    ...(insights === null ? ['explanations'] : []),
  ];
  return {
    ...builtIn,
    writtenBy: missing.length === 2 ? builtIn.writtenBy : name,
    overview: overview ?? builtIn.overview,
    insights: insights ?? builtIn.insights,
    ...(missing.length > 0 && { fallback: { parts: missing, why: `${name} gave none that could be used` } }),
  };
}
