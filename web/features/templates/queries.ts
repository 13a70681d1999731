/** Reading findings by template, and accepting several of them. */
import { readAnalysis, readHistory, readRecent } from '@pagewright/contract/endpoints/analyses';
import { acceptMany, readAnalysisPlace, readTemplates } from '@pagewright/contract/endpoints/sites';
import type { BulkAcceptanceForm } from '@pagewright/contract/entities/acceptance';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ofSites } from '../../api/of-sites.ts';
import { type EndpointOptions, invalidate, useEndpoint } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';
import { strings } from './strings.ts';

export const useTemplates = (id: string, options: EndpointOptions = {}) =>
  useEndpoint(readTemplates, { params: { id } }, options);

export const usePlace = (id: string) => useEndpoint(readAnalysisPlace, { params: { id } });

/** The report and every figure of the site follow. */
export function useAcceptMany(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BulkAcceptanceForm) => call(acceptMany, { params: { id: siteId }, body }),
    onSuccess: () => invalidate(client, readAnalysis, readHistory, readRecent, ...ofSites),
  });
}

/** What the page of templates is called, once the site is known. */
export function useTemplatesTitle(id: string): string {
  const session = useSession();
  const { data } = useTemplates(id, { enabled: session.status === 'user' });
  return data === undefined ? strings.title : strings.titleOf({ domain: data.domain });
}
