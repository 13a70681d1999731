/** Reads, saves and removes the schedule of a site. */
import { type Schedule, type ScheduleForm, timeZoneUnknown } from '@pagewright/contract/entities/schedule';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { readLatestRun } from '../../store/runs.ts';
import * as store from '../../store/schedules.ts';
import { readSettings } from '../../store/users.ts';
import type { Deps } from '../deps.ts';
import { requireSite } from '../require-site.ts';
import { dayOfMonth, nextDay, onWeekday } from './next-day.ts';

/** The next day on which a time is still to come; of a weekly schedule the wanted weekday. */
export async function firstDay(
  db: Deps['db'],
  now: Date,
  form: ScheduleForm,
): Promise<{ nextOn: string; nextAt: Date }> {
  let nextOn = await store.localDay(db, now, form.timeZone);
  let nextAt = await store.readMoment(db, nextOn, form);
  if (nextAt <= now) {
    nextOn = nextDay(nextOn, 'day', 1);
    nextAt = await store.readMoment(db, nextOn, form);
  }
  if (form.every === 'week' && form.weekday !== undefined) {
    nextOn = onWeekday(nextOn, form.weekday);
    nextAt = await store.readMoment(db, nextOn, form);
  }
  return { nextOn, nextAt };
}

export async function readSiteSchedule(
  deps: Deps,
  user: User,
  siteId: string,
): Promise<{ schedule: Schedule | null }> {
  await requireSite(deps, user, siteId);
  return { schedule: await store.readSchedule(deps.db, siteId) };
}

/** With the settings of this moment, and as the site was analysed last. Saving it again resumes a paused one. */
export async function scheduleSite(
  deps: Deps,
  user: User,
  siteId: string,
  form: ScheduleForm,
): Promise<Schedule> {
  const { db } = deps;
  const siteKey = await requireSite(deps, user, siteId);
  if (!(await store.isKnownTimeZone(db, form.timeZone)))
    throw refuse('invalid_input', { message: timeZoneUnknown, fields: { timeZone: timeZoneUnknown } });
  const [settings, last] = await Promise.all([
    readSettings(db, user.id),
    readLatestRun(db, user.id, siteKey),
  ]);
  const { nextOn, nextAt } = await firstDay(db, deps.now(), form);
  await store.saveSchedule(db, {
    ...form,
    siteId,
    dayOfMonth: dayOfMonth(nextOn),
    settings,
    useSitemap: last?.useSitemap ?? true,
    additionalInfo: last?.additionalInfo ?? null,
    nextOn,
    nextAt,
  });
  const schedule = await store.readSchedule(db, siteId);
  if (schedule === null) throw refuse('site_not_found');
  return schedule;
}

export async function unscheduleSite(deps: Deps, user: User, siteId: string): Promise<{ ok: true }> {
  await requireSite(deps, user, siteId);
  await store.deleteSchedule(deps.db, siteId);
  return { ok: true };
}
