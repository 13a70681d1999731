/** Reads what words of a message stand for: what follows a cue such as "mention", where its parts are cut, how it opens. */
import { quotes } from './quotations.ts';

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** As people type who leave accents out. */
const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** One of the words of a list, which are separated by `|`, as a pattern; the longest first. */
export const anyOf = (list: string): string =>
  list
    .split('|')
    .flatMap((word) => (word === '' ? [] : [...new Set([word, withoutAccents(word)])]))
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Whether a text has one of the words of a list, as whole words. */
export const hasCue = (text: string, list: string): boolean => firstCue(text, list) !== null;

/** The first of the words of a list that a text has; null when it has none. */
export const firstCue = (text: string, list: string): string | null =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyOf(list)})(?![\p{L}\p{N}])`, 'iu').exec(text)?.[0] ?? null;

/** What follows one of the words of a list, up to the end of its sentence; null when none is there. */
export const afterCue = (text: string, list: string): string | null =>
  new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(list)})\s+(.+?)\s*(?:[?!]|\.(?:\s|$)|$)`, 'iu').exec(
    text,
  )?.[1] ?? null;

/** A message in parts: at the ends of sentences and at connectors such as "and", outside of quotations. */
export function splitParts(text: string, connectors: string): string[] {
  const held: string[] = [];
  const masked = text.replaceAll(quotes, (whole) => `\ue000${held.push(whole) - 1}\ue000`);
  const cut = new RegExp(
    String.raw`(?<=[.!?;])\s+|\n+|\s*[;,]?\s+(?:${anyOf(connectors)}|\+|&)(?=\s)\s+|\s*;\s*`,
    'iu',
  );
  return masked
    .split(cut)
    .map((part) => part.replaceAll(/\ue000(\d+)\ue000/g, (_, at: string) => held[Number(at)] ?? '').trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** Without words such as "perfect" that it opens with, unless hardly anything is left then. */
export function withoutOpening(text: string, openers: string): string {
  const opener = new RegExp(String.raw`^(?:(?:${anyOf(openers)})[\s,.!…:;–-]+)+`, 'iu');
  const rest = text.trim().replace(opener, '');
  return (rest.match(/\p{L}+/gu) ?? []).length >= 2 ? rest : text;
}

/** A longer quotation is a text, not a word to use. */
const quotedWords = 5;

/** Quotations of a few words that a cue such as "mention" or "with the word" asks for; others are only spoken of. */
export function quotesAfter(text: string, cues: string, insideCues: string, connectors: string): string[] {
  const before = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyOf(cues)})\s+(?:[\p{L}-]+\s+){0,2}$`, 'iu');
  const after = new RegExp(String.raw`^\s*(?:${anyOf(insideCues)})(?![\p{L}])`, 'iu');
  const joined = new RegExp(String.raw`^\s*(?:,|,?\s*(?:${anyOf(connectors)}))\s*$`, 'iu');
  const found: { readonly words: string; readonly end: number }[] = [];
  let last = -1;
  for (const match of text.matchAll(quotes)) {
    const words = (match.slice(1).find((each) => each !== undefined) ?? '').trim();
    const end = match.index + match[0].length;
    const isJoined = last >= 0 && joined.test(text.slice(last, match.index));
    const isAsked = isJoined || before.test(text.slice(0, match.index)) || after.test(text.slice(end));
    if (isAsked && words.split(/\s+/).length <= quotedWords) found.push({ words, end });
    last = isAsked ? end : -1;
  }
  return found.map(({ words }) => words);
}
