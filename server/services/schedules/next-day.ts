/** Calendar days of a schedule, as 2026-11-15: plain dates, so that no time zone can shift them. */
import type { ScheduleInterval } from '@pagewright/contract/entities/schedule';

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

export const dayOfMonth = (day: string): number => toDate(day).getUTCDate();

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => toDate(day).getUTCDay() || 7;

/** The first day from this one on that is the weekday. */
export const onWeekday = (day: string, weekday: number): string =>
  addDays(day, (weekday - weekdayOf(day) + 7) % 7);

function addDays(day: string, days: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
}

/** The wanted day of the next month, or its last one. */
function nextMonth(day: string, wanted: number): string {
  const date = toDate(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month, Math.min(wanted, last))));
}

/** `wanted` is the day of the month on which a monthly schedule began. */
export function nextDay(day: string, every: ScheduleInterval, wanted: number): string {
  if (every === 'month') return nextMonth(day, wanted);
  return addDays(day, every === 'week' ? 7 : 1);
}
