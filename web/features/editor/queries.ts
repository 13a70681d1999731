/** Reading what the editor shows: the analysis, the conversation so far, the page as it is now, the pack. */
import { readAnalysis } from '@pagewright/contract/endpoints/analyses';
import { fetchContent, readConversation } from '@pagewright/contract/endpoints/conversations';
import { readUsage } from '@pagewright/contract/endpoints/settings';
import { limits } from '@pagewright/contract/limits';
import { useEndpoint } from '../../api/query.ts';
import type { EditorParams } from './editor-params.ts';

export const useAnalysis = (id: string) => useEndpoint(readAnalysis, { params: { id } });

/** Fetched whenever the editor opens: another tab may have continued it. */
export const useConversation = (params: EditorParams) =>
  useEndpoint(readConversation, { params }, { staleTime: 0 });

/** Fetched when the editor opens and good for five minutes; what only replaces the page is good for none. */
export const useFreshContent = (params: EditorParams) =>
  useEndpoint(
    fetchContent,
    { params },
    {
      staleTime: (answer) => (answer?.content.isFallback === true ? 0 : limits.freshContent.cacheMs),
      retry: limits.freshContent.retries,
      retryDelay: limits.freshContent.retryDelayMs,
    },
  );

/** How many messages of the pack are used, and whether the next can be paid. */
export const useUsage = () => useEndpoint(readUsage, {});
