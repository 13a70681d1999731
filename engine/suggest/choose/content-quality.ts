/** Explains the content of this site in a few sentences: what works, what to do first, and what it brings. */

import { countOf } from '@pagewright/contract/count-of';
import type { ContentQualityInsight, StrategicRecommendation } from '@pagewright/contract/entities/insights';
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { placeOf } from '../../audit/group-by-rule.ts';
import { combinedHealth } from '../../audit/insights/combined-health.ts';
import { fold } from '../../text/fold.ts';
import { wordsOf } from '../../text/phrase-words.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { stem } from '../../text/stem.ts';
import { isFunctionWord } from '../../text/stop-words.ts';
import { wordsIn } from '../../text/words.ts';
import { stripNumber } from '../facts/numbering.ts';
import { mainHeading } from '../facts/page-names.ts';
import { contentWords, isClean, overlap } from '../facts/prose.ts';
import { stripBrand } from '../facts/suggestion-page.ts';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import { templateLabel } from '../facts/unfilled-template.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput } from '../suggester.ts';
import { clip, pathOf, some } from '../write/wording.ts';
import { combinedStrategies } from './strategies.ts';

const written = /^(?:title-|meta-description-|h1-)/;
const namedMax = 2;
const workMax = 3;

/** What was not checked stays said. */
const isCoverage = (sentence: string): boolean => /^(?:Only \d|Browser checks|Not checked)/.test(sentence);

function describeGood({ site, home }: SuggestionSite): string {
  const inSiteIssues = new Set(
    site.siteIssues.filter(({ ruleId }) => written.test(ruleId)).flatMap(({ urls }) => urls),
  );
  const isGood = ({ brief, issues }: PageSuggestionInput): boolean =>
    !inSiteIssues.has(brief.url) && !issues.some(({ ruleId }) => written.test(ruleId));
  const good = site.pages.filter(isGood).toSorted((a, b) => b.weight - a.weight);
  if (good.length === 0) return 'No page passes all title, meta description and H1 checks.';
  const names = good.slice(0, namedMax).map(({ brief }) => placeOf(brief.url, home?.brief.url));
  const rest = good.length - names.length;
  const among = rest > 0 ? `, among them ${some(names, namedMax)}` : `: ${some(names, namedMax)}`;
  return `Title, description and main heading need no change on ${good.length} of ${countOf(site.pages.length, 'page')}${among}.`;
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The explanation of the audit where there is nothing to do. */
export function explainContent(
  site: SuggestionSite,
  strategies: readonly StrategicRecommendation[],
  audited: string,
): string {
  const [first, ...others] = strategies;
  if (first === undefined) return audited;
  const next = others.slice(0, workMax - 1).map(({ title }) => lowerFirst(title));
  const then = next.length === 0 ? '' : ` Then ${some(next, workMax)}.`;
  return [
    describeGood(site),
    `Start here: ${lowerFirst(first.title)}. ${first.expectedImpact}${then}`,
    ...sentencesOf(audited, 'en').filter(isCoverage),
  ].join(' ');
}

/** A page of figures and labels has no text to put a word into. */
const proseWords = 15;

type Quality = NonNullable<ContentQualityInsight['keywordQuality']>;
type Over = Quality['overOptimization'][number];
type Under = Quality['underOptimization'][number];

const overDensity = 4;
const overCount = 8;
/** One sentence with a word twice is chance; a reader stumbles over several. */
const crowdedMin = 3;
const overWords = 150;
const listMax = 10;
const keyMax = 4;
/** More fields are those of an application's screen. */
const formControls = 3;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A slogan or a sentence is no term that people search for. */
const isSlogan = (head: string, functionWords: ReadonlySet<string>): boolean => {
  const list = wordsIn(head);
  return /[.!?…]$/.test(head) || list.filter((word) => functionWords.has(word)).length * 2 >= list.length;
};

const withText = ({ site, unfilled }: SuggestionSite): PageSuggestionInput[] =>
  site.pages.filter(
    ({ brief, indexable }) =>
      indexable &&
      brief.wordCount >= overWords &&
      wordsOf(brief.language) !== null &&
      !brief.isFiller &&
      !unfilled.has(brief.url),
  );

/** The words a page is about: it has to say them often. */
const subjectStems = ({ brand }: SuggestionSite, { title, headings, url }: PageBrief): ReadonlySet<string> =>
  new Set(
    [title ?? '', brand ?? '', URL.parse(url)?.pathname ?? '', ...headings.map(({ text }) => text)]
      .flatMap((text) => wordsIn(text.replaceAll(/[-_/.]/g, ' ')))
      .map(stem),
  );

/** Sentences that say the word twice: what a reader stumbles over. */
const crowdedSentences = ({ paragraphs, language }: PageBrief, keyword: string): string[] =>
  paragraphs
    .flatMap((block) => sentencesOf(block, language))
    .filter((text) => isClean(text) && wordsIn(text).filter((word) => word === keyword).length > 1);

/** What most pages of a site say is what the site is about; translations of it say other words. */
const siteShare = 0.5;

function isSiteSubject({ site, spread }: SuggestionSite, keyword: string, language: string): boolean {
  const alike = site.pages.filter(({ brief }) => brief.language === language).length;
  return (spread.get(keyword) ?? 0) > Math.max(1, alike * siteShare);
}

/** Only a word that is neither the subject nor the name, and that crowds a sentence which can be shown. */
function overUsed(siteContext: SuggestionSite): Over[] {
  return withText(siteContext)
    .flatMap(({ brief }) => {
      const subject = subjectStems(siteContext, brief);
      const found = brief.keywords
        .filter(
          ({ size, count, density, keyword }) =>
            size === 1 &&
            count >= overCount &&
            density > overDensity &&
            /^\p{L}{4,}$/u.test(keyword) &&
            !isFunctionWord(keyword) &&
            !isSiteSubject(siteContext, keyword, brief.language) &&
            !subject.has(stem(keyword)),
        )
        .map((term) => ({ term, crowded: crowdedSentences(brief, term.keyword) }))
        .find(({ crowded }) => crowded.length >= crowdedMin);
      const [sentence] = found?.crowded ?? [];
      if (found === undefined || sentence === undefined) return [];
      const { keyword, density, count } = found.term;
      return [
        {
          keyword,
          density: round(density),
          improvementStrategy: `On ${placeOf(brief.url, brief.url)} “${keyword}” appears ${count} times in ${brief.wordCount} words, and ${found.crowded.length} sentences say it more than once. Begin with “${clip(sentence, 160)}”.`,
          alternatives: [],
        },
      ];
    })
    .toSorted((a, b) => b.density - a.density || (a.keyword < b.keyword ? -1 : 1));
}

function underUsed(siteContext: SuggestionSite): Under[] {
  const wanted = siteContext.note.keywords.flatMap((term) => missingTerm(siteContext, term));
  const own = withText(siteContext)
    // A new title says it already.
    .filter(({ brief }) => (siteContext.written.get(brief.url)?.title ?? null) === null)
    .flatMap((page) => weakSubject(siteContext, page));
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

const stemLength = 5;

/** No word of the headline is in the title. */
function weakSubject(siteContext: SuggestionSite, { brief }: PageSuggestionInput): Under[] {
  const words = wordsOf(brief.language);
  const head = mainHeading(siteContext, brief)?.text;
  if (
    words === null ||
    head === undefined ||
    words.generic.has(fold(head)) ||
    templateLabel.test(head) ||
    isSlogan(head, words.function) ||
    brief.title === null ||
    brief.signs.isManual ||
    brief.signs.controls > formControls ||
    // A home page is headed by what it promises.
    brief.url === siteContext.home?.brief.url ||
    !brief.paragraphs.some((text) => wordsIn(text).length >= proseWords)
  )
    return [];
  const own = stripNumber(stripBrand(head, siteContext.brand), siteContext.chapterWords);
  const name = own.split(/[:,]/)[0] ?? own;
  const present = fold(brief.title);
  // "Extension" in the heading is said by "Extensions" in the title.
  const isSaid = contentWords(name, words).some((word) => present.includes(fold(word).slice(0, stemLength)));
  const isWeak = overlap(name, brief.title, words) === 0 && !isSaid && !/\d/.test(name);
  if (!isWeak || graphemeLength(name) > 60 || contentWords(name, words).length === 0) return [];
  const title = siteContext.brand === null ? name : `${name} | ${siteContext.brand}`;
  if (graphemeLength(title) > limits.title.max || graphemeLength(title) < limits.title.min) return [];
  return [
    {
      suggestion: name,
      opportunity: `${pathOf(brief.url, brief.url)} is headed “${name}”, but its title “${clip(brief.title, 60)}” says none of these words.`,
      implementation: `Use the title “${title}”.`,
    },
  ];
}

/** 100, less what share of the pages has each fault: keywords of a template are nobody's. */
function healthOf(siteContext: SuggestionSite, over: number, under: number): number {
  const pages = Math.max(1, withText(siteContext).length);
  const unfilled = siteContext.unfilled.size / Math.max(1, siteContext.site.pages.length);
  const lost = Math.min(1, over / pages) * 40 + Math.min(1, under / pages) * 40 + Math.min(1, unfilled) * 60;
  return Math.max(0, Math.round(100 - lost));
}

export function contentQualityOf(
  siteContext: SuggestionSite,
  card: ContentQualityInsight,
): ContentQualityInsight {
  const over = overUsed(siteContext);
  const under = underUsed(siteContext);
  const keywordScore = healthOf(siteContext, over.length, under.length);
  const { all: strategies, content } = combinedStrategies(siteContext);
  const leading = strategies.slice(0, keyMax);
  const key = [
    ...leading.map(({ title, implementation }) => `${title}: ${implementation}`),
    ...over.slice(0, 1).map(({ improvementStrategy }) => improvementStrategy),
    ...under.slice(0, 1).map(({ opportunity, implementation }) => `${opportunity} ${implementation}`),
  ];
  return {
    ...card,
    explanation: explainContent(siteContext, content, card.explanation),
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
    keyStrategies: leading.length,
    strategicRecommendations: [...strategies],
  };
}
