/** Sanitises a reply while it streams: holds back what may still become a link or a tag. */
import { type OwnHosts, sanitizeReply } from './sanitize-reply.ts';

export interface StreamSanitizer {
  /** Adds a piece; returns what can be shown now. */
  readonly push: (piece: string) => string;
  /** Returns what was held back. */
  readonly end: () => string;
}

/** A paragraph ends at an empty line outside a code fence. */
function wholeUntil(text: string): number {
  let codeFence: string | null = null;
  let whole = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const end = at + line.length + 1;
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined)
      codeFence = codeFence === null ? mark : mark.startsWith(codeFence) ? null : codeFence;
    if (codeFence === null && line.trim() === '' && end <= text.length) whole = end;
    at = end;
  }
  return whole;
}

/** Inside a paragraph: up to the last space before anything that is still open. */
function safeUntil(text: string): number {
  if (/^\s{0,3}(?:`{3,}|~{3,})/m.test(text)) return 0;
  const open = text.search(/[[\]<>`!(]/);
  const plain = open === -1 ? text : text.slice(0, open);
  return plain.lastIndexOf(' ') + 1;
}

export function createStreamSanitizer(hosts: OwnHosts): StreamSanitizer {
  let held = '';
  return {
    push: (piece) => {
      held += piece;
      const whole = wholeUntil(held);
      const until = whole > 0 ? whole + safeUntil(held.slice(whole)) : safeUntil(held);
      const shown = held.slice(0, until);
      held = held.slice(until);
      return shown === '' ? '' : sanitizeReply(shown, hosts);
    },
    end: () => {
      const rest = sanitizeReply(held, hosts);
      held = '';
      return rest;
    },
  };
}
