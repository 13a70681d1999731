/** Cleans an answer while it comes: what may still become a link or a tag is held back until it is whole. */
import { cleanReply, type OwnHosts } from './clean-reply.ts';

export interface StreamCleaner {
  /** More of the answer; what can be shown of it now. */
  readonly push: (piece: string) => string;
  /** What was held back. */
  readonly end: () => string;
}

/** A paragraph is whole at an empty line, outside of a fence. */
function wholeUntil(text: string): number {
  let fence: string | null = null;
  let whole = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const end = at + line.length + 1;
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === null ? mark : mark.startsWith(fence) ? null : fence;
    if (fence === null && line.trim() === '' && end <= text.length) whole = end;
    at = end;
  }
  return whole;
}

/** Inside a paragraph: up to the last space before anything that is not closed yet. */
function safeUntil(text: string): number {
  if (/^\s{0,3}(?:`{3,}|~{3,})/m.test(text)) return 0;
  const open = text.search(/[[\]<>`!(]/);
  const plain = open === -1 ? text : text.slice(0, open);
  return plain.lastIndexOf(' ') + 1;
}

export function createStreamCleaner(hosts: OwnHosts): StreamCleaner {
  let held = '';
  return {
    push: (piece) => {
      held += piece;
      const whole = wholeUntil(held);
      const until = whole > 0 ? whole + safeUntil(held.slice(whole)) : safeUntil(held);
      const shown = held.slice(0, until);
      held = held.slice(until);
      return shown === '' ? '' : cleanReply(shown, hosts);
    },
    end: () => {
      const rest = cleanReply(held, hosts);
      held = '';
      return rest;
    },
  };
}
