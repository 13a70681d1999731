/** Reading, saving, trying and ending the alerts of a site. */
import { readAlerts, removeAlerts, saveAlerts, tryWebhook } from '@pagewright/contract/endpoints/alerts';
import type { AlertsForm } from '@pagewright/contract/entities/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';

export const useAlerts = (siteId: string) =>
  useEndpoint(readAlerts, { params: { id: siteId } }, { staleTime: 30_000 });

export function useSaveAlerts(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AlertsForm) => call(saveAlerts, { params: { id: siteId }, body }),
    onSuccess: () => invalidate(client, readAlerts),
  });
}

export function useRemoveAlerts(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeAlerts, { params: { id: siteId } }),
    onSettled: () => invalidate(client, readAlerts),
  });
}

export const useTryWebhook = (siteId: string) =>
  useMutation({ mutationFn: () => call(tryWebhook, { params: { id: siteId }, body: {} }) });
