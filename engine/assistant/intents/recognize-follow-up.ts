/** Recognizes messages that refer to the previous answer: consent, another one, shorter, why, the second one. */

import type { Action, Intent, Revision, Topic } from '../intent.ts';
import { politeWords } from './conversation-words.ts';
import { applyWords, revisionWords } from './follow-up-words.ts';
import { longestMatch, matchingLanguages } from './match-words.ts';
import { intentOf, type ParsedQuestion, usualActions } from './resolve-action.ts';

const shortWords = 9;
/** Longer messages are questions of their own. */
const besides: Readonly<Record<Revision, number>> = {
  shorter: 5,
  longer: 5,
  simpler: 5,
  another: 3,
  why: 2,
  'in-language': 9,
};

const count = (text: string): number => text.split(' ').filter((word) => word !== '').length;

/** The revision, when the message requests nothing else. */
export const revisionOf = (folded: string): Revision | null =>
  revisionWords.find(({ revision, words }) => {
    const match = longestMatch(words, folded);
    return match !== null && count(folded) - count(match) <= besides[revision];
  })?.revision ?? null;

const fixIt =
  /^(?:and |so |ok |please )*(?:how (?:do|can|should|would) (?:i|we|you) (?:fix|solve|mend|repair|correct|change)|how to (?:fix|solve|mend|correct)|fix|solve|wie (?:behebe|lose|repariere) ich|comment (?:le |la |les )?(?:corriger|resoudre)|como (?:lo )?(?:arreglo|soluciono|corrijo)|come (?:lo )?(?:risolvo|correggo)|hoe los ik)(?: (?:it|this|that|them|das|ca|cela|eso|questo|isso|dit|dat|op))*[?.! ]*$/;

/** "With the keyword tea bowl" adds to what was written. */
const withWord = /^(?:and |but |now )?(?:with|using|use|include|including|mit|avec|con|com|met)\b/;
const takesKeyword: ReadonlySet<Topic> = new Set(['title', 'description']);

/** Greetings, thanks and consent are whole messages. */
export function recognizePolite(question: ParsedQuestion): Intent | null {
  const { folded, memory } = question;
  if (memory !== null && matchingLanguages(applyWords, folded, true).length > 0)
    return intentOf(question, { topic: 'apply', action: 'write', by: 'earlier' });
  const polite = politeWords.find(({ words }) => matchingLanguages(words, folded, true).length > 0);
  return polite === undefined
    ? null
    : intentOf(question, { topic: polite.topic, action: 'list', by: 'words' });
}

/** A few words that only make sense after the previous answer. */
export function recognizeFollowUp(
  question: ParsedQuestion,
  topic: Topic | null,
  action: Action | null,
): Intent | null {
  const { folded, memory, slots } = question;
  if (memory === null || folded.split(' ').length > shortWords) return null;
  const isAlone = topic === null || topic === memory.topic;
  const back = (revision: Revision | null): Intent =>
    intentOf(question, { topic: memory.topic, action: memory.action, by: 'earlier', revision });
  if (topic === null && slots.language !== null && action !== 'judge') return back('in-language');
  if (isAlone && slots.ordinal !== null && memory.listed.length > 0 && topic !== 'paragraph')
    return intentOf(question, { topic: 'finding', action: 'explain', by: 'earlier' });
  if (isAlone && slots.ordinal !== null && memory.offered.length > 1 && topic === null)
    return intentOf(question, { topic: 'apply', action: 'write', by: 'earlier' });
  if (fixIt.test(folded) && (memory.target !== null || memory.listed.length > 0))
    return intentOf(question, { topic: 'finding', action: 'write', by: 'earlier' });
  const revision = revisionOf(folded);
  if (isAlone && revision !== null) return back(revision);
  if (topic === null && (slots.maxLength !== null || slots.count !== null || slots.isBranded !== null))
    return back('another');
  if (topic === null && slots.keyword !== null && memory.topic === 'title') return back('another');
  if (withWord.test(folded) && slots.keyword !== null && takesKeyword.has(memory.topic))
    return back('another');
  if (topic !== null && (action === null || action === 'list') && usualActions[topic] === 'write')
    return intentOf(question, { topic, action: memory.action === 'judge' ? 'judge' : 'write', by: 'words' });
  return null;
}
