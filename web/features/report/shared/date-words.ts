/** Formats the date of an analysis. */
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const dateWords = (iso: string): string => day.format(new Date(iso));

export const dateTimeWords = (iso: string): string => dayAndTime.format(new Date(iso));
