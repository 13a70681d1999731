/** Listing, creating and revoking API keys. */
import { createApiKey, readApiKeys, revokeApiKey } from '@pagewright/contract/endpoints/api-keys';
import type { ApiKeyForm } from '@pagewright/contract/entities/api-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';

export const useApiKeys = () => useEndpoint(readApiKeys, {});

export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiKeyForm) => call(createApiKey, { body }),
    // The key is not kept once its dialog is closed.
    gcTime: 0,
    onSuccess: () => invalidate(client, readApiKeys),
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeApiKey, { params: { id } }),
    onSettled: () => invalidate(client, readApiKeys),
  });
}
