/** The work list of the site that a report is about. */
import { changeWorkList, readAnalysisPlace, readWorkList } from '@pagewright/contract/endpoints/sites';
import type { WorkForm, WorkItem } from '@pagewright/contract/entities/work-item';
import { workOn } from '@pagewright/contract/report/work-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/call.ts';
import { invalidate, useEndpoint } from '../../../../api/query.ts';
import { useReportData } from '../../shared/report-context.ts';

export interface PlannedWork {
  readonly siteId: string;
  readonly item: WorkItem | undefined;
}

/** Null until it is known, and in analyses that later ones replaced. */
export function useWork(ruleId: string): PlannedWork | null {
  const { id } = useReportData().analysis;
  const { data: place } = useEndpoint(readAnalysisPlace, { params: { id } });
  const siteId = place?.isLatest === true ? place.siteId : null;
  const { data: items } = useEndpoint(
    readWorkList,
    { params: { id: siteId ?? '' } },
    { enabled: siteId !== null },
  );
  if (siteId === null || items === undefined) return null;
  return { siteId, item: workOn(items, ruleId, null) };
}

export function useChangeWork(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WorkForm) => call(changeWorkList, { params: { id: siteId }, body }),
    onSettled: () => invalidate(client, readWorkList),
  });
}
