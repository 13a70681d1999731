/** Answers of tools: JSON within a stated size, with the place to go on from where there is more. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { words } from './words.ts';

/** No answer of a tool is longer, in characters. */
export const answerMax = 30_000;

/** Left for the facts beside a list. */
const headroom = 4000;

export const Cursor = z.string().regex(/^\d+$/).optional().describe(words.cursor);

export interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** As many items as fit, at most `limit`, from the cursor on; one item always fits, cut if it must be. */
export function pageOf<T>(all: readonly T[], cursor: string | undefined, limit = 50): ListPage<T> {
  const from = Math.min(Number(cursor ?? 0), all.length);
  const items: T[] = [];
  let size = 0;
  for (const item of all.slice(from, from + limit)) {
    size += JSON.stringify(item).length + 1;
    if (items.length > 0 && size > answerMax - headroom) break;
    items.push(item);
  }
  const next = from + items.length;
  return { items, total: all.length, nextCursor: next < all.length ? String(next) : null };
}

/** Texts of a site may be of any length. */
export const clip = (text: string, most = 600): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;

/** JSON, cut where it must be. */
export function answerText(data: object): string {
  const text = JSON.stringify(data);
  return text.length > answerMax ? clip(text, answerMax) : text;
}

export const textAnswer = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

export const answer = (data: object): CallToolResult => textAnswer(answerText(data));

export const failure = (sentence: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: clip(sentence, 2000) }],
});
