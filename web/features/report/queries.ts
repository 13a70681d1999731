/** Reading one saved analysis. */
import { readAnalysis } from '@pagewright/contract/endpoints/analyses';
import { type EndpointOptions, useEndpoint } from '../../api/query.ts';

export const useAnalysis = (id: string, options: EndpointOptions = {}) =>
  useEndpoint(readAnalysis, { params: { id } }, options);
