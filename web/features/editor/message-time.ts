/** When a message was sent: the time alone for what was said today. */
import { dateTimeWords } from '../../ui/date-words.ts';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

export function messageTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return date.toDateString() === now.toDateString() ? time.format(date) : dateTimeWords(iso);
}
