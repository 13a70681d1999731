/** The names of months and weekdays in a language, in lower case. */

type Style = 'long' | 'short';
const bothStyles: readonly Style[] = ['long', 'short'];

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

function names(language: string, options: Intl.DateTimeFormatOptions, dates: readonly Date[]): string[] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return dates.map((date) => format.format(date).toLowerCase().replaceAll('.', ''));
}

export const weekdays = (language: string): string[] =>
  bothStyles.flatMap((weekday) => names(language, { weekday }, days));

export const calendarWords = (language: string, styles = bothStyles): string[] =>
  styles.flatMap((style) => [
    ...names(language, { month: style }, months),
    ...names(language, { weekday: style }, days),
  ]);
