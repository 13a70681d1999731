/** Sites over time: their trend, what changed between two analyses, accepted findings and the work list. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acceptance, AcceptanceForm, BulkAcceptanceForm } from '../entities/acceptance.ts';
import { AnalysisPlace, Site, SiteSummary } from '../entities/site.ts';
import { SiteChanges } from '../entities/site-changes.ts';
import { TemplateView } from '../entities/template-view.ts';
import { WorkForm, WorkItem } from '../entities/work-item.ts';

const tag = 'Sites';
const params = z.object({ id: z.string() });

export const readSites = defineEndpoint({
  name: 'readSites',
  method: 'GET',
  path: '/api/sites',
  summary: "The user's sites with their recent trend, the most recently analyzed first.",
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  response: z.array(SiteSummary),
});

export const readSite = defineEndpoint({
  name: 'readSite',
  method: 'GET',
  path: '/api/sites/:id',
  summary:
    'One site: score, issues, indexable pages and speed of its newest 100 analyses, and of an even selection of older ones.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: Site,
  refusals: ['site_not_found'],
});

export const readAnalysisPlace = defineEndpoint({
  name: 'readAnalysisPlace',
  method: 'GET',
  path: '/api/analysis/:id/site',
  summary: 'The site of an analysis and its other analyses.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: AnalysisPlace,
  refusals: ['analysis_not_found'],
});

export const readChanges = defineEndpoint({
  name: 'readChanges',
  method: 'GET',
  path: '/api/analysis/:id/changes',
  summary:
    'What changed since another analysis of the site, or since the previous one: issues that were fixed, are new or remain, and pages. The earlier of the two is `before`.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  query: z.object({ since: z.string().optional() }),
  response: SiteChanges,
  refusals: ['analysis_not_found', 'nothing_to_compare', 'too_many_requests'],
});

export const readTemplates = defineEndpoint({
  name: 'readTemplates',
  method: 'GET',
  path: '/api/analysis/:id/templates',
  summary:
    'The findings of a report by page template, each with a fix and up to three pages on whose copies it was tested.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: TemplateView,
  refusals: ['analysis_not_found'],
});

export const readAcceptances = defineEndpoint({
  name: 'readAcceptances',
  method: 'GET',
  path: '/api/sites/:id/acceptances',
  summary: 'The accepted findings of a site, newest first.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: z.array(Acceptance),
  refusals: ['site_not_found'],
});

export const acceptFindings = defineEndpoint({
  name: 'acceptFindings',
  method: 'POST',
  path: '/api/sites/:id/acceptances',
  summary:
    'Accepts the findings of a rule on a page, on pages of a pattern or on the whole site. They no longer count in the latest and later analyses, until their evidence changes or the acceptance expires.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  params,
  body: AcceptanceForm,
  response: Acceptance,
  refusals: [
    'invalid_input',
    'site_not_found',
    'nothing_to_accept',
    'too_many_acceptances',
    'too_many_requests',
  ],
});

export const acceptMany = defineEndpoint({
  name: 'acceptMany',
  method: 'POST',
  path: '/api/sites/:id/acceptances/bulk',
  summary:
    'Accepts the findings of several rules at once: on a page, on the pages of a template by its pattern, or on the whole site. All of them or none.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  params,
  body: BulkAcceptanceForm,
  response: z.array(Acceptance),
  refusals: [
    'invalid_input',
    'site_not_found',
    'nothing_to_accept',
    'too_many_acceptances',
    'too_many_requests',
  ],
});

export const removeAcceptance = defineEndpoint({
  name: 'removeAcceptance',
  method: 'DELETE',
  path: '/api/sites/:id/acceptances/:acceptanceId',
  summary: 'Removes an acceptance: its findings count again in the latest analysis and in later ones.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  params: params.extend({ acceptanceId: z.string() }),
  response: z.object({ ok: z.literal(true) }),
  refusals: ['site_not_found', 'acceptance_not_found', 'too_many_requests'],
});

export const readWorkList = defineEndpoint({
  name: 'readWorkList',
  method: 'GET',
  path: '/api/sites/:id/work',
  summary:
    'The work list of a site: findings that are to do, in progress or done, changed last first. What was marked as done and found again since is `reopened`.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: z.array(WorkItem),
  refusals: ['site_not_found'],
});

export const changeWorkList = defineEndpoint({
  name: 'changeWorkList',
  method: 'PUT',
  path: '/api/sites/:id/work',
  summary:
    'Puts a finding of the latest analysis on the work list, changes its state, or takes it off with the state `none`. Answers the whole list.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  params,
  body: WorkForm,
  response: z.array(WorkItem),
  refusals: [
    'invalid_input',
    'site_not_found',
    'nothing_to_work_on',
    'too_many_work_items',
    'too_many_requests',
  ],
});
