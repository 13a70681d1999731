/** Elements that a browser saw, as evidence: with selector, start tag and where they are on the screenshot. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { AxeFinding, SeenElement } from '../facts/visit-facts.ts';

const citedMax = 10;

export const citeSeen = (
  { selector, snippet, box }: SeenElement,
  view: 'desktop' | 'mobile',
  { found, wanted }: Pick<Evidence, 'found' | 'wanted'> = {},
): Evidence => ({
  selector,
  snippet,
  box,
  view,
  ...(found !== undefined && { found }),
  ...(wanted !== undefined && { wanted }),
});

export interface AxeCited {
  /** However many are cited. */
  readonly count: number;
  readonly evidence: readonly Evidence[];
}

/** What axe-core found by some of its rules, on the phone. */
export function citeAxe(findings: readonly AxeFinding[], isMeant: (rule: string) => boolean): AxeCited {
  const own = findings.filter(({ rule }) => isMeant(rule));
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    evidence: own
      .flatMap(({ nodes }) => nodes)
      .slice(0, citedMax)
      .map((node) => citeSeen(node, 'mobile', node.says === '' ? {} : { found: node.says })),
  };
}
