/** Reading, importing and deleting the search figures of a site. */
import {
  importSearch,
  readOpportunities,
  readSearch,
  removeSearch,
  saveServiceAccount,
} from '@pagewright/contract/endpoints/search';
import type { ImportResult } from '@pagewright/contract/entities/search';
import { limits } from '@pagewright/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';
import { sendFile } from '../../api/send-file.ts';

const freshMs = 30_000;

export const useSearch = (id: string) =>
  useEndpoint(readSearch, { params: { id }, query: { days: limits.search.days } }, { staleTime: freshMs });

export const useOpportunities = (id: string, enabled: boolean) =>
  useEndpoint(readOpportunities, { params: { id } }, { staleTime: freshMs, enabled });

const typeOf = (file: File): string => (/\.zip$/i.test(file.name) ? 'application/zip' : 'text/csv');

/** One after the other, so that the second takes the days of the first. The last result is returned. */
export function useImport(id: string) {
  const client = useQueryClient();
  return useMutation<ImportResult | null, ApiError, readonly File[]>({
    mutationFn: async (files) => {
      let result: ImportResult | null = null;
      for (const file of files)
        result = await sendFile(
          importSearch,
          { params: { id }, query: {} },
          { body: file, type: typeOf(file) },
        );
      return result;
    },
    onSettled: () => invalidate(client, readSearch, readOpportunities),
  });
}

export function useServiceAccount(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, string>({
    mutationFn: (key) => call(saveServiceAccount, { params: { id }, body: { key } }),
    onSettled: () => invalidate(client, readSearch),
  });
}

export function useRemoveSearch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeSearch, { params: { id } }),
    onSettled: () => invalidate(client, readSearch, readOpportunities),
  });
}
