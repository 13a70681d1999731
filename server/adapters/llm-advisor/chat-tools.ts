/** What a model may do to a page in a chat: ask a rule, try changes on the copy, ask the built-in analyst. No network, no secrets. */
import type { ChatBriefing } from '@pagewright/engine/advise/chat/briefing';
import type { ChatChange, ChatTurn, Trial } from '@pagewright/engine/advise/chat/port';
import type { ChatBench } from '@pagewright/engine/advise/chat/writer';
import { tool } from 'ai';
import { z } from 'zod';

const textMax = 6000;
const changesMax = 12;
const triesMax = 8;

const ProposedChange = z.object({
  kind: z.enum(['title', 'description', 'heading', 'paragraph', 'alt', 'link', 'head', 'section']),
  text: z
    .string()
    .max(textMax)
    .describe(
      'The new words; for link the words of the text that become the link; for head and section the HTML to add.',
    ),
  replaces: z
    .string()
    .max(textMax)
    .nullable()
    .describe(
      'heading, paragraph: the exact text it stands for (null for a new H1); alt: the src of the image; link: the address it leads to; else null.',
    ),
  level: z.number().int().min(1).max(6).nullable().describe('Of a heading; else null.'),
});
type ProposedChange = z.infer<typeof ProposedChange>;

/** Null when it does not say enough. */
function changeOf({ kind, text, replaces, level }: ProposedChange, page: ChatBriefing): ChatChange | null {
  switch (kind) {
    case 'title':
    case 'description':
      return { kind, text };
    case 'heading':
      return { kind, heading: { level: level ?? 1, text, replaces } };
    case 'paragraph':
      return replaces === null ? null : { kind, from: replaces, text };
    case 'alt':
      return replaces === null ? null : { kind, src: replaces, text };
    case 'link': {
      const sentence = page.paragraphs.find((each) => each.includes(text));
      const target = replaces === null ? null : (URL.parse(replaces, page.url)?.href ?? null);
      return sentence === undefined || target === null
        ? null
        : { kind, link: { anchor: text, target, sentence } };
    }
    case 'head':
      return { kind, html: text };
    case 'section':
      return { kind: 'append', html: text };
  }
}

/** A change that was tried, and what came of it. */
export interface Tried {
  readonly changes: readonly ChatChange[];
  readonly words: readonly string[];
  readonly trial: Trial;
}

export interface ToolRoom {
  readonly bench: ChatBench;
  readonly page: ChatBriefing;
  readonly earlier: readonly ChatTurn[];
  readonly onStep: (words: string) => void;
  /** What was tried so far. */
  readonly tried: Tried[];
}

const notMade = {
  made: false,
  because: 'The page has no place for one of the changes, or it could not be read.',
};

async function tryChanges({ bench, page, tried, onStep }: ToolRoom, proposed: readonly ProposedChange[]) {
  if (tried.length >= triesMax) return { made: false, because: 'Enough was tried for one answer.' };
  onStep('Auditing a copy of the page with the change');
  const changes = proposed.map((each) => changeOf(each, page));
  if (changes.includes(null)) return notMade;
  const whole = changes.filter((each) => each !== null);
  const trial = await bench.attempt(whole);
  if (trial === null) return notMade;
  tried.push({ changes: whole, words: proposed.map(({ text }) => text), trial });
  const { cleared, broken, scoreBefore, scoreAfter, wordCount, readingEase } = trial;
  return { made: true, cleared, broken, scoreBefore, scoreAfter, wordCount, readingEase };
}

export const chatTools = (room: ToolRoom) => ({
  try_changes: tool({
    description:
      'Makes changes on a copy of the page, audits the copy with the same rules and tells what that clears and breaks, and the score before and after.',
    inputSchema: z.object({ changes: z.array(ProposedChange).min(1).max(changesMax) }),
    execute: ({ changes }) => tryChanges(room, changes),
  }),
  ask_rule: tool({
    description: 'Asks one rule of the audit of this page again, by its id.',
    inputSchema: z.object({ ruleId: z.string().max(100) }),
    execute: ({ ruleId }) => {
      room.onStep('Asking a rule of the audit again');
      return room.bench.askRule(ruleId);
    },
  }),
  ask_analyst: tool({
    description:
      'Asks the built-in analyst a question about the page in plain words, such as "Write a title" or "What should I do first?". Its words are made from the page, its figures are measured.',
    inputSchema: z.object({ question: z.string().max(500) }),
    execute: async ({ question }) => {
      room.onStep('Asking the built-in analyst');
      const { content } = await room.bench.answer({ text: question, earlier: [] }, room.onStep);
      return content.slice(0, textMax).toWellFormed();
    },
  }),
});
