/** What real visitors experienced, as Chrome measured it. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { FieldData } from '../entities/field-data.ts';

export const readFieldData = defineEndpoint({
  name: 'readFieldData',
  method: 'GET',
  path: '/api/analysis/:id/field-data',
  summary:
    'Core Web Vitals of real visitors (CrUX) for the origin and the first 20 pages of an analysis, on phones and desktops, with the history of the origin. Needs a key of the operator; asked once a day.',
  tag: 'Analyses',
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params: z.object({ id: z.string() }),
  response: FieldData,
  refusals: ['analysis_not_found', 'too_many_requests'],
});
