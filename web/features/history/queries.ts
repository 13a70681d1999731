/** The list of past analyses: reading it, taking one off, putting it back. */
import {
  deleteAnalysis,
  readAnalysis,
  readHistory,
  readRecent,
  restoreAnalysis,
} from '@pagewright/contract/endpoints/analyses';
import { readSites } from '@pagewright/contract/endpoints/sites';
import type { HistoryItem } from '@pagewright/contract/entities/history';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { ofSites } from '../../api/of-sites.ts';
import { invalidate, keyOf, recall, remember, useEndpoint } from '../../api/query.ts';

export const useHistory = (options: { readonly enabled: boolean }) => useEndpoint(readHistory, {}, options);

export const useSites = () => useEndpoint(readSites, {});

export interface DeletionOutcome {
  /** False when it was gone already: then there is nothing to take back. */
  readonly canUndo: boolean;
}

/** The row leaves at once; it comes back where it was if the server refuses. */
export function useDeleteAnalysis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: HistoryItem) => removeOnServer(id),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: keyOf(readHistory, {}) });
      const before = recall(client, readHistory, {});
      changeList(client, (items) => items.filter((item) => item.id !== id));
      return { before };
    },
    onError: (_error, _item, context) => {
      if (context?.before !== undefined) changeList(client, () => context.before ?? []);
    },
    onSuccess: (_outcome, { id }) =>
      client.removeQueries({ queryKey: keyOf(readAnalysis, { params: { id } }) }),
    // Not awaited: the toast with Undo must not wait for the lists.
    onSettled: () => void invalidate(client, readHistory, readRecent, ...ofSites),
  });
}

async function removeOnServer(id: string): Promise<DeletionOutcome> {
  try {
    await call(deleteAnalysis, { params: { id } });
    return { canUndo: true };
  } catch (error) {
    if (isNotFound(error)) return { canUndo: false };
    throw error;
  }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || /not found/i.test(error.words ?? ''));

export function useRestoreAnalysis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: HistoryItem) => call(restoreAnalysis, { params: { id } }),
    // Not awaited: the toast with Undo must not wait for the lists.
    onSettled: () => void invalidate(client, readHistory, readRecent, ...ofSites),
  });
}

function changeList(client: QueryClient, change: (items: HistoryItem[]) => HistoryItem[]): void {
  const items = recall(client, readHistory, {});
  if (items !== undefined) remember(client, readHistory, { input: {}, response: change(items) });
}
