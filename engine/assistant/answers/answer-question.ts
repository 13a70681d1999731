/** The built-in chat: recognizes the intent of a question, selects the answerer and builds the answer. */
import type { Models } from '../../suggest/built-in/models.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, openChatContext } from '../chat-context.ts';
import type { Intent, Topic } from '../intent.ts';
import { type IntentOptions, recognizeIntent } from '../intents/recognize-intent.ts';
import { answerLanguages } from '../phrases/answer-words.ts';
import type { ChatAnswer, ChatQuestion, PageSandbox } from '../port.ts';
import { answerAbout, answerSite } from './about.ts';
import { answerAlt } from './alt.ts';
import { answerApplied, answerApply, answerReset, answerWhere } from './apply.ts';
import { answerCategory } from './category.ts';
import { answerChanges } from './changes.ts';
import { answerCompare } from './compare.ts';
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
} from './conversation.ts';
import { answerDescription } from './description.ts';
import { answerFact } from './fact.ts';
import { answerFaq } from './faq.ts';
import { answerFinding } from './finding.ts';
import { answerFirst } from './first.ts';
import { answerHeadings } from './headings.ts';
import { answerIntro } from './intro.ts';
import { answerIssues } from './issues.ts';
import { answerKeywords } from './keywords.ts';
import { answerLength } from './length.ts';
import { answerLinks } from './links.ts';
import { answerOutline } from './outline.ts';
import { answerParagraph } from './paragraph.ts';
import { answerReadability } from './readability.ts';
import { answerScore } from './score.ts';
import { answerStructured } from './structured.ts';
import { answerSuggestion, quotedSuggestion } from './suggestion.ts';
import { answerTitle } from './title.ts';
import { answerWhy } from './why.ts';

type Answerer = (context: ChatContext, intent: Intent) => Promise<AnswerBuilder> | AnswerBuilder;

const side: Answerer = (context, { topic }) => answerCategory(context, topic);

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
  readonly sandbox: PageSandbox;
  /** For English; null to work without models. */
  readonly models: Models | null;
  readonly onStep?: (words: string) => void;
}

/** "In German" requests the previous answer in that language: finds the last question that was not such a request. */
async function earlierQuestion(
  question: ChatQuestion,
  options: IntentOptions,
): Promise<{ readonly earlier: ChatQuestion; readonly earlierIntent: Intent } | null> {
  for (let at = question.earlier.length - 1; at >= 0; at -= 1) {
    const turn = question.earlier[at];
    if (turn?.role !== 'user') continue;
    const earlier = { text: turn.content, earlier: question.earlier.slice(0, at) };
    const earlierIntent = await recognizeIntent(earlier, options);
    if (earlierIntent.revision !== 'in-language') return { earlier, earlierIntent };
  }
  return null;
}

async function answerBuilderFor(
  context: ChatContext,
  intent: Intent,
  question: string,
): Promise<AnswerBuilder> {
  const { words, sandbox } = context;
  const suggestion = quotedSuggestion(sandbox.page, question);
  if (suggestion !== null) return answerSuggestion(context, suggestion);
  const wanted = intent.slots.language;
  const isWritten = intent.topic === 'title' || intent.topic === 'description' || intent.topic === 'headings';
  const answer =
    intent.revision === 'why'
      ? await answerWhy(context, intent)
      : await answerers[intent.topic](context, intent);
  if (isWritten && intent.action === 'write' && wanted !== null && wanted !== sandbox.brief.language)
    answer.addText(words.wordsStay(sandbox.brief.language));
  return answer;
}

export async function answerQuestion(question: ChatQuestion, parts: AnswerParts): Promise<ChatAnswer> {
  const { sandbox, models, onStep = () => undefined } = parts;
  const options = { ruleIds: new Set(sandbox.rules.map(({ id }) => id)), models };
  const recognized = await recognizeIntent(question, options);
  const before = recognized.revision === 'in-language' ? await earlierQuestion(question, options) : null;
  const { earlier: answered, earlierIntent } = before ?? { earlier: question, earlierIntent: recognized };
  const named = before === null ? null : recognized.slots.language;
  const isSupported = named === null || answerLanguages.includes(named);
  const language = named !== null && isSupported ? named : recognized.language;
  const intent: Intent = { ...earlierIntent, language };
  const memories = answered.earlier.flatMap(({ role, memory }) =>
    role === 'assistant' && memory !== null ? [memory] : [],
  );
  const context = openChatContext({ sandbox, models, language, memories, onStep });
  const answer = isSupported
    ? await answerBuilderFor(context, intent, answered.text)
    : new AnswerBuilder().addText(context.words.unsupportedLanguage());
  if (before !== null && isSupported && answer.hasBlocks)
    answer.addText(context.words.wordsStay(sandbox.brief.language));
  return answer.build(intent, memories.at(-1)?.applied ?? []);
}
