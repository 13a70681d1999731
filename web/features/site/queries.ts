/** Reading a site, what changed in its latest analysis, what is planned, and what is accepted. */
import { readAnalysis, readHistory, readRecent } from '@pagewright/contract/endpoints/analyses';
import {
  readAcceptances,
  readChanges,
  readSite,
  readWorkList,
  removeAcceptance,
} from '@pagewright/contract/endpoints/sites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ofSites } from '../../api/of-sites.ts';
import { type EndpointOptions, invalidate, useEndpoint } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';
import { strings } from './strings.ts';

/** A scheduled analysis ends without anybody watching. */
const freshMs = 30_000;

export const useSite = (id: string, options: EndpointOptions = {}) =>
  useEndpoint(readSite, { params: { id } }, { staleTime: freshMs, ...options });

export const useLatestChanges = (analysisId: string, options: EndpointOptions = {}) =>
  useEndpoint(readChanges, { params: { id: analysisId }, query: {} }, options);

export const useAcceptances = (id: string) => useEndpoint(readAcceptances, { params: { id } });

export const useWorkList = (id: string) => useEndpoint(readWorkList, { params: { id } });

/** The latest report and every figure of the site follow. */
export function useRemoveAcceptance(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (acceptanceId: string) => call(removeAcceptance, { params: { id: siteId, acceptanceId } }),
    onSettled: () => invalidate(client, readAnalysis, readHistory, readRecent, ...ofSites),
  });
}

/** What a site is called on its page, once it is known. */
export function useSiteTitle(id: string): { title: string; description?: string } {
  const session = useSession();
  const { data: site } = useSite(id, { enabled: session.status === 'user' });
  if (site === undefined) return { title: strings.title };
  return { title: site.domain, description: strings.description({ count: site.analyses }) };
}
