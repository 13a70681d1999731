/** Sites that are analysed again by themselves. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Schedule, ScheduleForm } from '../entities/schedule.ts';

const tag = 'Sites';
const params = z.object({ id: z.string() });
const path = '/api/sites/:id/schedule';

export const readSchedule = defineEndpoint({
  name: 'readSchedule',
  method: 'GET',
  path,
  summary: 'The schedule of a site; null when it has none.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: z.object({ schedule: Schedule.nullable() }),
  refusals: ['site_not_found'],
});

export const saveSchedule = defineEndpoint({
  name: 'saveSchedule',
  method: 'PUT',
  path,
  summary:
    'Schedules analyses of a site with the current settings, replacing an earlier schedule and resuming a paused one. Each run is charged like any scan.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  params,
  body: ScheduleForm,
  response: Schedule,
  refusals: ['invalid_input', 'site_not_found'],
});

export const removeSchedule = defineEndpoint({
  name: 'removeSchedule',
  method: 'DELETE',
  path,
  summary: 'Removes the schedule of a site.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  params,
  response: z.object({ ok: z.literal(true) }),
  refusals: ['site_not_found'],
});
