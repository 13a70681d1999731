/** Makes evidence from rendered elements: selector, start tag and box on the screenshot. */
import type { AxeFinding, FailingElement, SeenElement } from '../model/render-facts.ts';
import { type EvidenceDraft, say } from './evidence.ts';

const citedMax = 10;

export const citeSeen = (
  { selector, snippet, box }: SeenElement,
  view: 'desktop' | 'mobile',
  { found, wanted }: Pick<EvidenceDraft, 'found' | 'wanted'> = {},
): EvidenceDraft => ({
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
  readonly evidence: readonly EvidenceDraft[];
}

/** What was measured; what axe-core says where nothing was. */
function describe({ message, contrast, size }: FailingElement): Pick<EvidenceDraft, 'found' | 'wanted'> {
  if (contrast !== null) {
    const { ratio, text, ground, least } = contrast;
    return { found: say('contrast', { ratio, text, ground }), wanted: say('contrast-needed', { least }) };
  }
  if (size !== null) return { found: say('target-size', size) };
  return message === '' ? {} : { found: message };
}

/** Violations of some axe-core rules in the mobile view. */
export function citeAxe(findings: readonly AxeFinding[], isIncluded: (rule: string) => boolean): AxeCited {
  const own = findings.filter(({ rule }) => isIncluded(rule));
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    evidence: own
      .flatMap(({ nodes }) => nodes)
      .slice(0, citedMax)
      .map((node) => citeSeen(node, 'mobile', describe(node))),
  };
}
