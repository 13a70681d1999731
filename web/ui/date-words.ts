/** Dates in words, in the reader's time zone. */
import { dateFormat } from '@pagewright/contract/messages/date-format';

export const dateWords = (iso: string): string => dateFormat({ dateStyle: 'medium' }).format(new Date(iso));

export const dateTimeWords = (iso: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** A day of the calendar, such as 2027-01-31, is the same one in every time zone. */
export const dayWords = (isoDay: string): string =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(isoDay));

/** In the time zone that a schedule is set in, not the reader's. */
export const dateTimeIn = (iso: string, timeZone: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));
