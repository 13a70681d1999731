/** Dates in the language of their reader. */
import { spokenLanguage } from './language.ts';

export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(spokenLanguage().locale, options);
