/** Reading, saving and removing a schedule. */
import { readSchedule, removeSchedule, saveSchedule } from '@pagewright/contract/endpoints/schedules';
import type { ScheduleForm } from '@pagewright/contract/entities/schedule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';

export const useSchedule = (siteId: string) =>
  useEndpoint(readSchedule, { params: { id: siteId } }, { staleTime: 30_000 });

export function useSaveSchedule(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ScheduleForm) => call(saveSchedule, { params: { id: siteId }, body }),
    onSuccess: () => invalidate(client, readSchedule),
  });
}

export function useRemoveSchedule(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeSchedule, { params: { id: siteId } }),
    onSettled: () => invalidate(client, readSchedule),
  });
}
