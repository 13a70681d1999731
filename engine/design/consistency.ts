/** Finds pages that look unlike the rest of their site: other type, other colours, no navigation where all have one. */
import type { DesignRecommendation } from '@pagewright/contract/entities/design';
import type { DesktopFacts, VisitFacts } from '../facts/visit-facts.ts';
import { screenPx, topOf } from './remark.ts';

/** With fewer pages there is no "rest" to be unlike. */
const pagesMin = 3;
const mostShare = 0.6;

interface Trait {
  readonly title: string;
  readonly category: DesignRecommendation['category'];
  readonly of: (desktop: DesktopFacts) => string | null;
  readonly says: (own: string, usual: string) => string;
  readonly recommendation: string;
}

const traits: readonly Trait[] = [
  {
    title: 'Another typeface than the rest of the site',
    category: 'branding',
    of: ({ fonts }) => fonts[0]?.value ?? null,
    says: (own, usual) => `Most text here is set in ${own}; the other pages use ${usual}.`,
    recommendation: 'Use the site’s own typeface for running text on every page.',
  },
  {
    title: 'Another text size than the rest of the site',
    category: 'branding',
    of: ({ bodyFontPx }) => (bodyFontPx === 0 ? null : `${bodyFontPx} px`),
    says: (own, usual) => `Most text here is set in ${own}; the other pages use ${usual}.`,
    recommendation: 'Use one size for running text on every page.',
  },
  {
    title: 'The navigation is not the one of the other pages',
    category: 'navigation',
    of: ({ navigation }) => (navigation === null ? 'no navigation' : 'a navigation'),
    says: (own, usual) => `This page has ${own}; the other pages have ${usual}.`,
    recommendation: 'Put the same navigation on every page.',
  },
];

export function consistencyOf(
  pages: readonly { readonly url: string; readonly facts: VisitFacts }[],
): ReadonlyMap<string, readonly DesignRecommendation[]> {
  const found = new Map<string, DesignRecommendation[]>();
  for (const { of, says, ...words } of traits) {
    const values = pages.flatMap(({ url, facts: { desktop } }) => {
      const value = desktop === null ? null : of(desktop);
      return value === null || desktop === null ? [] : [{ url, value, desktop }];
    });
    if (values.length < pagesMin) continue;
    const [usual] = [...Map.groupBy(values, ({ value }) => value)].toSorted(
      ([, a], [, b]) => b.length - a.length,
    );
    if (usual === undefined || usual[1].length < values.length * mostShare) continue;
    for (const { url, value, desktop } of values) {
      if (value === usual[0]) continue;
      const { box } = desktop.navigation ?? desktop.headings[0] ?? topOf(desktop, screenPx);
      const remark: DesignRecommendation = {
        ...words,
        severity: words.category === 'navigation' ? 'medium' : 'low',
        description: says(value, usual[0]),
        expectedImpact: 'Visitors see at once that they are still on the same site.',
        box: { ...box },
        view: 'desktop',
      };
      found.set(url, [...(found.get(url) ?? []), remark]);
    }
  }
  return found;
}
