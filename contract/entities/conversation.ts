/** The chat about one page of one analysis, and the page's content as it is now. */
import { z } from 'zod';
import { limits } from '../limits.ts';
import { FixStep } from './fix.ts';
import { Severity } from './issue.ts';
import { Heading, PageImage } from './page.ts';

/** A text to paste. The n-th block of a message is the n-th fenced block of its Markdown. */
export const CopyBlock = z.object({
  /** What it is, as "Title, 54 characters". */
  label: z.string(),
  format: z.enum(['text', 'html', 'json-ld', 'markdown']),
  text: z.string(),
  /** Words of it that neither the site nor its owner says: to be checked before it is pasted. */
  unverified: z.array(z.string()).optional(),
});
export type CopyBlock = z.infer<typeof CopyBlock>;

const NamedRule = z.object({ ruleId: z.string(), title: z.string() });

/** A change that was made on a copy of the page, which was then audited again. */
export const ChatVerification = z.object({
  /** The change in words. */
  patch: z.string(),
  cleared: z.array(NamedRule),
  /** Findings that the change brings; only ever there when the words were the person's own. */
  broken: z.array(NamedRule),
  scoreBefore: z.number(),
  scoreAfter: z.number(),
  /** What to paste where. */
  steps: z.array(FixStep),
});
export type ChatVerification = z.infer<typeof ChatVerification>;

/** What an answer rests on: a finding of the audit, or words of the page. */
export const Citation = z.discriminatedUnion('kind', [
  NamedRule.extend({ kind: z.literal('finding'), severity: Severity }),
  z.object({ kind: z.literal('text'), text: z.string(), place: z.string() }),
]);
export type Citation = z.infer<typeof Citation>;

/** What an assistant's message has beside its Markdown, which reads whole without it. */
export const MessageExtras = z.object({
  /** `Built-in assistant` or the name of the model. */
  writtenBy: z.string(),
  blocks: z.array(CopyBlock),
  verifications: z.array(ChatVerification),
  citations: z.array(Citation),
  /** Questions that could come next. */
  followUps: z.array(z.string()),
  /** There when the built-in assistant wrote in place of a model; such an answer is not counted. */
  fallback: z.object({ why: z.string() }).optional(),
  /** There when the answer is small talk or says that it cannot help; such an answer is not counted either. */
  isFree: z.literal(true).optional(),
});
export type MessageExtras = z.infer<typeof MessageExtras>;

export const Message = z.object({
  role: z.enum(['user', 'assistant']),
  /** Markdown of an assistant, plain text of a user. */
  content: z.string(),
  timestamp: z.iso.datetime(),
  ...MessageExtras.partial().shape,
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  messages: z.array(Message),
  /** Credits and pack after the last message. */
  usage: z
    .object({
      credits: z.int().nonnegative(),
      chatMessagesInPack: z.int().min(0).max(limits.chat.packSize),
    })
    .optional(),
  /** There when no writing model is connected: actions and common questions are answered, nothing else. */
  isBuiltIn: z.literal(true).optional(),
  /** Questions to begin with, from what was found on the page. */
  starters: z.array(z.string()).optional(),
});
export type Conversation = z.infer<typeof Conversation>;

/** One event of a streamed answer. The last one is `done` or `failed`; without either the answer did not come. */
export const ChatEvent = z.discriminatedUnion('kind', [
  /** What is being done before words can come, as "Auditing the page with the new title". */
  z.object({ kind: z.literal('step'), text: z.string() }),
  /** More of the Markdown. */
  z.object({ kind: z.literal('delta'), text: z.string() }),
  /** The Markdown begins again: what came so far is not the answer. */
  z.object({ kind: z.literal('restart') }),
  z.object({ kind: z.literal('done'), conversation: Conversation }),
  /** Nothing was stored, counted or charged. */
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

const text = z.string().max(20_000);

export const FreshContent = z.object({
  title: text.nullable(),
  metaDescription: text.nullable(),
  headings: z.array(Heading).max(500),
  paragraphs: z.array(text).max(2000),
  images: z.array(PageImage).max(1000),
  wordCount: z.int().nonnegative(),
  lastFetched: z.iso.datetime(),
  isFallback: z.boolean(),
  /** Why the stored data replaces the page; there only when it does. */
  fallbackReason: z.string().optional(),
});
export type FreshContent = z.infer<typeof FreshContent>;

export const SendMessage = z.object({
  message: z
    .string('Type a message first')
    .trim()
    .min(1, 'Type a message first')
    .max(limits.chat.messageMax, `Use at most ${limits.chat.messageMax} characters`),
  freshContent: FreshContent.optional(),
  /** Made by the sender for each message: the same one sent again is answered and counted once. */
  messageId: z.uuid().optional(),
});
export type SendMessage = z.infer<typeof SendMessage>;
