/** Reading a site, and what changed in its latest analysis. */
import { readChanges, readSite } from '@pagewright/contract/endpoints/sites';
import { type EndpointOptions, useEndpoint } from '../../api/query.ts';

export const useSite = (id: string, options: EndpointOptions = {}) =>
  useEndpoint(readSite, { params: { id } }, options);

export const useLatestChanges = (analysisId: string, options: EndpointOptions = {}) =>
  useEndpoint(readChanges, { params: { id: analysisId }, query: {} }, options);
