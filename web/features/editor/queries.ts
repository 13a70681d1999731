/** Reading the analysis whose page is talked about. */
import { readAnalysis } from '@pagewright/contract/endpoints/analyses';
import { useEndpoint } from '../../api/query.ts';

export const useAnalysis = (id: string) => useEndpoint(readAnalysis, { params: { id } });
