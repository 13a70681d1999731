/** The tools of a model in a chat: evaluate a rule, verify changes in the sandbox, ask the built-in assistant. No network, no secrets. */

import type { ChangeVerification, ChatChange, ChatQuestion } from '@pagewright/engine/assistant/port';
import type { ChatBriefing } from '@pagewright/engine/chat/briefing';
import type { ChatSandbox } from '@pagewright/engine/chat/writer';
import { tool } from 'ai';
import { z } from 'zod';

const textMax = 6000;
const changesMax = 12;
const attemptsMax = 8;

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

/** Null when it is incomplete. */
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

/** Changes that were tried, and their result. */
export interface TriedChanges {
  readonly changes: readonly ChatChange[];
  readonly words: readonly string[];
  readonly result: ChangeVerification;
}

export interface ToolContext {
  readonly sandbox: ChatSandbox;
  readonly page: ChatBriefing;
  readonly question: ChatQuestion;
  readonly onStep: (words: string) => void;
  /** What was tried so far. */
  readonly triedChanges: TriedChanges[];
}

const notMade = (because: string) => ({ made: false, because });

/** What a change lacks, by its kind. */
const lacking: Readonly<Partial<Record<ProposedChange['kind'], string>>> = {
  paragraph: 'replaces must be a paragraph of the page, exactly as it is',
  alt: 'replaces must be the src of an image of the page',
  link: 'text must be words of a paragraph, exactly as they are, and replaces a URL',
};

const isMarkup = ({ kind }: ProposedChange): boolean => kind === 'head' || kind === 'section';

/** A link has words of the page; all others are texts to paste. */
const checkTexts = ({ sandbox, question }: ToolContext, proposed: readonly ProposedChange[]) =>
  Promise.all(
    proposed
      .filter(({ kind }) => kind !== 'link')
      .map(async (each) => {
        const check = await sandbox.checkBlock(
          { info: isMarkup(each) ? 'html' : '', text: each.text },
          question,
        );
        return { kind: each.kind, ...check };
      }),
  );

async function tryChanges(context: ToolContext, proposed: readonly ProposedChange[]) {
  const { sandbox, page, triedChanges, onStep } = context;
  if (triedChanges.length >= attemptsMax) return notMade('Enough was tried for one answer.');
  if (page.fetchedAt === null)
    return notMade('There is no copy of the page now, so nothing can be tried and nothing is measured.');
  onStep('Auditing a copy of the page with the change');
  const changes = proposed.map((each) => changeOf(each, page));
  const wrong = proposed.find((_, at) => changes[at] === null);
  if (wrong !== undefined)
    return notMade(`The ${wrong.kind} is incomplete: ${lacking[wrong.kind] ?? 'a part is missing'}.`);
  const checks = await checkTexts(context, proposed);
  const faulty = checks.find(({ faults }) => faults.length > 0);
  if (faulty !== undefined)
    return notMade(`The ${faulty.kind} cannot be used: ${faulty.faults.join('; ')}. Write it again.`);
  const notOnSite = checks.flatMap(({ unverified }) => unverified);
  const whole = changes.filter((each) => each !== null);
  const result = await sandbox.verifyChanges(whole);
  if (result === null)
    return notMade(
      'The page has no place for one of the changes: what is replaced must be on it exactly so.',
    );
  triedChanges.push({ changes: whole, words: proposed.map(({ text }) => text), result });
  const { scoreBefore, scoreAfter, wordCount, readingEase } = result;
  const titles = new Map(page.findings.map(({ ruleId, title }) => [ruleId, title]));
  return {
    made: true,
    cleared: result.cleared.map((ruleId) => titles.get(ruleId) ?? ruleId),
    broken: result.newIssues.map(({ title, description, fix }) => ({ title, says: description, fix })),
    scoreBefore,
    scoreAfter,
    wordCount,
    readingEase,
    ...(notOnSite.length > 0 && { notOnSite }),
  };
}

/** As a person would ask the assistant for it. */
const SuggestedPart = z.enum([
  'title',
  'meta description',
  'headings',
  'alt texts',
  'internal links',
  'structured data',
  'what should I fix first',
]);

export const chatTools = (context: ToolContext) => ({
  try_changes: tool({
    description:
      'Makes changes on a copy of the page, audits the copy with the same rules and tells what that clears and breaks, and the score before and after.',
    inputSchema: z.object({ changes: z.array(ProposedChange).min(1).max(changesMax) }),
    execute: ({ changes }) => tryChanges(context, changes),
  }),
  ask_rule: tool({
    description: 'Asks one rule of the audit of this page again, by the ruleId of a finding.',
    inputSchema: z.object({ ruleId: z.string().max(100) }),
    execute: ({ ruleId }) => {
      context.onStep('Asking a rule of the audit again');
      return context.sandbox.evaluateRule(ruleId);
    },
  }),
  search_pages: tool({
    description:
      'Searches the other pages of the same site, as they were analysed, and returns the nearest with their titles, headings and passages. Takes a few words in the language of the site, such as “opening hours”.',
    inputSchema: z.object({ query: z.string().max(200) }),
    execute: ({ query }) => {
      context.onStep('Searching the other pages of the site');
      return context.sandbox.searchPages(query);
    },
  }),
  suggest: tool({
    description:
      'Returns what the built-in suggestions offer for a part of the page, tried on a copy and measured. Their words are made from the page.',
    inputSchema: z.object({ part: SuggestedPart }),
    execute: async ({ part }) => {
      context.onStep('Reading the built-in suggestions');
      const { content } = await context.sandbox.answer({ text: part, earlier: [] }, context.onStep);
      return content.slice(0, textMax).toWellFormed();
    },
  }),
});

/** About as long as a model is told of them. */
export const describedTools = JSON.stringify(z.toJSONSchema(z.object({ changes: z.array(ProposedChange) })));
