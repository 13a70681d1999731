/** Formats when a message was sent or a page fetched. */
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

export const dateTimeWords = (iso: string): string => dayAndTime.format(new Date(iso));

/** The time alone for what was said today. */
export function messageTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return date.toDateString() === now.toDateString() ? time.format(date) : dayAndTime.format(date);
}
