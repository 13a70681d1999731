/** Determines the kind of a site, where its pages leave no doubt, and what its owner should see to first. */

import { countOf } from '@pagewright/contract/count-of';
import type { OwnerCheck, SiteKind } from '@pagewright/contract/entities/site-kind';
import { isSuccess } from '../model/is-success.ts';
import type { PageRecord } from '../model/site-facts.ts';
import { documentationGenerator } from './page/page-signs.ts';

const sharePages = (count: number, all: number): string => `${count} of ${countOf(all, 'page')}`;

type KindOf = (pages: readonly PageRecord[]) => SiteKind | null;

const check = (isMet: boolean, text: string): OwnerCheck => ({ text, state: isMet ? 'met' : 'missing' });

const templateOf: KindOf = (pages) => {
  const filled = pages.filter(({ signs }) => signs.hasPlaceholder || signs.hasTemplateText);
  const isHome = filled.some(({ isHome: home }) => home);
  if (filled.length === 0 || (!isHome && filled.length * 2 <= pages.length)) return null;
  const what = filled.some(({ signs }) => signs.hasPlaceholder)
    ? 'Placeholder text such as lorem ipsum'
    : 'Template titles and sample text';
  return {
    kind: 'template',
    because: `${what} on ${sharePages(filled.length, pages.length)}${isHome ? ', including the home page' : ''}.`,
    checks: [check(false, 'Replace the placeholder text with your own: suggestions are written from it.')],
  };
};

const versionSegment = /^(?:v?\d+(?:\.\d+)+|v\d+|latest|stable|current|next|dev|main|master)$/i;

/** The version in a path, such as `2.1` in `/docs/2.1/setup`. */
const versionOf = ({ url }: PageRecord): string | undefined =>
  URL.parse(url)
    ?.pathname.split('/')
    .find((part) => versionSegment.test(part));

const documentationOf: KindOf = (pages) => {
  const made = pages.filter(({ signs }) => documentationGenerator.test(signs.generator ?? ''));
  if (made.length < 3 || made.length * 2 <= pages.length) return null;
  const versions = [
    ...new Set(pages.filter(({ indexable }) => indexable).flatMap((page) => versionOf(page) ?? [])),
  ];
  const named = pages.filter(({ canonical }) => canonical !== null);
  return {
    kind: 'documentation',
    because: `Made with ${made[0]?.signs.generator ?? ''} (${sharePages(made.length, pages.length)}).`,
    checks: [
      ...(versions.length > 1
        ? [
            check(
              false,
              `${versions.length} versions can be indexed side by side (${versions.slice(0, 4).join(', ')}). Point the canonicals of older versions to the same page of the current one.`,
            ),
          ]
        : []),
      named.length === pages.length
        ? check(true, 'Every page has a canonical.')
        : check(
            false,
            `${sharePages(pages.length - named.length, pages.length)} have no canonical. Copies of your documentation on other hosts could outrank it.`,
          ),
    ],
  };
};

const shopOf: KindOf = (pages) => {
  const products = pages.filter(({ pageType, signs }) => pageType === 'product' || signs.hasProduct);
  const marked = products.filter(({ signs }) => signs.hasProduct);
  const hasCart = pages.some(({ pageType }) => pageType === 'cart');
  if (products.length < (hasCart ? 1 : 3) || products.length * 5 < pages.length) return null;
  const unmarked = products.length - marked.length;
  return {
    kind: 'shop',
    because: `${countOf(products.length, 'product page')}${hasCart ? ' and a cart' : ''}.`,
    checks: [
      unmarked === 0
        ? check(true, 'Every product page has Product markup.')
        : check(
            false,
            `${unmarked} of ${countOf(products.length, 'product page')} have no Product markup, so no price or availability in search results.`,
          ),
      products.some(({ signs }) => signs.hasVariants)
        ? check(true, 'Variants are marked up as one product.')
        : {
            text: 'If products come in sizes or colors, mark them up as variants (ProductGroup).',
            state: 'ask',
          },
    ],
  };
};

const businessOf: KindOf = (pages) => {
  const marked = pages.flatMap(({ signs }) => signs.business ?? []);
  const shown = pages.filter(
    ({ signs, isHome, pageType }) => signs.showsPlace && (isHome || pageType === 'contact'),
  );
  if (marked.length + shown.length === 0) return null;
  const has = (part: 'address' | 'hours' | 'phone'): boolean => marked.some((business) => business[part]);
  return {
    kind: 'local-business',
    because:
      marked.length > 0
        ? `LocalBusiness markup on ${countOf(marked.length, 'page')}.`
        : 'Address, phone number and opening hours on the home or contact page.',
    checks: [
      check(
        marked.length > 0,
        marked.length > 0
          ? 'The site has LocalBusiness markup.'
          : 'No LocalBusiness markup: add name, address, telephone and opening hours as structured data.',
      ),
      ...(marked.length === 0
        ? []
        : [
            check(
              has('address'),
              has('address') ? 'The markup has the address.' : 'The markup has no address.',
            ),
            check(
              has('hours'),
              has('hours') ? 'The markup has the opening hours.' : 'The markup has no opening hours.',
            ),
          ]),
      {
        text: 'Check that your Google Business Profile shows the same name, address, phone number and hours.',
        state: 'ask',
      },
    ],
  };
};

/** Null when the kind is not certain. */
export function siteKindOf(records: readonly PageRecord[]): SiteKind | null {
  const pages = records.filter(
    ({ isHtml, status, challenge }) => isHtml && isSuccess(status) && challenge === null,
  );
  return templateOf(pages) ?? documentationOf(pages) ?? shopOf(pages) ?? businessOf(pages);
}
