/** Reading, uploading and deleting what was counted in server logs. */
import { importLogs, readLogs, removeLogs } from '@pagewright/contract/endpoints/logs';
import type { LogView } from '@pagewright/contract/entities/server-log';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';
import { sendFile } from '../../api/send-file.ts';

export const useLogs = (id: string) => useEndpoint(readLogs, { params: { id } }, { staleTime: 30_000 });

export const isGzip = ({ name }: File): boolean => /\.gz$/i.test(name);

export interface Upload {
  /** All of one kind: gzip files and plain ones can be sent one behind the other, but not mixed. */
  readonly files: readonly File[];
  readonly format: string;
}

export function useUpload(id: string) {
  const client = useQueryClient();
  return useMutation<LogView, ApiError, Upload>({
    mutationFn: ({ files, format }) => {
      const isZipped = files.some(isGzip);
      const body = new Blob(isZipped ? [...files] : files.flatMap((file) => [file, '\n']));
      const query = format.trim() === '' ? {} : { format: format.trim() };
      return sendFile(
        importLogs,
        { params: { id }, query },
        { body, type: isZipped ? 'application/gzip' : 'text/plain' },
      );
    },
    onSettled: () => invalidate(client, readLogs),
  });
}

export function useRemove(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeLogs, { params: { id } }),
    onSettled: () => invalidate(client, readLogs),
  });
}
