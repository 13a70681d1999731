/** Routes of the URL explorer. */
import * as endpoints from '@pagewright/contract/endpoints/explorer';
import { sendDownload } from '../http/download.ts';
import { type Route, route } from '../http/mount.ts';
import type { Deps } from '../services/deps.ts';
import { exportUrls, readUrl, readUrlLinks, readUrls } from '../services/explorer/read-urls.ts';
import { readGraph, readStructure } from '../services/explorer/site-pictures.ts';
import { listViews, removeView, saveView } from '../services/explorer/views.ts';

export const explorerRoutes = (deps: Deps): Route[] => [
  route(endpoints.readUrls, ({ user, params, query }) => readUrls(deps, user, params.id, query)),
  route(endpoints.exportUrls, async ({ user, params, query, reply }) =>
    sendDownload(reply, await exportUrls(deps, user, params.id, query), endpoints.exportUrls.mediaType),
  ),
  route(endpoints.readUrl, ({ user, params }) => readUrl(deps, user, params)),
  route(endpoints.readUrlLinks, ({ user, params, query }) => readUrlLinks(deps, user, params, query)),
  route(endpoints.readStructure, ({ user, params }) => readStructure(deps, user, params.id)),
  route(endpoints.readGraph, ({ user, params }) => readGraph(deps, user, params.id)),
  route(endpoints.readViews, ({ user, params }) => listViews(deps, user, params.id)),
  route(endpoints.saveView, ({ user, params, body }) => saveView(deps, user, params.id, body)),
  route(endpoints.removeView, ({ user, params }) =>
    removeView(deps, user, { siteId: params.id, id: params.viewId }),
  ),
];
