/** Routes of running analyses: start, watch, cancel. */
import {
  cancelAnalysis,
  pauseAnalysis,
  readFailed,
  readRunning,
  resumeAnalysis,
  startAnalysis,
  watchProgress,
} from '@pagewright/contract/endpoints/analyze';
import type { EventStreams } from '../http/event-stream.ts';
import { type Route, route } from '../http/mount.ts';
import * as cancel from '../services/analyses/cancel-run.ts';
import { listFailed, listRunning } from '../services/analyses/history.ts';
import * as pause from '../services/analyses/pause-run.ts';
import { parseSiteLocation } from '../services/analyses/site-location.ts';
import * as start from '../services/analyses/start-analysis.ts';
import type { WatchDeps } from '../services/analyses/watch-progress.ts';
import { streamProgress } from './stream-progress.ts';

export const analyzeRoutes = (deps: WatchDeps, streams: EventStreams): Route[] => [
  route(startAnalysis, ({ user, body, network }) => start.startAnalysis(deps, user, body, { network })),
  route(cancelAnalysis, ({ user, body }) => cancel.cancelAnalysis(deps, user, body.domain)),
  route(pauseAnalysis, ({ user, body }) => pause.pauseAnalysis(deps, user, body.domain)),
  route(resumeAnalysis, ({ user, body }) => pause.resumeAnalysis(deps, user, body.domain)),
  route(readFailed, ({ user }) => listFailed(deps, user)),
  route(readRunning, ({ user }) => listRunning(deps, user)),
  route(watchProgress, ({ user, query, reply }) =>
    streamProgress(deps, { user, siteKey: parseSiteLocation(query.domain).siteKey }, streams, reply),
  ),
];
