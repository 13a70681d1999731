/** Lists a user's past analyses, newest first. */
import type { HistoryItem } from '@pagewright/contract/entities/history';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { listAnalyses } from '../../store/analyses.ts';
import type { Deps } from '../deps.ts';

const mostListed = 500;

export const listHistory = ({ db }: Deps, user: User): Promise<HistoryItem[]> =>
  listAnalyses(db, user.id, mostListed);

export const listRecent = ({ db }: Deps, user: User): Promise<HistoryItem[]> =>
  listAnalyses(db, user.id, limits.historyCard);
