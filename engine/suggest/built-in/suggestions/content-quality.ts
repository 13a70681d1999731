/** The content quality of a site: keyword health, over- and under-use with what to do, and what to begin with. */
import type { ContentQualityInsight, StrategicRecommendation } from '@pagewright/contract/entities/insights';
import { graphemeLength } from '@pagewright/contract/ratings';
import { countOf } from '../../../audit/count-of.ts';
import {
  type BrokenRule,
  brokenRulesOf,
  extentOf,
  placeOf,
  suggestOn,
} from '../../../audit/group-by-rule.ts';
import { combinedHealth } from '../../../audit/insights/combined-health.ts';
import { cardOfGroup } from '../../../audit/insights/insight-cards.ts';
import { fold } from '../../../text/fold.ts';
import { stem } from '../../../text/stem.ts';
import type { PageSuggestionInput } from '../../suggester.ts';
import { wordsOf } from '../language-words.ts';
import { stripBrand } from '../suggestion-page.ts';
import { type SuggestionSite, suggestionKey } from '../suggestion-site.ts';
import { contentWords, overlap } from '../text.ts';
import { alternativesTo } from './content.ts';
import { pathOf } from './wording.ts';

type Quality = NonNullable<ContentQualityInsight['keywordQuality']>;
type Over = Quality['overOptimization'][number];
type Under = Quality['underOptimization'][number];

const overDensity = 2.5;
const overCount = 5;
const overWords = 150;
const listMax = 10;

const round = (value: number): number => Math.round(value * 100) / 100;
const withText = ({ site }: SuggestionSite): PageSuggestionInput[] =>
  site.pages.filter(
    ({ brief, indexable }) => indexable && brief.wordCount >= overWords && wordsOf(brief.language) !== null,
  );

/** A word of the page's headline is its topic, and may be frequent. */
function overUsed(siteContext: SuggestionSite): Over[] {
  const brandWords = new Set(contentWordsOf(siteContext.brand ?? ''));
  return withText(siteContext)
    .flatMap(({ brief }) => {
      const worst = brief.keywords.find(
        ({ size, count, density, keyword }) =>
          size === 1 &&
          count >= overCount &&
          density > overDensity &&
          keyword.length > 2 &&
          !brandWords.has(stem(keyword)),
      );
      if (worst === undefined) return [];
      const { keyword, density, count } = worst;
      const alternatives = alternativesTo(keyword, brief);
      const instead =
        alternatives.length === 0
          ? 'leave it out where the sentence is clear without it'
          : `say ${alternatives.map((text) => `“${text}”`).join(' or ')} in some of them, as the page does already`;
      return [
        {
          keyword,
          density: round(density),
          improvementStrategy: `On ${pathOf(brief.url, brief.url)} “${keyword}” comes ${count} times in ${brief.wordCount} words: ${instead}.`,
          alternatives,
        },
      ];
    })
    .toSorted((a, b) => b.density - a.density || (a.keyword < b.keyword ? -1 : 1));
}

const contentWordsOf = (text: string): string[] => {
  const words = wordsOf('en');
  return words === null ? [] : contentWords(text, words).map(stem);
};

function underUsed(siteContext: SuggestionSite): Under[] {
  const wanted = siteContext.note.keywords.flatMap((term) => missingTerm(siteContext, term));
  const own = withText(siteContext).flatMap((page) => weakSubject(siteContext, page));
  return [...wanted, ...own];
}

function missingTerm({ site }: SuggestionSite, term: string): Under[] {
  const uses = site.pages.filter(({ brief }) =>
    fold([brief.title, ...brief.headings.map(({ text }) => text), ...brief.paragraphs].join(' ')).includes(
      fold(term),
    ),
  );
  const named = uses.filter(({ brief }) =>
    fold(`${brief.title ?? ''} ${brief.headings.find(({ level }) => level === 1)?.text ?? ''}`).includes(
      fold(term),
    ),
  );
  if (named.length > 0) return [];
  const [first] = uses;
  return [
    {
      suggestion: term,
      opportunity:
        first === undefined
          ? 'You named it as a keyword, and no page says it.'
          : `You named it as a keyword; ${countOf(uses.length, 'page')} ${uses.length === 1 ? 'says' : 'say'} it, none in its title or H1.`,
      implementation:
        first === undefined
          ? `Write a page or a section about “${term}”, if you offer it.`
          : `Bring “${term}” into the title or H1 of ${pathOf(first.brief.url, first.brief.url)}.`,
    },
  ];
}

/** Words of the headline are missing from title, description or opening. */
function weakSubject(siteContext: SuggestionSite, { brief }: PageSuggestionInput): Under[] {
  const words = wordsOf(brief.language);
  const head = brief.headings.find(({ level }) => level === 1)?.text;
  if (words === null || head === undefined || words.generic.has(fold(head))) return [];
  const name = stripBrand(head, siteContext.brand).split(/[:,]/)[0] ?? head;
  const places = [
    { name: 'title', text: brief.title ?? '' },
    { name: 'meta description', text: brief.description ?? '' },
    { name: 'first paragraph', text: brief.paragraphs.slice(0, 2).join(' ') },
  ];
  const lacking = places.filter(({ text }) => overlap(name, text, words) === 0);
  const isWeak = lacking.length > 1 || lacking[0]?.name === 'title';
  if (!isWeak || graphemeLength(name) > 60 || contentWords(name, words).length === 0) return [];
  const where = lacking.map((place) => place.name).join(' and ');
  return [
    {
      suggestion: name,
      opportunity: `${pathOf(brief.url, brief.url)} is headed “${name}”, but its ${where} ${lacking.length === 1 ? 'says' : 'say'} none of these words.`,
      implementation: `Use “${name}”, or its main word, in the ${where}.`,
    },
  ];
}

/** 100, less what share of the pages has each fault. */
function healthOf(siteContext: SuggestionSite, over: number, under: number): number {
  const pages = Math.max(1, withText(siteContext).length);
  return Math.max(0, Math.round(100 - Math.min(1, over / pages) * 40 - Math.min(1, under / pages) * 40));
}

const priorities = { critical: 'high', warning: 'medium', info: 'low' } as const;

function impactOf({ findings, points }: BrokenRule): string {
  const cleared = `Clears ${countOf(findings, 'finding')}`;
  return points > 0
    ? `${cleared}: ${countOf(Math.round(points), 'point')} on the ${findings === 1 ? 'page it is' : 'pages they are'} on.`
    : `${cleared}; the score does not count it.`;
}

const wordsMax = 320;

/** The suggestion for the first page it is on; else the rule's fix. */
function implementationOf({ site, suggestedTexts }: SuggestionSite, broken: BrokenRule): string {
  const { issue, urls } = broken;
  const pages = site.pages.map(({ brief }) => brief);
  const written = urls.filter((url) => suggestedTexts.has(suggestionKey(url, issue.ruleId)));
  const [first] = written;
  const words = first === undefined ? undefined : suggestedTexts.get(suggestionKey(first, issue.ruleId));
  if (first === undefined || words === undefined || words.length > wordsMax || words.includes('\n'))
    return suggestOn(broken, pages);
  const place = placeOf(first, pages[0]?.url);
  const rest = written.length - 1;
  const others = rest === 1 ? 'Another page has its' : `${rest} other pages have their`;
  const more = rest === 0 ? '' : ` ${others} own words in the list of pages.`;
  return `${place === 'the home page' ? 'On the home page' : `On ${place}`}: ${words}${more}`;
}

function strategyFor(siteContext: SuggestionSite, broken: BrokenRule): StrategicRecommendation {
  const { issue } = broken;
  const pages = siteContext.site.pages.map(({ brief }) => brief);
  return {
    title: issue.title,
    priority: priorities[issue.severity],
    description: `${issue.why} Found on ${extentOf(broken, pages)}.`,
    implementation: implementationOf(siteContext, broken),
    expectedImpact: impactOf(broken),
  };
}

function contentRulesOf(siteContext: SuggestionSite): readonly BrokenRule[] {
  const { site } = siteContext;
  const pages = site.pages.map(({ brief, issues }) => ({ url: brief.url, issues }));
  return brokenRulesOf({ pages, siteIssues: site.siteIssues }).filter(
    ({ issue }) => cardOfGroup[issue.category] === 'contentQualityAnalysis',
  );
}

export function contentQualityOf(
  siteContext: SuggestionSite,
  card: ContentQualityInsight,
): ContentQualityInsight {
  const over = overUsed(siteContext);
  const under = underUsed(siteContext);
  const keywordScore = healthOf(siteContext, over.length, under.length);
  const broken = contentRulesOf(siteContext);
  const pages = siteContext.site.pages.map(({ brief }) => brief);
  const key = [
    ...broken
      .filter(({ points }) => points > 0)
      .slice(0, 4)
      .map(
        (each) => `${each.issue.title} (${extentOf(each, pages)}). ${implementationOf(siteContext, each)}`,
      ),
    ...over.slice(0, 1).map(({ improvementStrategy }) => improvementStrategy),
    ...under.slice(0, 1).map(({ opportunity, implementation }) => `${opportunity} ${implementation}`),
  ];
  return {
    ...card,
    ...(card.overallScore !== null && {
      overallHealth: {
        combinedScore: combinedHealth(card.overallScore, keywordScore),
        contentScore: card.overallScore,
        keywordScore,
      },
    }),
    keywordQuality: {
      healthScore: keywordScore,
      overOptimization: over.slice(0, listMax),
      underOptimization: under.slice(0, listMax),
    },
    keyRecommendations: key,
    strategicRecommendations: broken.slice(0, 6).map((each) => strategyFor(siteContext, each)),
  };
}
