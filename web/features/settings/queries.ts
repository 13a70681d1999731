/** Reading and saving the analysis settings. */
import { readServerInfo } from '@pagewright/contract/endpoints/session';
import { readSettings, saveSettings } from '@pagewright/contract/endpoints/settings';
import type { Settings } from '@pagewright/contract/entities/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { remember, useEndpoint } from '../../api/query.ts';

export const useSettings = () => useEndpoint(readSettings, {});

/** Which model writes, if any. */
export const useServerInfo = () => useEndpoint(readServerInfo, {});

export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: Partial<Settings>) => call(saveSettings, { body: settings }),
    onSuccess: (saved) => remember(client, readSettings, { input: {}, response: saved }),
  });
}
