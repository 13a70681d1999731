/** Recognizes the intent of a question: by its words, then by the previous answer, and last by its meaning. */
import type { Models } from '../../suggest/built-in/models.ts';
import { foldAccents } from '../../text/fold.ts';
import type { Action, Intent, Revision, Topic } from '../intent.ts';
import type { ChatMemory, ChatQuestion } from '../port.ts';
import { actionWords } from './action-words.ts';
import { chooseTopic, findTopics } from './choose-topic.ts';
import { politeWords } from './conversation-words.ts';
import { correctTypos } from './correct-typos.ts';
import { revisionWords } from './follow-up-words.ts';
import { hasWords, matchingLanguages } from './match-words.ts';
import { nearestTopic } from './nearest-topic.ts';
import { guessLanguage } from './question-language.ts';
import { recognizeFollowUp, recognizePolite } from './recognize-follow-up.ts';
import { intentOf, type ParsedQuestion, resolveAction } from './resolve-action.ts';
import { extractSlots, pastedText } from './slots.ts';
import { takeQuotes } from './take-quotes.ts';
import type { QuestionLanguage } from './topic-words.ts';

function findAction(folded: string): { action: Action | null; votes: QuestionLanguage[][] } {
  const votes: QuestionLanguage[][] = [];
  let action: Action | null = null;
  for (const each of actionWords) {
    const languages = matchingLanguages(each.words, folded);
    if (languages.length === 0) continue;
    votes.push(languages);
    action ??= each.action;
  }
  return { action, votes };
}

const politeVotes = (folded: string): QuestionLanguage[][] =>
  politeWords
    .map(({ words }) => matchingLanguages(words, folded, true))
    .filter((languages) => languages.length > 0);

const lastMemory = ({ earlier }: ChatQuestion): ChatMemory | null =>
  earlier.findLast(({ role, memory }) => role === 'assistant' && memory !== null)?.memory ?? null;

/** "Make the title shorter" has both a topic and a revision. */
const revisionOfOrder = (topic: Topic, folded: string): Revision | null =>
  topic === 'paragraph' || topic === 'intro' || topic === 'title' || topic === 'description'
    ? (revisionWords
        .filter(({ revision }) => revision !== 'why' && revision !== 'another')
        .find(({ words }) => hasWords(words, folded))?.revision ?? null)
    : null;

export interface IntentOptions {
  readonly ruleIds: ReadonlySet<string>;
  readonly models: Models | null;
}

export async function recognizeIntent(
  question: ChatQuestion,
  { ruleIds, models }: IntentOptions,
): Promise<Intent> {
  const { quoted, rest } = takeQuotes(question.text);
  const pasted = quoted.length > 0 ? null : pastedText(question.text);
  const plain = pasted === null ? rest : `${rest.slice(0, rest.length - pasted.length)} “”`;
  const folded = correctTypos(foldAccents(plain));
  const slots = extractSlots(rest, { folded, quoted: pasted === null ? quoted : [pasted], ruleIds });
  const memory = lastMemory(question);
  // A rule id consists of words that would match something else.
  const withoutRuleId = slots.ruleId === null ? folded : folded.replace(slots.ruleId, '');
  const found = findTopics(withoutRuleId);
  const { action, votes } = findAction(withoutRuleId);
  const language = guessLanguage({
    text: slots.ruleId === null ? plain : withoutRuleId,
    votes: [...found.votes, ...votes, ...politeVotes(folded)],
    before: memory?.language ?? null,
  });
  const parsed: ParsedQuestion = { text: question.text, folded, slots, memory, language };
  const polite = recognizePolite(parsed);
  if (polite !== null) return polite;
  const topic = chooseTopic(found, action, parsed);
  if (slots.ruleId !== null && topic !== 'compare')
    return intentOf(parsed, { topic: 'finding', action: 'explain', by: 'words' });
  const followUp = recognizeFollowUp(parsed, topic, action);
  if (followUp !== null) return followUp;
  if (topic !== null) {
    const resolvedAction = resolveAction(topic, action, slots);
    const revision = resolvedAction === 'write' ? revisionOfOrder(topic, folded) : null;
    return intentOf(parsed, { topic, action: resolvedAction, by: 'words', revision });
  }
  if (slots.quoted.length > 0)
    return intentOf(parsed, {
      topic: action === 'explain' ? 'finding' : 'paragraph',
      action: action ?? 'write',
      by: 'words',
    });
  const near = language === 'en' && models !== null ? await nearestTopic(folded, models) : null;
  return near === null
    ? intentOf(parsed, { topic: 'fact', action: action ?? 'list', by: 'none' })
    : intentOf(parsed, { topic: near, action: resolveAction(near, action, slots), by: 'meaning' });
}
