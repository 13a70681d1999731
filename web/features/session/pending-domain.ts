/** The domain whose analysis starts after signing in, where one was submitted before. */
import { isPending, readDraft } from '@pagewright/contract/analyze-draft';

export function pendingDomain(returnTo: string): string | null {
  const { pathname, searchParams } = new URL(returnTo, window.location.origin);
  if (pathname !== '/dashboard') return null;
  const draft = readDraft(window.sessionStorage, searchParams.get('domain') ?? '');
  return draft !== null && isPending(draft, Date.now()) ? draft.websiteUrl : null;
}
