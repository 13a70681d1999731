/** Reading what changed, and which analyses there are to compare. */
import { readAnalysisPlace, readChanges } from '@pagewright/contract/endpoints/sites';
import { type EndpointOptions, useEndpoint } from '../../api/query.ts';

export const useChanges = (id: string, since: string | null, options: EndpointOptions = {}) =>
  useEndpoint(readChanges, { params: { id }, query: since === null ? {} : { since } }, options);

export const usePlace = (id: string) => useEndpoint(readAnalysisPlace, { params: { id } });
