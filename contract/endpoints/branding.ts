/** White label: what shared pages and exported reports show of their owner. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Branding } from '../entities/branding.ts';
import { limits } from '../limits.ts';

const tag = 'Branding';
const path = '/api/branding';

export const readBranding = defineEndpoint({
  name: 'readBranding',
  method: 'GET',
  path,
  summary: 'The name, logo and color on shared pages and exported reports; null for ours.',
  tag,
  access: 'user',
  kind: 'json',
  response: z.object({ branding: Branding.nullable() }),
});

export const saveBranding = defineEndpoint({
  name: 'saveBranding',
  method: 'PUT',
  path,
  summary: 'Puts a name, a logo and a color on shared pages and exported reports, in place of ours.',
  tag,
  access: 'user',
  kind: 'json',
  body: Branding,
  bodyBytesMax: limits.bodyBytes.branding,
  response: Branding,
  refusals: ['invalid_input', 'too_large'],
});

export const removeBranding = defineEndpoint({
  name: 'removeBranding',
  method: 'DELETE',
  path,
  summary: 'Shows our own name on shared pages and exported reports again.',
  tag,
  access: 'user',
  kind: 'json',
  response: z.object({ ok: z.literal(true) }),
});
