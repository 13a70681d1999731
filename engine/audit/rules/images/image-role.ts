/** What an image is for: whether anyone is told of it, and under which address it is found. */
import type { ImageNode } from '../../../facts/node-facts.ts';

/** Taken out of what screen readers tell, on purpose. */
export const isDecorative = ({ role, ariaHidden }: Pick<ImageNode, 'role' | 'ariaHidden'>): boolean =>
  ariaHidden || (role !== null && /^\s*(?:presentation|none)\b/i.test(role));

/** For evidence: a picture of what is meant. */
export function addressOf({ resolved, candidates }: ImageNode): { urls?: string[] } {
  const address = resolved ?? candidates[0]?.resolved ?? null;
  return address === null || address.startsWith('data:') ? {} : { urls: [address] };
}
