/** Shows a toast that says what was copied. */
import { useCallback } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { strings } from './strings.ts';

export function useCopiedToast(description: string = strings.contentCopied): () => void {
  const toast = useToast();
  return useCallback(() => toast.show({ title: strings.copied, description }), [toast, description]);
}
