/** Finds pages whose type differs from the rest of the site: typeface, text size. */
import type { DesignRecommendation } from '@pagewright/contract/entities/design';
import type { DesktopFacts, RenderFacts } from '../../model/render-facts.ts';
import { screenPx, topOf } from './design-note.ts';

/** With fewer pages there is no majority to compare with. Type is compared on pages with paragraphs: tables and forms have sizes of their own. */
const pagesMin = 5;
const mostShare = 0.75;

interface Trait {
  readonly title: string;
  readonly of: (desktop: DesktopFacts) => string | null;
  readonly message: (own: string, usual: string, count: number) => string;
  readonly recommendation: string;
}

const traits: readonly Trait[] = [
  {
    title: 'Different typeface from the rest of the site',
    of: ({ fonts, lineHeight }) => (lineHeight === null ? null : (fonts[0]?.value ?? null)),
    message: (own, usual, count) => `Most text here is ${own}; ${count} other pages use ${usual}.`,
    recommendation: 'Use the site’s own typeface for running text on every page.',
  },
  {
    title: 'Different text size from the rest of the site',
    of: ({ bodyFontPx, lineHeight }) => (bodyFontPx === 0 || lineHeight === null ? null : `${bodyFontPx} px`),
    message: (own, usual, count) => `Most text here is ${own}; ${count} other pages use ${usual}.`,
    recommendation: 'Use one size for running text on every page.',
  },
];

const isSame = (one: RenderFacts, other: RenderFacts): boolean =>
  one === other ||
  (one.desktop !== null &&
    one.desktop.words === other.desktop?.words &&
    one.desktop.pageHeight === other.desktop.pageHeight &&
    one.desktop.headings[0]?.text === other.desktop.headings[0]?.text);

export function inconsistenciesOf(
  pages: readonly { readonly url: string; readonly facts: RenderFacts }[],
): ReadonlyMap<string, readonly DesignRecommendation[]> {
  const found = new Map<string, DesignRecommendation[]>();
  // A home page with two URLs is one page.
  const different = pages.filter(
    ({ facts }, at) => pages.findIndex((other) => isSame(other.facts, facts)) === at,
  );
  for (const { of, message, ...words } of traits) {
    const values = different.flatMap(({ url, facts: { desktop } }) => {
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
      const { box } = desktop.headings[0] ?? topOf(desktop, screenPx);
      const recommendation: DesignRecommendation = {
        ...words,
        severity: 'low',
        category: 'branding',
        description: message(value, usual[0], usual[1].length),
        expectedImpact: 'The pages look like one site.',
        box: { ...box },
        view: 'desktop',
      };
      found.set(url, [...(found.get(url) ?? []), recommendation]);
    }
  }
  return found;
}
