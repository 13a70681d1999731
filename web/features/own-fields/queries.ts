/** Reading, saving and trying the own fields of a site. */
import { readFields, saveFields, tryFields } from '@pagewright/contract/endpoints/own-fields';
import { readSite } from '@pagewright/contract/endpoints/sites';
import type { OwnFields } from '@pagewright/contract/entities/own-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';

export const useFields = (siteId: string) =>
  useEndpoint(readFields, { params: { id: siteId } }, { staleTime: 30_000 });

export const useFieldsSite = (siteId: string) => useEndpoint(readSite, { params: { id: siteId } });

export function useSaveFields(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnFields) => call(saveFields, { params: { id: siteId }, body }),
    onSuccess: () => invalidate(client, readFields),
  });
}

export const useTryFields = (siteId: string) =>
  useMutation({
    mutationFn: (body: { readonly url: string; readonly fields: OwnFields }) =>
      call(tryFields, { params: { id: siteId }, body }),
  });
