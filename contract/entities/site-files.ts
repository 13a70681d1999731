/** What robots.txt and the sitemaps of a site say, in a form that later runs compare. */
import { z } from 'zod';

export const SiteFiles = z.object({
  /** Missing when it could not be read. Directives only: comments and blank lines say nothing. */
  robotsTxt: z
    .object({
      url: z.string(),
      status: z.int().nullable(),
      lines: z.array(z.string()),
      fingerprint: z.string(),
    })
    .optional(),
  /** Missing when they were not read, or not to the end. */
  sitemap: z
    .object({
      files: z.array(z.string()),
      /** How many URLs they list, each once. */
      urls: z.int().nonnegative(),
      /** Of these URLs. */
      fingerprint: z.string(),
    })
    .optional(),
});
export type SiteFiles = z.infer<typeof SiteFiles>;
