/** The work list of the site that a report is about. */
import { changeWorkList, readAnalysisPlace, readWorkList } from '@pagewright/contract/endpoints/sites';
import type { WorkForm, WorkItem } from '@pagewright/contract/entities/work-item';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/call.ts';
import { invalidate, useEndpoint } from '../../../../api/query.ts';
import { useReportData } from '../../shared/report-context.ts';

export interface SiteWork {
  readonly siteId: string;
  readonly items: readonly WorkItem[];
}

/** Null until it is known, and in analyses that later ones replaced. */
export function useWork(): SiteWork | null {
  const { id } = useReportData().analysis;
  const { data: place } = useEndpoint(readAnalysisPlace, { params: { id } });
  const siteId = place?.isLatest === true ? place.siteId : null;
  const { data: items } = useEndpoint(
    readWorkList,
    { params: { id: siteId ?? '' } },
    { enabled: siteId !== null },
  );
  return siteId === null || items === undefined ? null : { siteId, items };
}

export function useChangeWork(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WorkForm) => call(changeWorkList, { params: { id: siteId }, body }),
    onSettled: () => invalidate(client, readWorkList),
  });
}
