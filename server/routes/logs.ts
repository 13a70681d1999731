/** Routes of server logs. */
import * as endpoints from '@pagewright/contract/endpoints/logs';
import { sendDownload } from '../http/download.ts';
import { type Route, route } from '../http/mount.ts';
import type { Deps } from '../services/deps.ts';
import { exportLogs, importLogs, readLogs, removeLogs } from '../services/logs/site-logs.ts';

export const logsRoutes = (deps: Deps): Route[] => [
  route(endpoints.readLogs, ({ user, params }) => readLogs(deps, user, params.id)),
  route(endpoints.exportLogs, async ({ user, params, reply }) =>
    sendDownload(reply, await exportLogs(deps, user, params.id), endpoints.exportLogs.mediaType),
  ),
  route(endpoints.removeLogs, ({ user, params }) => removeLogs(deps, user, params.id)),
];

/** Their bodies are files: they are mounted where such bodies are taken. */
export const logsImportRoutes = (deps: Deps): Route[] => [
  route(endpoints.importLogs, ({ user, params, query, request }) =>
    importLogs(deps, user, params.id, { body: request.raw, format: query.format }),
  ),
];
