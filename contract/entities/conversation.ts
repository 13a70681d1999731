/** The chat about one page of one analysis, and the page's content as it is now. */
import { z } from 'zod';
import { limits } from '../limits.ts';
import { Heading, PageImage } from './page.ts';

export const Message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({ messages: z.array(Message) });
export type Conversation = z.infer<typeof Conversation>;

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
});
export type FreshContent = z.infer<typeof FreshContent>;

export const SendMessage = z.object({
  message: z
    .string('Type a message first')
    .trim()
    .min(1, 'Type a message first')
    .max(limits.chat.messageMax, `Use at most ${limits.chat.messageMax} characters`),
  freshContent: FreshContent.optional(),
});
export type SendMessage = z.infer<typeof SendMessage>;
