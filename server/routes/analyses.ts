/** Doors to past analyses. */
import { readHistory, readRecent } from '@pagewright/contract/endpoints/analyses';
import { type Route, route } from '../http/mount.ts';
import type { Deps } from '../services/deps.ts';
import { listHistory, listRecent } from '../services/list-history.ts';

export const analysesRoutes = (deps: Deps): Route[] => [
  route(readHistory, ({ user }) => listHistory(deps, user)),
  route(readRecent, ({ user }) => listRecent(deps, user)),
];
