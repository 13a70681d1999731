/** Finds questions that a page answers already, with its own sentences as answers: none is invented. */

import { stripBrand } from '../suggest/built-in/suggestion-page.ts';
import { isInjection } from '../suggest/built-in/text.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsIn } from '../text/words.ts';
import type { ChatContext } from './chat-context.ts';
import { blocksUnder } from './page-text.ts';

export interface PageQuestion {
  readonly question: string;
  readonly answer: string;
  /** The text of the source. */
  readonly source: string;
}

const answerMax = 320;
const questionsMax = 6;

/** Whole sentences from the top, as far as they fit. */
function shortAnswer(blocks: readonly string[], language: string): string | null {
  const prose = blocks.filter((text) => /[.!?]["”’)]?$/.test(text));
  const sentences = (prose.length > 0 ? prose : blocks)
    .flatMap((text) => sentencesOf(text, language))
    .filter((text) => !isInjection(text));
  let answer = '';
  for (const sentence of sentences) {
    if (answer !== '' && answer.length + sentence.length > answerMax) break;
    answer = answer === '' ? sentence : `${answer} ${sentence}`;
    if (answer.length > answerMax / 2) break;
  }
  return answer === '' ? null : answer;
}

/** Turns "How it is made" into a question. */
function asQuestion(heading: string, name: string): string | null {
  const text = heading.replace(/[.:]$/, '').trim();
  if (text.endsWith('?')) return text;
  const turned =
    /^(How|What|Why|Where|When) (it|they|we|this|you) (is|are|was|were|can|does|do|has|have) (.+)$/i.exec(
      text,
    );
  if (turned !== null) {
    const [, verbFirst = '', who = '', verb = '', rest = ''] = turned;
    const subject = /^(?:it|this)$/i.test(who) ? name : who.toLowerCase();
    return `${verbFirst.charAt(0).toUpperCase()}${verbFirst.slice(1).toLowerCase()} ${verb} ${subject} ${rest}?`;
  }
  const how = /^How to (.+)$/i.exec(text);
  return how === null ? null : `How do I ${how[1] ?? ''}?`;
}

function fromHeadings(context: ChatContext, name: string): PageQuestion[] {
  const { sandbox } = context;
  return sandbox.page.headings
    .slice(1)
    .concat(sandbox.page.headings.slice(0, 1))
    .flatMap(({ text, level }) => {
      const question =
        sandbox.brief.language === 'en' ? asQuestion(text, name) : text.endsWith('?') ? text : null;
      if (question === null || isInjection(text) || level > 4) return [];
      const answer = shortAnswer(blocksUnder(sandbox, text), sandbox.brief.language);
      return answer === null ? [] : [{ question, answer, source: text }];
    });
}

const labels: readonly (readonly [RegExp, (label: string, name: string) => string])[] = [
  [
    /^(?:capacity|height|weight|width|depth|length|size|material|colou?r|diameter|volume|duration|age)$/i,
    (label, name) => `What is the ${label.toLowerCase()} of ${name}?`,
  ],
  [/^(?:dimensions|measurements)$/i, (label, name) => `What are the ${label.toLowerCase()} of ${name}?`],
  [/^(?:care|cleaning|washing)$/i, (_label, name) => `How do I look after ${name}?`],
  [/^price$/i, (_label, name) => `How much does ${name} cost?`],
  [/^(?:delivery|shipping|postage)$/i, () => 'How is it delivered?'],
  [/^(?:opening hours|hours|open)$/i, () => 'When are you open?'],
  [/^address$/i, () => 'Where are you?'],
];

/** A label and, after it, its value. */
function fromPairs({ sandbox }: ChatContext, name: string): PageQuestion[] {
  const { paragraphs } = sandbox.brief;
  return paragraphs.flatMap((label, at) => {
    const value = paragraphs[at + 1];
    const made = labels.find(([pattern]) => pattern.test(label.replace(/:$/, '')));
    if (value === undefined || made === undefined || wordsIn(value).length > 30 || isInjection(value))
      return [];
    return [
      {
        question: made[1](label.replace(/:$/, ''), name),
        answer: /[.!?]$/.test(value) ? value : `${value}.`,
        source: label,
      },
    ];
  });
}

const sentencePatterns: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/[£€$]\s?\d/, (name) => `How much does ${name} cost?`],
  [/\b(?:dishwasher|wash(?:ed)? (?:by|it|in)|hand.?wash|rinse|wipe)\b/i, (name) => `How do I clean ${name}?`],
  [
    /\b(?:deliver(?:y|ed|s)?|ships?|posted|courier)\b.*\b(?:days?|weeks?|hours?)\b/i,
    () => 'How long does delivery take?',
  ],
  [/\b(?:deliver(?:y|ed)?|shipping|postage)\b.*(?:[£€$]\s?\d|free)/i, () => 'What does delivery cost?'],
  [/\b(?:returns?|refund(?:s|ed)?|send it back)\b/i, () => 'Can I return it?'],
  [/\bopen\b.*\b(?:\d{1,2}(?::\d\d)?|noon|am|pm|monday|saturday|sunday)\b/i, () => 'When are you open?'],
  [
    /\b(?:takes|lasts|need(?:s)?) (?:about |around |some |up to )?(?:\w+ ){0,2}(?:minutes?|hours?|days?|weeks?|months?)\b/i,
    () => 'How long does it take?',
  ],
  [/\bmade (?:of|from|with)\b/i, (name) => `What is ${name} made of?`],
  [
    /\bsuit(?:s|able|ed)? (?:for|to)|\bmeant for|\bfor (?:beginners|children|families)/i,
    (name) => `Who is ${name} for?`,
  ],
];

/** A sentence that answers a usual question about such a thing. */
function fromSentences({ sandbox }: ChatContext, name: string): PageQuestion[] {
  const sentences = sandbox.brief.paragraphs
    .flatMap((text) => sentencesOf(text, 'en'))
    .filter((text) => !/\b(?:page|chart|link|below|above|here)\b/i.test(text))
    .filter(
      (text) =>
        wordsIn(text).length > 4 && wordsIn(text).length < 45 && /[.!]$/.test(text) && !isInjection(text),
    );
  return sentencePatterns.flatMap(([pattern, toQuestion]) => {
    const answer = sentences.find((text) => pattern.test(text));
    return answer === undefined ? [] : [{ question: toQuestion(name), answer, source: answer }];
  });
}

/** What the page is called inside a sentence. */
function nameInQuestion(context: ChatContext): string {
  const { brief } = context.sandbox;
  const head = brief.headings.find(({ level }) => level === 1)?.text ?? brief.title ?? '';
  const name = (stripBrand(head, context.site.brand).split(/[,:(–—|]/)[0] ?? '').trim();
  if (
    name === '' ||
    wordsIn(name).length > 5 ||
    /^(?:how|what|why|where|when|our|about|contact|questions?)\b/i.test(name)
  )
    return 'it';
  return brief.type === 'product' ? `the ${name}` : name;
}

/** Questions on the page itself come first; on English pages, statements are turned into questions as well. */
export async function faqOf(context: ChatContext): Promise<PageQuestion[]> {
  const name = nameInQuestion(context);
  const isEnglish = context.sandbox.brief.language === 'en';
  const isOfOneThing = !/^(?:home|listing|legal|search)$/.test(context.sandbox.brief.type);
  const fromText =
    isEnglish && isOfOneThing ? [...fromPairs(context, name), ...fromSentences(context, name)] : [];
  const all = [...fromHeadings(context, name), ...fromText];
  const questions = new Map<string, PageQuestion>();
  const answers = new Set<string>();
  for (const each of all) {
    const key = each.question.toLowerCase();
    if (questions.has(key) || answers.has(each.answer)) continue;
    questions.set(key, each);
    answers.add(each.answer);
  }
  return [...questions.values()].slice(0, questionsMax);
}
