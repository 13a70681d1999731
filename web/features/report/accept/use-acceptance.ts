/** Accepts findings and takes that back; everything that shows figures of the site is read again. */
import { readAnalysis, readHistory, readRecent } from '@pagewright/contract/endpoints/analyses';
import { acceptFindings, removeAcceptance } from '@pagewright/contract/endpoints/sites';
import type { AcceptanceForm } from '@pagewright/contract/entities/acceptance';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { ofSites } from '../../../api/of-sites.ts';
import { invalidate } from '../../../api/query.ts';

const affected = [readAnalysis, readHistory, readRecent, ...ofSites] as const;

export function useAccept(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AcceptanceForm) => call(acceptFindings, { params: { id: siteId }, body }),
    onSuccess: () => invalidate(client, ...affected),
  });
}

export function useReportAgain(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (acceptanceId: string) => call(removeAcceptance, { params: { id: siteId, acceptanceId } }),
    onSettled: () => invalidate(client, ...affected),
  });
}
