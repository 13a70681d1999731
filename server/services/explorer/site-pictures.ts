/** The pictures of a site: its folders, and the links between its best-linked pages. */

import type { User } from '@pagewright/contract/entities/user';
import type { SiteGraph, SiteStructure } from '@pagewright/contract/explorer/explorer';
import { limits } from '@pagewright/contract/limits';
import * as pictures from '../../store/site-pictures.ts';
import type { Deps } from '../deps.ts';
import { requireRows } from './own-rows.ts';

const { foldersMax, folderDepth, graphNodes } = limits.explorer;

export async function readStructure(deps: Deps, user: User, id: string): Promise<SiteStructure> {
  await requireRows(deps, user, id);
  const [folders, depths, statuses] = await Promise.all([
    pictures.readFolders(deps.db, id, { most: foldersMax, depth: folderDepth }),
    pictures.countDepths(deps.db, id),
    pictures.countStatuses(deps.db, id),
  ]);
  return { ...folders, depths, statuses };
}

export async function readGraph(deps: Deps, user: User, id: string): Promise<SiteGraph> {
  await requireRows(deps, user, id);
  return pictures.readGraph(deps.db, id, graphNodes);
}
