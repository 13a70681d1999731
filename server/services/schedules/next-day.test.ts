import { describe, expect, it } from 'vitest';
import { dayOfMonth, nextDay } from './next-day.ts';

describe('nextDay', () => {
  it.each([
    ['2026-02-28', 'day', '2026-03-01'],
    ['2028-02-28', 'day', '2028-02-29'],
    ['2026-12-28', 'week', '2027-01-04'],
    ['2026-03-29', 'day', '2026-03-30'],
  ] as const)('of %s, every %s, is %s', (day, every, next) => {
    expect(nextDay(day, every, dayOfMonth(day))).toBe(next);
  });

  it('keeps the day of the month, or takes the last one', () => {
    const days = ['2026-01-31'];
    for (let month = 0; month < 5; month += 1) days.push(nextDay(days.at(-1) ?? '', 'month', 31));
    expect(days).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ]);
  });
});
