/** Copies of strings that do not keep the page they were cut from alive. */
import type { Evidence } from '@pagewright/contract/entities/issue';

/** V8 keeps a cut string as a view of the whole; joining and cutting again makes a string of its own. */
export const detach = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));

export function detachEvidence(evidence: Evidence): Evidence {
  const { selector, snippet, found, wanted, urls } = evidence;
  return {
    ...(selector !== undefined && selector !== '' && { selector: detach(selector) }),
    ...(snippet !== undefined && snippet !== '' && { snippet: detach(snippet) }),
    ...(found !== undefined && { found: detach(found) }),
    ...(wanted !== undefined && { wanted: detach(wanted) }),
    ...(urls !== undefined && { urls: urls.map(detach) }),
  };
}
