/** Tells in a toast what was put on the clipboard. */
import { useCallback } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { strings } from './strings.ts';

export function useCopiedToast(description: string = strings.contentCopied): () => void {
  const toast = useToast();
  return useCallback(() => toast.show({ title: strings.copied, description }), [toast, description]);
}
