/** What an audit is asked for, by the command line and the server alike: checked once, then passed down as it is. */
import { z } from 'zod';
import { limits } from '../limits.ts';
import { issueCategories, severities } from '../severities.ts';
import { OwnFields } from './own-field.ts';
import { SearchPeriod } from './search.ts';

const severity = z.enum(severities);

export const AuditOptions = z.strictObject({
  /** Of the report. */
  id: z.string(),
  /** The site as the report shows it. */
  domain: z.string(),
  /** In ASCII, without scheme or port. */
  host: z.string().min(1),
  /** Empty for the whole site. */
  path: z.string().default(''),
  /** Scheme, host and port, as `http://localhost:8080`: nothing else is tried. */
  origin: z.string().nullable().default(null),
  /** When the run began, as milliseconds since 1970. */
  startedAtMs: z.number().nonnegative(),
  /** What the user wrote about the site. */
  additionalInfo: z.string().default(''),
  /** The first notes of the report. */
  openingNotes: z.array(z.string()).default([]),

  mode: z.enum(['sitemap', 'crawl']).default('sitemap'),
  maxPages: z.int().positive(),
  crawlDelayMs: z.number().nonnegative(),
  /** Requests in flight at the same time. */
  concurrency: z.int().positive().default(16),
  /** The URLs of the site to start from, in place of its path. */
  startUrls: z.array(z.string()).default([]),
  /** In sitemap mode, the sitemaps to read in place of those that robots.txt names. */
  sitemapUrls: z.array(z.string()).nullable().default(null),
  /** Whether pages are crawled that are only linked, not listed in the sitemap or to start from. */
  followLinks: z.boolean().default(true),
  /** Patterns as in robots.txt: only URLs that match one are read, besides those to start from. */
  include: z.array(z.string()).default([]),
  exclude: z.array(z.string()).default([]),
  /** Reads what robots.txt of this host and its www. forbids, without its Crawl-delay: for its owner only. */
  ignoredHost: z.string().nullable().default(null),

  checkImages: z.boolean().default(true),
  checkExternalLinks: z.boolean().default(false),
  /** Host variants, a missing page, llms.txt, favicon and certificate. */
  probeHost: z.boolean().default(true),
  /** Requests the home page with the user agents of AI crawlers as well; only for the owner of the site to enable. */
  tryAiAgents: z.boolean().default(false),
  /** Groups of rules that are left out, each with the reason for the report. */
  leaveOut: z.partialRecord(z.enum(issueCategories), z.string()).default({}),
  /** Single rules that are left out, by id, each with the reason for the report. */
  leaveOutRules: z.record(z.string(), z.string()).default({}),
  /** The severity of all findings of a rule, by its id. */
  ruleLevels: z.record(z.string(), severity).default({}),
  /** Whether the report contains the paragraphs of pages; null for all but very large audits. */
  keepsText: z.boolean().nullable().default(null),
  /** What else is read from each page; their patterns are checked by whoever takes them in. */
  fields: OwnFields.default([]),

  /** What people searched for, for suggestions and the report; null where it is not known. */
  search: z.object({ period: SearchPeriod, before: SearchPeriod.nullable() }).nullable().default(null),

  /** The most important pages get suggestions; null for all. */
  suggestedPagesMax: z.int().nonnegative().nullable().default(null),
  suggestionsPerPage: z.int().positive().default(limits.suggestionsPerPage.max),
});
export type AuditOptions = Readonly<z.output<typeof AuditOptions>>;
export type AuditOptionsInput = z.input<typeof AuditOptions>;
