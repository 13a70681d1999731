/** The built-in analyst in conversation: reads the question, chooses who answers, and hands over the sheet. */
import type { Models } from '../analyst/models.ts';
import { answerAbout, answerSite } from './answers/about.ts';
import { answerAlt } from './answers/alt.ts';
import { answerApplied, answerApply, answerReset, answerWhere } from './answers/apply.ts';
import { answerCategory } from './answers/category.ts';
import { answerChanges } from './answers/changes.ts';
import { answerCompare } from './answers/compare.ts';
import { answerDescription } from './answers/description.ts';
import { answerFact } from './answers/fact.ts';
import { answerFaq } from './answers/faq.ts';
import { answerFinding } from './answers/finding.ts';
import { answerFirst } from './answers/first.ts';
import { answerHeadings } from './answers/headings.ts';
import { answerIntro } from './answers/intro.ts';
import { answerIssues } from './answers/issues.ts';
import { answerKeywords } from './answers/keywords.ts';
import { answerLength } from './answers/length.ts';
import { answerLinks } from './answers/links.ts';
import { answerOutline } from './answers/outline.ts';
import { answerParagraph } from './answers/paragraph.ts';
import { answerReadability } from './answers/readability.ts';
import { answerScore } from './answers/score.ts';
import { answerStructured } from './answers/structured.ts';
import { answerSuggestion, quotedSuggestion } from './answers/suggestion.ts';
import {
  answerGreeting,
  answerHelp,
  answerOffTopic,
  answerPicture,
  answerProse,
  answerPublish,
  answerRanking,
  answerThanks,
  answerTranslate,
} from './answers/talk.ts';
import { answerTitle } from './answers/title.ts';
import { answerWhy } from './answers/why.ts';
import type { ChatAnswer, ChatQuestion, Workbench } from './port.ts';
import { type ReadingAids, readQuestion } from './reading/read-question.ts';
import type { Reading, Topic } from './reading/reading.ts';
import { openRoom, type Room } from './room.ts';
import { Sheet } from './sheet.ts';
import { spokenLanguages } from './words/answer-words.ts';

type Answerer = (room: Room, reading: Reading) => Promise<Sheet> | Sheet;

const side: Answerer = (room, { topic }) => answerCategory(room, topic);

const answerers: Readonly<Record<Topic, Answerer>> = {
  title: answerTitle,
  description: answerDescription,
  headings: answerHeadings,
  paragraph: answerParagraph,
  intro: answerIntro,
  keywords: answerKeywords,
  readability: answerReadability,
  alt: answerAlt,
  links: answerLinks,
  structured: answerStructured,
  faq: answerFaq,
  outline: answerOutline,
  compare: answerCompare,
  finding: answerFinding,
  issues: answerIssues,
  first: answerFirst,
  score: answerScore,
  length: answerLength,
  social: side,
  indexing: side,
  canonical: side,
  speed: side,
  mobile: side,
  accessibility: side,
  security: side,
  language: side,
  ai: side,
  url: side,
  duplicates: side,
  changes: answerChanges,
  about: answerAbout,
  site: answerSite,
  fact: answerFact,
  greeting: answerGreeting,
  thanks: answerThanks,
  help: answerHelp,
  apply: answerApply,
  applied: answerApplied,
  reset: answerReset,
  where: answerWhere,
  ranking: answerRanking,
  translate: answerTranslate,
  publish: answerPublish,
  prose: answerProse,
  picture: answerPicture,
  'off-topic': answerOffTopic,
};

export interface AnswerParts {
  readonly bench: Workbench;
  /** For English; null for an analyst without models. */
  readonly models: Models | null;
  readonly onStep?: (words: string) => void;
}

/** "In German" asks for the answer before this one, in that language: the last question that was not of that kind itself. */
async function askedBefore(
  question: ChatQuestion,
  aids: ReadingAids,
): Promise<{ readonly asked: ChatQuestion; readonly read: Reading } | null> {
  for (let at = question.earlier.length - 1; at >= 0; at -= 1) {
    const turn = question.earlier[at];
    if (turn?.role !== 'user') continue;
    const asked = { text: turn.content, earlier: question.earlier.slice(0, at) };
    const read = await readQuestion(asked, aids);
    if (read.manner !== 'in-language') return { asked, read };
  }
  return null;
}

async function sheetFor(room: Room, reading: Reading, question: string): Promise<Sheet> {
  const { words, bench } = room;
  const suggestion = quotedSuggestion(bench.page, question);
  if (suggestion !== null) return answerSuggestion(room, suggestion);
  const wanted = reading.slots.language;
  const isWritten =
    reading.topic === 'title' || reading.topic === 'description' || reading.topic === 'headings';
  const sheet =
    reading.manner === 'why' ? await answerWhy(room, reading) : await answerers[reading.topic](room, reading);
  if (isWritten && reading.action === 'write' && wanted !== null && wanted !== bench.brief.language)
    sheet.say(words.wordsStay(bench.brief.language));
  return sheet;
}

export async function answerQuestion(question: ChatQuestion, parts: AnswerParts): Promise<ChatAnswer> {
  const { bench, models, onStep = () => undefined } = parts;
  const aids = { ruleIds: new Set(bench.rules.map(({ id }) => id)), models };
  const heard = await readQuestion(question, aids);
  const before = heard.manner === 'in-language' ? await askedBefore(question, aids) : null;
  const { asked, read } = before ?? { asked: question, read: heard };
  const named = before === null ? null : heard.slots.language;
  const isSpoken = named === null || spokenLanguages.includes(named);
  const language = named !== null && isSpoken ? named : heard.language;
  const reading: Reading = { ...read, language };
  const memories = asked.earlier.flatMap(({ role, memory }) =>
    role === 'assistant' && memory !== null ? [memory] : [],
  );
  const room = openRoom({ bench, models, language, memories, onStep });
  const sheet = isSpoken ? await sheetFor(room, reading, asked.text) : new Sheet().say(room.words.spoken());
  if (before !== null && isSpoken && sheet.hasBlocks) sheet.say(room.words.wordsStay(bench.brief.language));
  return sheet.answer(reading, memories.at(-1)?.applied ?? []);
}
