/** Routes of comparisons: make, watch, cancel, read, save. */
import * as endpoints from '@pagewright/contract/endpoints/competitor';
import type { EventStreams } from '../http/event-stream.ts';
import type { LongResponses } from '../http/long-response.ts';
import { type Route, route } from '../http/mount.ts';
import { StoredJson } from '../http/stored-json.ts';
import { compareSites } from '../services/analyses/compare-sites.ts';
import {
  cancelComparison,
  findComparisonSite,
  readComparison,
  saveCompetitor,
} from '../services/analyses/comparisons.ts';
import type { WatchDeps } from '../services/analyses/watch-progress.ts';
import { streamProgress } from './stream-progress.ts';

export const competitorRoutes = (
  deps: WatchDeps,
  streams: EventStreams,
  longResponses: LongResponses,
): Route[] => [
  route(endpoints.compareSites, ({ user, body, reply }) =>
    longResponses.respond(
      reply,
      async (signal) => new StoredJson(await compareSites(deps, user, body, signal)),
    ),
  ),
  route(endpoints.watchComparison, async ({ user, query, reply }) => {
    const { location } = await findComparisonSite(deps, user, query);
    return streamProgress(deps, { user, siteKey: location.siteKey }, streams, reply);
  }),
  route(endpoints.cancelComparison, ({ user, body }) => cancelComparison(deps, user, body)),
  route(endpoints.readComparison, ({ user, params }) => readComparison(deps, user, params.id)),
  route(endpoints.saveCompetitor, ({ user, params, body }) =>
    saveCompetitor(deps, user, { id: params.id, result: body }),
  ),
];
