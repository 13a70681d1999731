/** Reading rows, single URLs, pictures and saved views. */
import {
  readGraph,
  readStructure,
  readUrl,
  readUrlLinks,
  readUrls,
  readViews,
  removeView,
  saveView,
} from '@pagewright/contract/endpoints/explorer';
import { readFields } from '@pagewright/contract/endpoints/own-fields';
import { readAnalysisPlace, readSite } from '@pagewright/contract/endpoints/sites';
import type { UrlRows, ViewForm } from '@pagewright/contract/explorer/explorer';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';
import { strings } from './strings.ts';
import type { ExplorerView } from './view-state.ts';

const rowsAtOnce = 200;

export const useUrls = (id: string, view: ExplorerView) =>
  useInfiniteQuery<UrlRows, ApiError>({
    queryKey: [readUrls.name, id, view],
    queryFn: ({ pageParam }) => {
      const after = typeof pageParam === 'string' ? { after: pageParam } : {};
      return call(readUrls, { params: { id }, query: { ...view, ...after, limit: rowsAtOnce } });
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });

export const useUrl = (id: string, urlId: number) => useEndpoint(readUrl, { params: { id, urlId } });

const linksAtOnce = 100;

export const useUrlLinks = (id: string, urlId: number, direction: 'in' | 'out') =>
  useInfiniteQuery({
    queryKey: [readUrlLinks.name, id, urlId, direction],
    queryFn: ({ pageParam }) =>
      call(readUrlLinks, {
        params: { id, urlId },
        query: { direction, offset: pageParam, limit: linksAtOnce },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });

export const useStructure = (id: string) => useEndpoint(readStructure, { params: { id } });
export const useGraph = (id: string) => useEndpoint(readGraph, { params: { id } });

/** The site of the analysis; its own fields are columns. */
export function useExplorerSite(id: string): { siteId: string | null; ownFields: readonly string[] } {
  const { data: place } = useEndpoint(readAnalysisPlace, { params: { id } });
  const siteId = place?.siteId ?? null;
  const { data: fields = [] } = useEndpoint(
    readFields,
    { params: { id: siteId ?? '' } },
    { enabled: siteId !== null },
  );
  return { siteId, ownFields: fields.map(({ name }) => name) };
}

export const useViews = (siteId: string) => useEndpoint(readViews, { params: { id: siteId } });

export function useSaveView(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ViewForm) => call(saveView, { params: { id: siteId }, body }),
    onSuccess: () => invalidate(client, readViews),
  });
}

export function useRemoveView(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (viewId: string) => call(removeView, { params: { id: siteId, viewId } }),
    onSettled: () => invalidate(client, readViews),
  });
}

/** What the page is called, once its site is known. */
export function useExplorerTitle(id: string): string {
  const isUser = useSession().status === 'user';
  const { data: place } = useEndpoint(readAnalysisPlace, { params: { id } }, { enabled: isUser });
  const siteId = place?.siteId ?? '';
  const { data: site } = useEndpoint(readSite, { params: { id: siteId } }, { enabled: siteId !== '' });
  return site === undefined ? strings.title : strings.titleOf({ domain: site.domain });
}

/** Scheme and host of the pages, as the first of them has them; null while they are not known. */
export function useOrigin(id: string): string | null {
  const query = { filter: { column: 'kind', is: 'page' }, columns: ['url'], limit: 1 };
  const { data } = useEndpoint(readUrls, { params: { id }, query });
  return URL.parse(data?.rows[0]?.url ?? '')?.origin ?? null;
}
