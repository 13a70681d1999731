/** Days as Search Console counts them: plain dates, so that no time zone can shift them. */

const dayMs = 86_400_000;
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(toTime(day) + days * dayMs).toISOString().slice(0, 10);

/** Both included. */
export const daysBetween = (from: string, to: string): number => (toTime(to) - toTime(from)) / dayMs + 1;
