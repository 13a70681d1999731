/** Reading what changed, and which analyses there are to compare. */
import { readAnalysisPlace, readChanges } from '@pagewright/contract/endpoints/sites';
import { useEndpoint } from '../../api/query.ts';

export const useChanges = (id: string, since: string | null) =>
  useEndpoint(readChanges, { params: { id }, query: since === null ? {} : { since } });

export const usePlace = (id: string) => useEndpoint(readAnalysisPlace, { params: { id } });
