/** Chooses the topic of a question by its words. */

import type { Action, Topic } from '../intent.ts';
import { conversationWords } from './conversation-words.ts';
import { findingWords } from './finding-words.ts';
import { matchingLanguages } from './match-words.ts';
import { partWords } from './part-words.ts';
import type { ParsedQuestion } from './resolve-action.ts';
import { technicalWords } from './technical-words.ts';
import { textWords } from './text-words.ts';
import type { QuestionLanguage, TopicWords } from './topic-words.ts';

const tables: readonly TopicWords[] = [
  ...textWords,
  ...partWords,
  ...findingWords,
  ...technicalWords,
  ...conversationWords,
];

/** Parts of a page that can be written, assessed and explained on their own. */
const elements: ReadonlySet<Topic> = new Set([
  'title',
  'description',
  'headings',
  'paragraph',
  'intro',
  'alt',
  'links',
  'structured',
  'keywords',
  'social',
  'canonical',
  'indexing',
  'speed',
  'mobile',
  'accessibility',
  'security',
  'language',
  'ai',
  'url',
  'duplicates',
  'readability',
]);

export interface Found {
  readonly weights: ReadonlyMap<Topic, number>;
  readonly votes: readonly (readonly QuestionLanguage[])[];
}

export function findTopics(folded: string): Found {
  const weights = new Map<Topic, number>();
  const votes: QuestionLanguage[][] = [];
  for (const { topic, weight, words } of tables) {
    const languages = matchingLanguages(words, folded);
    if (languages.length === 0) continue;
    votes.push(languages);
    weights.set(topic, Math.max(weight, weights.get(topic) ?? 0));
  }
  return { weights, votes };
}

/** "Is celadon in my title?" is about the word. */
const whereIsWord = /^(?:is|are|do i|does) .{2,60} (?:in|on) (?:my|the|our|this) /;

/** "A title with the keyword tea", without a verb. */
const titleWithKeyword =
  /^(?:an? |einen? |un |uma? |een )?(?:\w+ )?(?:title|titel|titre|titulo|titolo)s? (?:with|including|using|mit|avec|con|com|met)\b/;

/** The topic that is meant where words of several are used. */
export function chooseTopic(
  { weights }: Found,
  action: Action | null,
  { slots, folded }: Pick<ParsedQuestion, 'slots' | 'folded'>,
): Topic | null {
  const ranked = [...weights].toSorted((a, b) => b[1] - a[1]);
  const [first] = ranked;
  if (first === undefined) return null;
  const named = ranked.filter(([topic]) => elements.has(topic)).map(([topic]) => topic);
  const has = (topic: Topic): boolean => weights.has(topic);
  if (has('off-topic') && named.length === 0) return 'off-topic';
  if (has('translate') || has('publish') || has('picture')) return first[0];
  if (slots.keyword !== null && whereIsWord.test(folded)) return 'keywords';
  if (has('keywords') && action === 'count' && first[0] === 'compare') return 'keywords';
  // "A title with the keyword tea" is a title; "is the keyword in the title" is about the keyword.
  const written = named.find((topic) => ['title', 'description', 'headings', 'intro'].includes(topic));
  if (
    written !== undefined &&
    action === 'write' &&
    ['keywords', 'first', 'issues', 'ai', 'site', 'score', 'paragraph', 'about', 'ranking'].includes(first[0])
  )
    return written;
  if (has('title') && first[0] === 'keywords' && (slots.maxLength !== null || titleWithKeyword.test(folded)))
    return 'title';
  if (has('readability') && slots.quoted.length > 0) return 'paragraph';
  if (has('paragraph') && has('readability'))
    return action === 'write' || slots.quoted.length > 0 || slots.ordinal !== null
      ? 'paragraph'
      : 'readability';
  if (has('paragraph') && has('intro') && slots.ordinal !== null) return 'paragraph';
  if (
    first[0] === 'issues' &&
    action === 'explain' &&
    named.length === 0 &&
    /\b(?:finding|issue|problem|warning|error|befund|fehler)\b/.test(folded)
  )
    return 'finding';
  const [element] = named;
  if (element !== undefined && ['issues', 'first'].includes(first[0]) && !isOfPage(weights, element))
    return element;
  return first[0];
}

/** "Improve this page" names no part of it. */
const isOfPage = (weights: ReadonlyMap<Topic, number>, element: Topic): boolean =>
  element === 'paragraph' || (element === 'indexing' && (weights.get('first') ?? 0) > 0);
