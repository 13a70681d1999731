/** Reading, saving and removing the white label. */
import { readBranding, removeBranding, saveBranding } from '@pagewright/contract/endpoints/branding';
import type { Branding } from '@pagewright/contract/entities/branding';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';

export const useBranding = () => useEndpoint(readBranding, {});

export function useSaveBranding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Branding) => call(saveBranding, { body }),
    onSuccess: () => invalidate(client, readBranding),
  });
}

export function useRemoveBranding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeBranding, {}),
    onSettled: () => invalidate(client, readBranding),
  });
}
