/** When a site is analysed again by itself. */
import { z } from 'zod';

export const ScheduleInterval = z.enum(['day', 'week', 'month']);
export type ScheduleInterval = z.infer<typeof ScheduleInterval>;

export const timeZoneUnknown = 'Choose a time zone such as Europe/Berlin';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const ScheduleForm = z.object({
  every: ScheduleInterval,
  /** In the owner's time zone, as 07:30. */
  at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 07:30'),
  timeZone: z.string().max(64).refine(isTimeZone, timeZoneUnknown),
  /** Of a weekly schedule: 1 is Monday, 7 Sunday. Without it, that of the next day on which the time comes. */
  weekday: z.int().min(1).max(7).optional(),
});
export type ScheduleForm = z.infer<typeof ScheduleForm>;

export const Schedule = ScheduleForm.extend({
  nextAt: z.iso.datetime(),
  /** Why it does not run; null while it does. Saving it again resumes it. */
  pausedBecause: z.string().nullable(),
});
export type Schedule = z.infer<typeof Schedule>;
