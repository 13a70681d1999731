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
  readonly at?: SeenElement | null | undefined;
  readonly view?: 'desktop' | 'mobile';
}

export const good = (strength: string): Verdict => ({ strength });
export const mend = ({ at, view = 'desktop', ...remark }: Remark): Verdict => ({
  mend: { ...remark, ...(at && { box: { ...at.box }, view }) },
});
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
