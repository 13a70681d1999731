/** Formats the date of an analysis. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const dateWords = (iso: string): string => day.format(new Date(iso));
export const dateTimeWords = (iso: string): string => dayAndTime.format(new Date(iso));

/** In the time zone that a schedule is set in, not the reader's. */
export const dateTimeIn = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
