/** The Analyze Website form, and what it sends. */
import { z } from 'zod';
import { isDomainWithPath, websiteUrlInvalid } from '../domain.ts';
import { limits } from '../limits.ts';

export const websiteUrlRequired = 'Website URL is required';

export const WebsiteUrl = z
  .string(websiteUrlRequired)
  .trim()
  .min(1, websiteUrlRequired)
  .refine(isDomainWithPath, {
    error: websiteUrlInvalid,
    when: ({ value }) => typeof value === 'string' && value.trim() !== '',
  });

export const CrawlMethod = z.enum(['sitemap', 'crawl']);
export type CrawlMethod = z.infer<typeof CrawlMethod>;

const AdditionalInfo = z
  .string()
  .trim()
  .max(limits.additionalInfoMax, `Use at most ${limits.additionalInfoMax} characters`);

export const AnalyzeForm = z.object({
  websiteUrl: WebsiteUrl,
  crawlMethod: CrawlMethod.default('sitemap'),
  advancedOptions: z.boolean().optional(),
  additionalInfo: AdditionalInfo.optional(),
});
export type AnalyzeForm = z.infer<typeof AnalyzeForm>;

export const StartAnalysis = z.object({
  domain: WebsiteUrl,
  useSitemap: z.boolean().default(true),
  /** Every page of the site, for paid accounts. */
  wholeSite: z.boolean().optional(),
  additionalInfo: AdditionalInfo.optional(),
});
export type StartAnalysis = z.infer<typeof StartAnalysis>;
