/** Determines whether an image is decorative, and its URL for evidence. */
import type { ImageNode } from '../../../model/node-facts.ts';

/** Hidden from screen readers on purpose. */
export const isDecorative = ({ role, ariaHidden }: Pick<ImageNode, 'role' | 'ariaHidden'>): boolean =>
  ariaHidden || (role !== null && /^\s*(?:presentation|none)\b/i.test(role));

/** For evidence. */
export function urlsOf({ resolved, candidates }: ImageNode): { urls?: string[] } {
  const url = resolved ?? candidates[0]?.resolved ?? null;
  return url === null || url.startsWith('data:') ? {} : { urls: [url] };
}
