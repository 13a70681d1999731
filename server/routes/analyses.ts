/** Doors to past analyses. */
import {
  deleteAnalysis as deleteEndpoint,
  exportJson as exportJsonEndpoint,
  readAnalysis as readEndpoint,
  readHistory,
  readRecent,
  restoreAnalysis as restoreEndpoint,
} from '@pagewright/contract/endpoints/analyses';
import { sendDownload } from '../http/download.ts';
import { type Route, route, StoredJson } from '../http/mount.ts';
import { deleteAnalysis } from '../services/delete-analysis.ts';
import type { Deps } from '../services/deps.ts';
import { exportJson } from '../services/export-json.ts';
import { listHistory, listRecent } from '../services/list-history.ts';
import { readAnalysis } from '../services/read-analysis.ts';
import { restoreAnalysis } from '../services/restore-analysis.ts';

export const analysesRoutes = (deps: Deps): Route[] => [
  route(readHistory, ({ user }) => listHistory(deps, user)),
  route(readRecent, ({ user }) => listRecent(deps, user)),
  route(
    readEndpoint,
    async ({ user, params }) => new StoredJson((await readAnalysis(deps, user, params.id)).text),
  ),
  route(deleteEndpoint, ({ user, params }) => deleteAnalysis(deps, user, params.id)),
  route(restoreEndpoint, ({ user, params }) => restoreAnalysis(deps, user, params.id)),
  route(exportJsonEndpoint, async ({ user, params, reply }) =>
    sendDownload(reply, await exportJson(deps, user, params.id), exportJsonEndpoint.mediaType),
  ),
];
