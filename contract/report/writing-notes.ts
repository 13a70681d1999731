/** The notes of a report on how its suggestions came about. */
import type { Message, MessageData } from '../entities/message.ts';
import { messages } from '../messages/translate.ts';
import { messagesOf } from './message-table.ts';

const words = messages({ more: '{shown} and {more} more' });

/** "/a, /b and 12 more". */
function placesOf(places: readonly string[], count: number): string {
  const shown = places.join(', ');
  return count > places.length ? words.more({ shown, more: count - places.length }) : shown;
}

/** Places as a sentence names them. */
export const saidOf = ({ places, count, ...data }: MessageData): MessageData => ({
  ...data,
  ...(count !== undefined && { count }),
  ...(Array.isArray(places) && { places: placesOf(places, Number(count)) }),
});

const texts = {
  'suggester-not-started': '{name} could not be started, so there are no AI suggestions: {why}',
  'site-not-summed-up': '{name} could not sum up the site: {why}',
  'pages-not-suggested':
    '{count, plural, one {# page} other {# pages}} got no AI suggestions because this run covers {covered, plural, one {# page} other {# pages}}, and more important ones came first: {places}.',
  'pages-failed': '{name} could not process {count, plural, one {# page} other {# pages}}: {places}.',
  'pages-filled-in':
    'The built-in assistant wrote {parts} for {count, plural, one {# page} other {# pages}} because {why}: {places}.',
  'site-filled-in': 'The built-in assistant wrote the {parts} of the site because {why}.',
  /** As its writer words it. */
  'suggester-note': '{text}',
} as const;

export const writingNote = messagesOf(texts, saidOf);

/** Whether a note is on the writing, not on the crawl or the checks. */
export const isOnWriting = ({ code }: Message): boolean => Object.hasOwn(texts, code);
