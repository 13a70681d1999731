/** Reads a question: first by its words, then in the light of what was said before, and last by its meaning. */
import type { Models } from '../../analyst/models.ts';
import type { ChatMemory, ChatQuestion } from '../port.ts';
import { actionWords } from './action-words.ts';
import { chooseTopic, findTopics } from './choose-topic.ts';
import { foldQuestion, takeQuotes } from './fold.ts';
import { mannerWords } from './follow-up-words.ts';
import { guessLanguage } from './guess-language.ts';
import { type Heard, settleAction, whole } from './heard.ts';
import { hasWords, matchingLanguages } from './match-words.ts';
import { mendTypos } from './mend-typos.ts';
import { nearestTopic } from './nearest-topic.ts';
import { readFollowUp, readPolite } from './read-follow-up.ts';
import type { Action, Manner, Reading, Topic } from './reading.ts';
import { pastedText, readSlots } from './slots.ts';
import { politeWords } from './talk-words.ts';
import type { QuestionLanguage } from './topic-words.ts';

function findAction(folded: string): { action: Action | null; votes: QuestionLanguage[][] } {
  const votes: QuestionLanguage[][] = [];
  let action: Action | null = null;
  for (const each of actionWords) {
    const heard = matchingLanguages(each.words, folded);
    if (heard.length === 0) continue;
    votes.push(heard);
    action ??= each.action;
  }
  return { action, votes };
}

const politeVotes = (folded: string): QuestionLanguage[][] =>
  politeWords.map(({ words }) => matchingLanguages(words, folded, true)).filter((heard) => heard.length > 0);

const lastMemory = ({ earlier }: ChatQuestion): ChatMemory | null =>
  earlier.findLast(({ role, memory }) => role === 'assistant' && memory !== null)?.memory ?? null;

/** "Make the title shorter" names the manner with the topic. */
const mannerOfOrder = (topic: Topic, folded: string): Manner | null =>
  topic === 'paragraph' || topic === 'intro' || topic === 'title' || topic === 'description'
    ? (mannerWords
        .filter(({ manner }) => manner !== 'why' && manner !== 'another')
        .find(({ words }) => hasWords(words, folded))?.manner ?? null)
    : null;

export interface ReadingAids {
  readonly ruleIds: ReadonlySet<string>;
  readonly models: Models | null;
}

export async function readQuestion(
  question: ChatQuestion,
  { ruleIds, models }: ReadingAids,
): Promise<Reading> {
  const { quoted, rest } = takeQuotes(question.text);
  const pasted = quoted.length > 0 ? null : pastedText(question.text);
  const plain = pasted === null ? rest : `${rest.slice(0, rest.length - pasted.length)} “”`;
  const folded = mendTypos(foldQuestion(plain));
  const slots = readSlots(rest, { folded, quoted: pasted === null ? quoted : [pasted], ruleIds });
  const memory = lastMemory(question);
  // The id of a rule is made of words that mean something else in a sentence.
  const spoken = slots.ruleId === null ? folded : folded.replace(slots.ruleId, '');
  const found = findTopics(spoken);
  const { action, votes } = findAction(spoken);
  const language = guessLanguage({
    text: slots.ruleId === null ? plain : spoken,
    votes: [...found.votes, ...votes, ...politeVotes(folded)],
    before: memory?.language ?? null,
  });
  const heard: Heard = { text: question.text, folded, slots, memory, language };
  const polite = readPolite(heard);
  if (polite !== null) return polite;
  const topic = chooseTopic(found, action, heard);
  if (slots.ruleId !== null && topic !== 'compare')
    return whole(heard, { topic: 'finding', action: 'explain', by: 'words' });
  const followUp = readFollowUp(heard, topic, action);
  if (followUp !== null) return followUp;
  if (topic !== null) {
    const settled = settleAction(topic, action, slots);
    const manner = settled === 'write' ? mannerOfOrder(topic, folded) : null;
    return whole(heard, { topic, action: settled, by: 'words', manner });
  }
  if (slots.quoted.length > 0)
    return whole(heard, {
      topic: action === 'explain' ? 'finding' : 'paragraph',
      action: action ?? 'write',
      by: 'words',
    });
  const near = language === 'en' && models !== null ? await nearestTopic(folded, models) : null;
  return near === null
    ? whole(heard, { topic: 'fact', action: action ?? 'list', by: 'none' })
    : whole(heard, { topic: near, action: settleAction(near, action, slots), by: 'meaning' });
}
