/** Messages that lean on what was said before: consent, another one, shorter, why, the second one. */
import { applyWords, mannerWords } from './follow-up-words.ts';
import { type Heard, usualActions, whole } from './heard.ts';
import { longestMatch, matchingLanguages } from './match-words.ts';
import type { Action, Manner, Reading, Topic } from './reading.ts';
import { politeWords } from './talk-words.ts';

const shortWords = 9;
/** So many words may stand beside those that ask for another answer; more, and they mean something else. */
const besides: Readonly<Record<Manner, number>> = {
  shorter: 5,
  longer: 5,
  simpler: 5,
  another: 3,
  why: 2,
  'in-language': 9,
};

const count = (text: string): number => text.split(' ').filter((word) => word !== '').length;

/** How an earlier answer is to be changed, when that is all the message says. */
export const mannerOf = (folded: string): Manner | null =>
  mannerWords.find(({ manner, words }) => {
    const match = longestMatch(words, folded);
    return match !== null && count(folded) - count(match) <= besides[manner];
  })?.manner ?? null;

const fixIt =
  /^(?:and |so |ok |please )*(?:how (?:do|can|should|would) (?:i|we|you) (?:fix|solve|mend|repair|correct|change)|how to (?:fix|solve|mend|correct)|fix|solve|wie (?:behebe|lose|repariere) ich|comment (?:le |la |les )?(?:corriger|resoudre)|como (?:lo )?(?:arreglo|soluciono|corrijo)|come (?:lo )?(?:risolvo|correggo)|hoe los ik)(?: (?:it|this|that|them|das|ca|cela|eso|questo|isso|dit|dat|op))*[?.! ]*$/;

/** "With the keyword tea bowl" adds to what was written. */
const withWord = /^(?:and |but |now )?(?:with|using|use|include|including|mit|avec|con|com|met)\b/;
const takesKeyword: ReadonlySet<Topic> = new Set(['title', 'description']);

/** Greetings, thanks and consent are whole messages. */
export function readPolite(heard: Heard): Reading | null {
  const { folded, memory } = heard;
  if (memory !== null && matchingLanguages(applyWords, folded, true).length > 0)
    return whole(heard, { topic: 'apply', action: 'write', by: 'earlier' });
  const polite = politeWords.find(({ words }) => matchingLanguages(words, folded, true).length > 0);
  return polite === undefined ? null : whole(heard, { topic: polite.topic, action: 'list', by: 'words' });
}

/** A few words that only make sense after what was said before. */
export function readFollowUp(heard: Heard, topic: Topic | null, action: Action | null): Reading | null {
  const { folded, memory, slots } = heard;
  if (memory === null || folded.split(' ').length > shortWords) return null;
  const isAlone = topic === null || topic === memory.topic;
  const back = (manner: Manner | null): Reading =>
    whole(heard, { topic: memory.topic, action: memory.action, by: 'earlier', manner });
  if (topic === null && slots.language !== null && action !== 'judge') return back('in-language');
  if (isAlone && slots.ordinal !== null && memory.listed.length > 0 && topic !== 'paragraph')
    return whole(heard, { topic: 'finding', action: 'explain', by: 'earlier' });
  if (isAlone && slots.ordinal !== null && memory.offered.length > 1 && topic === null)
    return whole(heard, { topic: 'apply', action: 'write', by: 'earlier' });
  if (fixIt.test(folded) && (memory.target !== null || memory.listed.length > 0))
    return whole(heard, { topic: 'finding', action: 'write', by: 'earlier' });
  const manner = mannerOf(folded);
  if (isAlone && manner !== null) return back(manner);
  if (topic === null && (slots.maxLength !== null || slots.count !== null || slots.isBranded !== null))
    return back('another');
  if (topic === null && slots.keyword !== null && memory.topic === 'title') return back('another');
  if (withWord.test(folded) && slots.keyword !== null && takesKeyword.has(memory.topic))
    return back('another');
  if (topic !== null && (action === null || action === 'list') && usualActions[topic] === 'write')
    return whole(heard, { topic, action: memory.action === 'judge' ? 'judge' : 'write', by: 'words' });
  return null;
}
