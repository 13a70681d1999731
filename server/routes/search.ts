/** Routes of the figures of Search Console. */
import * as endpoints from '@pagewright/contract/endpoints/search';
import { type Route, route } from '../http/mount.ts';
import type { Deps } from '../services/deps.ts';
import {
  beginConnection,
  type FinishedConnection,
  finishConnection,
  saveServiceAccount,
} from '../services/search/connect-google.ts';
import { importSearch } from '../services/search/import-search.ts';
import { readOpportunities, readSearch, removeSearch } from '../services/search/read-search.ts';

/** The page of the site says how it went. */
const sitePage = ({ siteId, isConnected }: FinishedConnection): string =>
  siteId === null
    ? '/site-history?search=not-connected'
    : `/sites/${siteId}?search=${isConnected ? 'connected' : 'not-connected'}`;

export const searchRoutes = (deps: Deps): Route[] => [
  route(endpoints.connectGoogle, async ({ user, params, reply, token }) =>
    reply.redirect(await beginConnection(deps, user, params.id, token), 302),
  ),
  route(endpoints.finishGoogleConnection, async ({ user, request, reply, token }) => {
    const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
    return reply.redirect(sitePage(await finishConnection(deps, user, query, token)), 302);
  }),
  route(endpoints.saveServiceAccount, ({ user, params, body }) =>
    saveServiceAccount(deps, user, params.id, body.key),
  ),
  route(endpoints.readSearch, ({ user, params, query }) => readSearch(deps, user, params.id, query.days)),
  route(endpoints.readOpportunities, ({ user, params }) => readOpportunities(deps, user, params.id)),
  route(endpoints.removeSearch, ({ user, params }) => removeSearch(deps, user, params.id)),
];

/** Their bodies are files: they are mounted where such bodies are taken. */
export const searchImportRoutes = (deps: Deps): Route[] => [
  route(endpoints.importSearch, ({ user, params, query, request }) =>
    importSearch(deps, user, params.id, {
      ...query,
      body: request.raw,
      mediaType: request.headers['content-type'] ?? '',
    }),
  ),
];
