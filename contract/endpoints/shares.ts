/** Links that show a report or a trend without an account. The page of a link is `/s/{token}`. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { NewShare, Share, ShareForm } from '../entities/share.ts';

const tag = 'Shares';
const params = z.object({ id: z.string() });

export const shareReport = defineEndpoint({
  name: 'shareReport',
  method: 'POST',
  path: '/api/analysis/:id/shares',
  summary: 'Creates a link to a report.',
  tag,
  access: 'user',
  kind: 'json',
  rateLimit: 'work',
  params,
  body: ShareForm,
  response: NewShare,
  refusals: ['invalid_input', 'analysis_not_found', 'too_many_shares', 'too_many_requests'],
});

export const shareSite = defineEndpoint({
  name: 'shareSite',
  method: 'POST',
  path: '/api/sites/:id/shares',
  summary: 'Creates a link to the trend of a site, which follows later analyses.',
  tag,
  access: 'user',
  kind: 'json',
  rateLimit: 'work',
  params,
  body: ShareForm,
  response: NewShare,
  refusals: ['invalid_input', 'site_not_found', 'too_many_shares', 'too_many_requests'],
});

export const readShares = defineEndpoint({
  name: 'readShares',
  method: 'GET',
  path: '/api/sites/:id/shares',
  summary: 'The links to a site and to its reports, newest first.',
  tag,
  access: 'user',
  kind: 'json',
  params,
  response: z.array(Share),
  refusals: ['site_not_found'],
});

export const revokeShare = defineEndpoint({
  name: 'revokeShare',
  method: 'DELETE',
  path: '/api/shares/:id',
  summary: 'Revokes a link immediately.',
  tag,
  access: 'user',
  kind: 'json',
  params,
  response: z.object({ ok: z.literal(true) }),
  refusals: ['share_not_found'],
});
