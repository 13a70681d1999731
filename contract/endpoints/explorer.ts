/** The URL explorer: every URL of an analysis as rows, one URL with its links, pictures of the site, and saved views. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  SavedView,
  SiteGraph,
  SiteStructure,
  UrlDetail,
  UrlLinks,
  UrlPageQuery,
  UrlQuery,
  UrlRows,
  ViewForm,
} from '../explorer/explorer.ts';
import { limits } from '../limits.ts';

const tag = 'Explorer';
const params = z.object({ id: z.string() });
const urlParams = params.extend({
  urlId: z.coerce
    .number()
    .int()
    .nonnegative()
    .max(2 ** 31 - 1),
});
const reading = { method: 'GET', tag, access: 'user', keyScope: 'read', kind: 'json' } as const;

export const readUrls = defineEndpoint({
  ...reading,
  name: 'readUrls',
  path: '/api/analysis/:id/urls',
  summary:
    'The URLs of an analysis as rows. `filter` is JSON: a condition such as `{ "column": "status", "is": "4xx" }`, or `and` / `or` of up to three levels; `sort` a column, with a minus for the largest first; `columns` names, separated by commas; `q` words in URL, title, description or H1. `next` is `after` of the next rows.',
  params,
  query: UrlPageQuery,
  response: UrlRows,
  refusals: ['invalid_input', 'analysis_not_found'],
});

export const exportUrls = defineEndpoint({
  ...reading,
  name: 'exportUrls',
  path: '/api/analysis/:id/urls.csv',
  summary: 'The same view as a spreadsheet, all rows, streamed.',
  kind: 'download',
  params,
  query: UrlQuery,
  mediaType: 'text/csv',
  refusals: ['invalid_input', 'analysis_not_found', 'too_many_requests'],
});

export const readUrl = defineEndpoint({
  ...reading,
  name: 'readUrl',
  path: '/api/analysis/:id/urls/:urlId',
  summary: 'One URL: its facts, headers, redirects, findings and suggestions.',
  params: urlParams,
  response: UrlDetail,
  refusals: ['invalid_input', 'analysis_not_found', 'url_not_found'],
});

export const readUrlLinks = defineEndpoint({
  ...reading,
  name: 'readUrlLinks',
  path: '/api/analysis/:id/urls/:urlId/links',
  summary: 'The links of a URL with their texts: those that lead to it, or those on it.',
  params: urlParams,
  query: z.object({
    direction: z.enum(['in', 'out']).default('in'),
    offset: z.coerce.number().int().nonnegative().max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(limits.explorer.linksMax).default(limits.explorer.links),
  }),
  response: UrlLinks,
  refusals: ['invalid_input', 'analysis_not_found', 'url_not_found'],
});

export const readStructure = defineEndpoint({
  ...reading,
  name: 'readStructure',
  path: '/api/analysis/:id/structure',
  summary: 'The folders of the site with counts, pages by depth, URLs by status.',
  params,
  response: SiteStructure,
  refusals: ['analysis_not_found'],
});

export const readGraph = defineEndpoint({
  ...reading,
  name: 'readGraph',
  path: '/api/analysis/:id/graph',
  summary: 'The 300 best-linked pages and the links between them.',
  params,
  response: SiteGraph,
  refusals: ['analysis_not_found'],
});

export const readViews = defineEndpoint({
  ...reading,
  name: 'readViews',
  path: '/api/sites/:id/views',
  summary: 'The saved views of a site, by name.',
  params,
  response: z.array(SavedView),
  refusals: ['site_not_found'],
});

export const saveView = defineEndpoint({
  ...reading,
  name: 'saveView',
  method: 'POST',
  path: '/api/sites/:id/views',
  summary: 'Saves a view of the explorer; one of the same name is replaced.',
  keyScope: 'run',
  params,
  body: ViewForm,
  response: SavedView,
  refusals: ['invalid_input', 'site_not_found', 'too_many_views'],
});

export const removeView = defineEndpoint({
  ...reading,
  name: 'removeView',
  method: 'DELETE',
  path: '/api/sites/:id/views/:viewId',
  summary: 'Deletes a saved view.',
  keyScope: 'run',
  params: params.extend({ viewId: z.string() }),
  response: z.object({ ok: z.literal(true) }),
  refusals: ['site_not_found', 'view_not_found'],
});
