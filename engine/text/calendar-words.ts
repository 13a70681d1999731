/** The names of months and weekdays in a language, long and short, in lower case. */

export function calendarWords(language: string): string[] {
  const names = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]): string[] => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return dates.map((date) => format.format(date).toLowerCase().replaceAll('.', ''));
  };
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  return (['long', 'short'] as const).flatMap((style) => [
    ...names({ month: style }, months),
    ...names({ weekday: style }, days),
  ]);
}
