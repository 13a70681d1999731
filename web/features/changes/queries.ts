/** Reading what changed, and which analyses there are to compare. */
import { readAnalysisPlace, readChanges } from '@pagewright/contract/endpoints/sites';
import { useSearchParams } from 'react-router';
import { type EndpointOptions, useEndpoint } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';
import { strings } from './strings.ts';

export const useChanges = (id: string, since: string | null, options: EndpointOptions = {}) =>
  useEndpoint(readChanges, { params: { id }, query: since === null ? {} : { since } }, options);

export const usePlace = (id: string) => useEndpoint(readAnalysisPlace, { params: { id } });

/** What the page of changes is called, once the site is known. */
export function useChangesTitle(id: string): string {
  const session = useSession();
  const [search] = useSearchParams();
  const { data } = useChanges(id, search.get('since'), { enabled: session.status === 'user' });
  return data === undefined ? strings.title : strings.titleOf({ domain: data.domain });
}
