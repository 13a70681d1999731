/** How many of the analysed pages Google can index, and why not the others. */
import { z } from 'zod';

/**
 * The first thing that keeps a page out of the index.
 * `duplicate`: its canonical is another page of the site, which is indexed in its place.
 */
export const NotIndexableReason = z.enum([
  'challenge',
  'redirect',
  'status',
  'not-html',
  'robots-txt',
  'noindex',
  'canonical-off-site',
  'canonical-to-error',
  'canonical-to-home',
  'duplicate',
  'soft-404',
]);
export type NotIndexableReason = z.infer<typeof NotIndexableReason>;

export const PageIndexability = z.object({
  url: z.string(),
  /** Null when Google can index the page. */
  reason: NotIndexableReason.nullable(),
  /** The line, tag or URL that shows it. */
  detail: z.string().nullable(),
  /** The URL that the page names instead of itself, where that is the reason. */
  canonical: z.string().optional(),
});
export type PageIndexability = z.infer<typeof PageIndexability>;

export const Indexability = z.object({
  analysed: z.int().nonnegative(),
  indexable: z.int().nonnegative(),
  /** Pages that leave their place to another page of the site. */
  duplicates: z.int().nonnegative(),
  /** Null when the home page is not part of the analysis. */
  home: PageIndexability.nullable(),
  /** The home page, or more than half of the pages that are not duplicates, cannot be indexed. */
  limitsScore: z.boolean(),
  /** In the order of the analysis. */
  pages: z.array(PageIndexability),
});
export type Indexability = z.infer<typeof Indexability>;
