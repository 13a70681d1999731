/** What a model is told of a page beside its texts: likely searches, the site’s voice, the findings that stay, their evidence. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { severities } from '@pagewright/contract/severities';
import { allRules } from '../../audit/rules/all.ts';
import type { PageType } from '../../model/text-facts.ts';
import { fold } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageSuggestionInput, SiteSuggestionInput } from '../suggester.ts';
import { isClean } from './prose.ts';
import { readNote } from './site-note.ts';
import { stripBrand } from './suggestion-page.ts';

export type SearchIntent = 'navigational' | 'informational' | 'commercial' | 'transactional' | 'none';

const intents: Readonly<Record<PageType, SearchIntent | null>> = {
  home: 'navigational',
  article: 'informational',
  product: 'transactional',
  listing: 'commercial',
  contact: 'navigational',
  login: 'none',
  cart: 'none',
  media: 'informational',
  search: 'none',
  legal: 'none',
  other: null,
};

export interface LikelySearch {
  /** Null when the type of the page does not say. */
  readonly intent: SearchIntent | null;
  /** The likeliest first. */
  readonly queries: readonly string[];
}

const queriesMax = 6;
const wordsMax = 8;

const isQuery = (text: string): boolean => {
  const words = wordsIn(text).length;
  return words >= 1 && words <= wordsMax && text.length >= 4 && !isInjection(text);
};

/** How many other pages may have a title or heading before it names none of them. */
const sharedMax = 2;

/** Whether the words are on page after page, as the title of a template is. */
function isShared(text: string, { pages }: SiteSuggestionInput, url: string): boolean {
  const name = fold(text);
  const others = pages.filter(
    ({ brief }) =>
      brief.url !== url &&
      [brief.title ?? '', ...brief.headings.map((each) => each.text)].some((each) => fold(each) === name),
  );
  return others.length >= sharedMax;
}

/** What it was found for, keywords of the owner that the page speaks of, its own names, its phrases, and these with its place. */
export function likelySearch(
  site: SiteSuggestionInput,
  { brief, searched = [] }: PageSuggestionInput,
  brand: string | null,
): LikelySearch {
  const said = fold([brief.title, ...brief.headings.map(({ text }) => text), ...brief.paragraphs].join(' '));
  const wanted = readNote(site.additionalInfo).keywords.filter((term) => said.includes(fold(term)));
  const heading = brief.headings.find(({ level }) => level === 1)?.text ?? '';
  const phrases = brief.keywords
    .map(({ keyword }) => keyword)
    .filter((keyword) => keyword.includes(' '))
    .slice(0, 4);
  const place = brief.address?.locality ?? null;
  const [topic] = [...wanted, ...phrases];
  const named = [heading, brief.title ?? '']
    .filter((text) => !isShared(text, site, brief.url))
    .map((text) => stripBrand(text, brand));
  const local = place !== null && topic !== undefined ? [`${topic} ${place}`] : [];
  // What people really search for comes before what they may.
  const all = [...searched, ...wanted, ...named, ...local, ...phrases].map((text) =>
    text.toLocaleLowerCase(brief.language),
  );
  const unique = new Map(all.filter(isQuery).map((text) => [fold(text), text]));
  return { intent: intents[brief.type], queries: [...unique.values()].slice(0, queriesMax) };
}

export interface SiteVoice {
  /** In the given language, from the most important pages. */
  readonly samples: readonly string[];
  /** Null without a sentence. */
  readonly wordsPerSentence: number | null;
}

const samplesMax = 3;
const sampleLength = 160;
const pagesMax = 5;

export function siteVoice({ pages }: SiteSuggestionInput, language: string): SiteVoice {
  const sentences = pages
    .map(({ brief }) => brief)
    .filter((brief) => brief.language === language && !brief.isFiller)
    .toSorted((a, b) => Number(b.type === 'home') - Number(a.type === 'home'))
    .slice(0, pagesMax)
    .flatMap(({ paragraphs }) => paragraphs.slice(0, 4).flatMap((text) => sentencesOf(text, language)))
    .filter((sentence) => sentence.length <= sampleLength && isClean(sentence));
  const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence).length, 0);
  return {
    samples: [...new Set(sentences)].slice(0, samplesMax),
    wordsPerSentence: sentences.length === 0 ? null : Math.round(words / sentences.length),
  };
}

const measuredRules: ReadonlySet<string> = new Set(
  allRules.filter(({ needs, group }) => needs === 'browser' || group === 'performance').map(({ id }) => id),
);

export interface PlacedIssue {
  readonly issue: Issue;
  /** Its place among the issues of the page. */
  readonly at: number;
}

/** The severest first; within a severity as the report has them. */
export const stableIssues = ({ issues }: Pick<PageSuggestionInput, 'issues'>): readonly PlacedIssue[] =>
  issues
    .map((issue, at) => ({ issue, at }))
    .filter(({ issue }) => !measuredRules.has(issue.ruleId))
    .toSorted(
      (a, b) => severities.indexOf(a.issue.severity) - severities.indexOf(b.issue.severity) || a.at - b.at,
    );

/** Each text once; what is wanted is said where it first applies. */
export function evidenceTexts(
  { evidence }: Pick<Issue, 'evidence'>,
  { most, length }: { readonly most: number; readonly length: number },
): string[] {
  const texts = evidence.map(({ snippet, found, wanted }, at) => {
    const what = snippet ?? found ?? '';
    const isSaid = evidence.slice(0, at).some((each) => each.wanted === wanted);
    return [what.slice(0, length).toWellFormed(), isSaid ? '' : (wanted ?? '')]
      .filter((part) => part !== '')
      .join(' → ');
  });
  return [...new Set(texts)].filter((text) => text !== '').slice(0, most);
}
