/** Doors to comparisons: make, watch, cancel, find again, keep. */
import * as endpoints from '@pagewright/contract/endpoints/competitor';
import type { EventStreams } from '../http/event-stream.ts';
import type { LateAnswers } from '../http/late-answer.ts';
import { type Route, route } from '../http/mount.ts';
import { StoredJson } from '../http/stored-json.ts';
import { cancelComparison } from '../services/cancel-comparison.ts';
import { compareSites } from '../services/compare-sites.ts';
import { findComparisonSite } from '../services/comparison-site.ts';
import { readComparison } from '../services/read-comparison.ts';
import { saveCompetitor } from '../services/save-competitor.ts';
import type { WatchDeps } from '../services/watch-progress.ts';
import { streamProgress } from './stream-progress.ts';

export const competitorRoutes = (deps: WatchDeps, streams: EventStreams, late: LateAnswers): Route[] => [
  route(endpoints.compareSites, ({ user, body, reply }) =>
    late.answer(reply, async (signal) => new StoredJson(await compareSites(deps, user, body, signal))),
  ),
  route(endpoints.watchComparison, async ({ user, query, reply }) => {
    const { address } = await findComparisonSite(deps, user, query);
    return streamProgress(deps, { user, siteKey: address.siteKey }, streams, reply);
  }),
  route(endpoints.cancelComparison, ({ user, body }) => cancelComparison(deps, user, body)),
  route(endpoints.readComparison, ({ user, params }) => readComparison(deps, user, params.id)),
  route(endpoints.saveCompetitor, ({ user, params, body }) =>
    saveCompetitor(deps, user, { id: params.id, result: body }),
  ),
];
