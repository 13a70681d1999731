/** Fields of one's own: what an owner wants read from every page of a site. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { OwnFields, TriedField } from '../entities/own-field.ts';
import { limits } from '../limits.ts';

const tag = 'Own fields';
const params = z.object({ id: z.string() });
const path = '/api/sites/:id/fields';

export const readFields = defineEndpoint({
  name: 'readFields',
  method: 'GET',
  path,
  summary: 'The own fields of a site.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: OwnFields,
  refusals: ['site_not_found'],
});

export const saveFields = defineEndpoint({
  name: 'saveFields',
  method: 'PUT',
  path,
  summary:
    'Replaces the own fields of a site, at most 20. Analyses that start from now on read them from each page. A pattern that is not valid is refused.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  bodyBytesMax: limits.bodyBytes.fields,
  params,
  body: OwnFields,
  response: OwnFields,
  refusals: ['invalid_input', 'site_not_found', 'too_many_requests'],
});

export const tryFields = defineEndpoint({
  name: 'tryFields',
  method: 'POST',
  path: `${path}/try`,
  summary:
    'Reads fields from one page of the site as it is now, without saving them: the value of each, and how many matches the page has.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  bodyBytesMax: limits.bodyBytes.fields,
  params,
  body: z.object({ url: z.string().trim().max(2048), fields: OwnFields }),
  response: z.object({ url: z.string(), values: z.array(TriedField) }),
  refusals: ['invalid_input', 'site_not_found', 'page_unreadable', 'too_many_requests'],
});
