/** Dates in words, in the reader's time zone. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const dateWords = (iso: string): string => day.format(new Date(iso));

export const dateTimeWords = (iso: string): string => dayAndTime.format(new Date(iso));

/** A day of the calendar, such as 2027-01-31, is the same one in every time zone. */
export const dayWords = (isoDay: string): string => calendarDay.format(new Date(isoDay));

/** In the time zone that a schedule is set in, not the reader's. */
export const dateTimeIn = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
