/** The notes of a report on how its suggestions came about, in English. */
import { countOf } from '../count-of.ts';
import type { Message } from '../entities/message.ts';
import { type MessageFields, messagesOf } from './message-table.ts';

export const pagesOf = ({ count }: MessageFields): string => countOf(Number(count), 'page');

/** "/a, /b and 12 more". */
export function placesOf({ places, count }: MessageFields): string {
  const more = Number(count) - places.length;
  return more > 0 ? `${places.join(', ')} and ${more} more` : places.join(', ');
}

const texts = {
  'suggester-not-started': ({ name, why }) =>
    `${name} could not be started, so there are no AI suggestions: ${why}`,
  'site-not-summed-up': ({ name, why }) => `${name} could not sum up the site: ${why}`,
  'pages-not-suggested': (data) =>
    `${pagesOf(data)} got no AI suggestions because this run covers ${countOf(Number(data.covered), 'page')}, and more important ones came first: ${placesOf(data)}.`,
  'pages-failed': (data) => `${data.name} could not process ${pagesOf(data)}: ${placesOf(data)}.`,
  'pages-filled-in': (data) =>
    `The built-in assistant wrote ${data.parts.join(', ')} for ${pagesOf(data)} because ${data.why}: ${placesOf(data)}.`,
  'site-filled-in': ({ parts, why }) =>
    `The built-in assistant wrote the ${parts.join(' and ')} of the site because ${why}.`,
  /** As its writer words it. */
  'suggester-note': ({ text }) => String(text),
} satisfies Record<string, (data: MessageFields) => string>;

export const writingNote = messagesOf(texts);

/** Whether a note is on the writing, not on the crawl or the checks. */
export const isOnWriting = ({ code }: Message): boolean => Object.hasOwn(texts, code);
