/** Makes evidence from rendered elements: selector, start tag and box on the screenshot. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { AxeFinding, SeenElement } from '../model/render-facts.ts';

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
  /** All of them, cited or not. */
  readonly count: number;
  readonly evidence: readonly Evidence[];
}

/** Violations of some axe-core rules in the mobile view. */
export function citeAxe(findings: readonly AxeFinding[], isIncluded: (rule: string) => boolean): AxeCited {
  const own = findings.filter(({ rule }) => isIncluded(rule));
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    evidence: own
      .flatMap(({ nodes }) => nodes)
      .slice(0, citedMax)
      .map((node) => citeSeen(node, 'mobile', node.message === '' ? {} : { found: node.message })),
  };
}
