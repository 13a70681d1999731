/** A remark on a page's design: something to mend with its place on a screenshot, or a strength. */
import type {
  DesignCategory,
  DesignRecommendation,
  DesignSeverity,
} from '@pagewright/contract/entities/design';
import type { SeenElement } from '../facts/visit-facts.ts';

/** A remark to mend, or a strength; null where the question does not apply. */
export type Verdict = { readonly mend: DesignRecommendation } | { readonly strength: string } | null;

interface Remark {
  readonly title: string;
  readonly severity: DesignSeverity;
  readonly category: DesignCategory;
  readonly description: string;
  readonly recommendation: string;
  readonly expectedImpact: string;
  /** Where to look: the element, or where one is missed. */
  readonly at: Pick<SeenElement, 'box'>;
  readonly view?: 'desktop' | 'mobile';
}

export const good = (strength: string): Verdict => ({ strength });
export const mend = ({ at, view = 'desktop', ...remark }: Remark): Verdict => ({
  mend: { ...remark, box: { ...at.box }, view },
});
/** Where visitors look first, for what is missed there and what is all over the page. */
export const topOf = (
  { width, pageHeight }: { readonly width: number; readonly pageHeight: number },
  height: number,
): Pick<SeenElement, 'box'> => ({ box: { x: 0, y: 0, width, height: Math.min(height, pageHeight) } });
export const screenPx = 900;
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
