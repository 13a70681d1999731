/** Copies strings so that they do not keep the page they were cut from in memory. */
import type { Evidence } from '@pagewright/contract/entities/issue';

/** V8 stores a substring as a view of the whole string; joining and cutting again copies it. */
export const detach = (text: string): string => ` ${text}`.slice(1);

export const detachOrNull = (text: string | null): string | null => (text === null ? null : detach(text));

export const detachEvidence = ({
  selector,
  snippet,
  found,
  wanted,
  urls,
  box,
  view,
}: Evidence): Evidence => ({
  ...(selector !== undefined && selector !== '' && { selector: detach(selector) }),
  ...(snippet !== undefined && snippet !== '' && { snippet: detach(snippet) }),
  ...(found !== undefined && { found: detach(found) }),
  ...(wanted !== undefined && { wanted: detach(wanted) }),
  ...(urls !== undefined && { urls: urls.map(detach) }),
  ...(box !== undefined && { box: { ...box } }),
  ...(view !== undefined && { view }),
});
