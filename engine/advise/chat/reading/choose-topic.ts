/** Which topic a question is about, by its words alone. */
import { findingWords } from './finding-words.ts';
import type { Heard } from './heard.ts';
import { matchingLanguages } from './match-words.ts';
import { partWords } from './part-words.ts';
import type { Action, Topic } from './reading.ts';
import { talkWords } from './talk-words.ts';
import { technicalWords } from './technical-words.ts';
import { textWords } from './text-words.ts';
import type { QuestionLanguage, TopicWords } from './topic-words.ts';

const tables: readonly TopicWords[] = [
  ...textWords,
  ...partWords,
  ...findingWords,
  ...technicalWords,
  ...talkWords,
];

/** Parts of a page that can be written, judged and explained each by itself. */
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
    const heard = matchingLanguages(words, folded);
    if (heard.length === 0) continue;
    votes.push(heard);
    weights.set(topic, Math.max(weight, weights.get(topic) ?? 0));
  }
  return { weights, votes };
}

/** "Is celadon in my title?" asks for the word. */
const whereIsWord = /^(?:is|are|do i|does) .{2,60} (?:in|on) (?:my|the|our|this) /;

/** "A title with the keyword tea", without a verb. */
const titleWithKeyword =
  /^(?:an? |einen? |un |uma? |een )?(?:\w+ )?(?:title|titel|titre|titulo|titolo)s? (?:with|including|using|mit|avec|con|com|met)\b/;

/** The topic that is meant where words of several were used. */
export function chooseTopic(
  { weights }: Found,
  action: Action | null,
  { slots, folded }: Pick<Heard, 'slots' | 'folded'>,
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
