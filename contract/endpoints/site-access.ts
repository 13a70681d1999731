/** Closed sites: how they are entered, and the proof that they are one's own. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { WebsiteUrl } from '../entities/analyze-form.ts';
import { CredentialForm, SiteAccess, SiteAccessForm, VerificationResult } from '../entities/site-access.ts';

const tag = 'Site access';
const params = z.object({ id: z.string() });
const path = '/api/sites/:id/access';

export const addSite = defineEndpoint({
  name: 'addSite',
  method: 'POST',
  path: '/api/sites',
  summary:
    'Adds a site before its first analysis, so that its access settings can be saved. A site that already exists is returned.',
  tag,
  access: 'user',
  kind: 'json',
  rateLimit: 'work',
  body: z.object({ domain: WebsiteUrl }),
  response: z.object({ id: z.string() }),
  refusals: ['invalid_input', 'too_many_sites', 'too_many_requests'],
});

export const readSiteAccess = defineEndpoint({
  name: 'readSiteAccess',
  method: 'GET',
  path,
  summary:
    'The access settings of a site: which credentials are set (without their values), patterns, user agent, and how to verify that you own it.',
  tag,
  access: 'user',
  kind: 'json',
  params,
  response: SiteAccess,
  refusals: ['site_not_found'],
});

export const saveSiteAccess = defineEndpoint({
  name: 'saveSiteAccess',
  method: 'PUT',
  path,
  summary:
    'Saves host, patterns, user agent and whether robots.txt is ignored, which needs a verified site. Choosing another host ends the verification.',
  tag,
  access: 'user',
  kind: 'json',
  params,
  body: SiteAccessForm,
  response: SiteAccess,
  refusals: ['invalid_input', 'site_not_found', 'site_not_verified'],
});

export const removeSiteAccess = defineEndpoint({
  name: 'removeSiteAccess',
  method: 'DELETE',
  path,
  summary: 'Deletes the credentials of a site and everything else that was saved about its access.',
  tag,
  access: 'user',
  kind: 'json',
  params,
  response: z.object({ ok: z.literal(true) }),
  refusals: ['site_not_found'],
});

export const setCredential = defineEndpoint({
  name: 'setCredential',
  method: 'POST',
  path: `${path}/credentials`,
  summary:
    'Stores a header, a cookie or basic authentication, encrypted, in place of one of the same name. It is sent to the host of the site only and never shown again.',
  tag,
  access: 'user',
  kind: 'json',
  params,
  body: CredentialForm,
  response: SiteAccess,
  refusals: ['invalid_input', 'site_not_found', 'too_many_credentials'],
});

export const removeCredential = defineEndpoint({
  name: 'removeCredential',
  method: 'DELETE',
  path: `${path}/credentials/:credentialId`,
  summary: 'Deletes a credential.',
  tag,
  access: 'user',
  kind: 'json',
  params: params.extend({ credentialId: z.string() }),
  response: SiteAccess,
  refusals: ['site_not_found', 'credential_not_found'],
});

export const verifySite = defineEndpoint({
  name: 'verifySite',
  method: 'POST',
  path: `${path}/verify`,
  summary:
    'Looks for the verification token in the file, the meta tag of the home page and the DNS record, and says what was found.',
  tag,
  access: 'user',
  kind: 'json',
  rateLimit: 'work',
  params,
  body: z.object({}),
  response: VerificationResult,
  refusals: ['site_not_found', 'too_many_requests'],
});
