/** Chooses URL variants of pages to request, to find duplicate content. */
import type { UrlVariant } from './site-facts.ts';

export interface PageToVary {
  readonly url: string;
  readonly textHash: string;
}

export interface VariantToTry extends Pick<UrlVariant, 'kind' | 'page' | 'url'> {
  readonly textHash: string;
}

/** Requests of each kind: servers treat all pages alike. */
const triesOf = { slash: 2, index: 1, case: 1 } as const satisfies Record<UrlVariant['kind'], number>;

const isFile = (path: string): boolean => /\.[^/]*$/.test(path);

/** Null where the path has no such variant. */
const variantOf: Record<UrlVariant['kind'], (path: string) => string | null> = {
  slash: (path) => {
    if (path === '/' || isFile(path)) return null;
    return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  },
  index: (path) => (path.endsWith('/') ? `${path}index.html` : null),
  case: (path) => {
    const swapped = path.replace(/[a-z][^/%]*\/?$/, (last) => last.toUpperCase());
    return swapped === path || path.includes('%') ? null : swapped;
  },
};

/** Independent of the order of the pages, so that two crawls of one site request the same. */
export function chooseVariants(
  pages: readonly PageToVary[],
  isKnown: (url: string) => boolean,
): readonly VariantToTry[] {
  const sorted = pages
    .filter(({ url }) => !url.includes('?'))
    .toSorted((a, b) => a.url.length - b.url.length || (a.url < b.url ? -1 : 1));
  return (['slash', 'index', 'case'] as const).flatMap((kind) => {
    const found: VariantToTry[] = [];
    for (const { url: page, textHash } of sorted) {
      if (found.length >= triesOf[kind]) break;
      const { origin, pathname } = new URL(page);
      const path = variantOf[kind](pathname);
      if (path !== null && !isKnown(`${origin}${path}`))
        found.push({ kind, page, url: `${origin}${path}`, textHash });
    }
    return found;
  });
}
