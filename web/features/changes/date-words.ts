/** Formats the date of an analysis. */
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const dateTimeWords = (iso: string): string => dayAndTime.format(new Date(iso));
