/** Making, listing and revoking links. */
import { readShares, revokeShare, shareReport, shareSite } from '@pagewright/contract/endpoints/shares';
import type { ShareForm } from '@pagewright/contract/entities/share';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';

export interface ShareTarget {
  readonly kind: 'report' | 'site';
  /** Of the analysis or of the site. */
  readonly id: string;
}

export const useShares = (siteId: string) => useEndpoint(readShares, { params: { id: siteId } });

export function useCreateShare({ kind, id }: ShareTarget) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ShareForm) =>
      kind === 'report'
        ? call(shareReport, { params: { id }, body })
        : call(shareSite, { params: { id }, body }),
    onSuccess: () => invalidate(client, readShares),
  });
}

export function useRevokeShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeShare, { params: { id } }),
    onSettled: () => invalidate(client, readShares),
  });
}
