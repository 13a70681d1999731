/** What people searched for before they came: figures of Google Search Console, and what can be gained from them. */
import { z } from 'zod';
import { limits } from '../limits.ts';

/** As 2026-11-15: Search Console counts days of its own time zone. */
const Day = z.iso.date();

const figures = {
  clicks: z.int().nonnegative(),
  impressions: z.int().nonnegative(),
  /** The mean position in the results, 1 at the top; weighted by impressions. */
  position: z.number().nonnegative(),
};

export const SearchTotals = z.object(figures);
export type SearchTotals = z.infer<typeof SearchTotals>;

export const SearchDay = z.object({ day: Day, ...figures });
export type SearchDay = z.infer<typeof SearchDay>;

export const PageFigures = z.object({ url: z.string(), ...figures });
export type PageFigures = z.infer<typeof PageFigures>;

export const QueryFigures = z.object({ query: z.string(), ...figures });
export type QueryFigures = z.infer<typeof QueryFigures>;

/** One query as it was answered with one page. */
export const PairFigures = z.object({ url: z.string(), query: z.string(), ...figures });
export type PairFigures = z.infer<typeof PairFigures>;

/** What is known of a stretch of days. */
export const SearchPeriod = z.object({
  from: Day,
  to: Day,
  pages: z.array(PageFigures),
  queries: z.array(QueryFigures),
  /** Empty where only pages and queries are known, as from an export. */
  pairs: z.array(PairFigures),
});
export type SearchPeriod = z.infer<typeof SearchPeriod>;

/** Why figures do not arrive as they should. */
export const SearchProblem = z.enum([
  'access-revoked',
  'no-property',
  'forbidden',
  'quota',
  'unavailable',
  'secret-unreadable',
]);
export type SearchProblem = z.infer<typeof SearchProblem>;

export const SearchConnection = z.object({
  kind: z.enum(['oauth', 'service-account']),
  /** As Google names it: `sc-domain:shop.example` or `https://shop.example/`; null until one was found. */
  property: z.string().nullable(),
  /** E-mail address of the service account, which must be a user of the property. */
  account: z.string().nullable(),
  /** The newest day whose figures were read. */
  through: Day.nullable(),
  /** How many of the days of the first sync are still to be read. */
  daysToRead: z.int().nonnegative(),
  problem: SearchProblem.nullable(),
  /** When it is synced next; null while it waits for its owner. */
  nextAt: z.iso.datetime().nullable(),
});
export type SearchConnection = z.infer<typeof SearchConnection>;

const compared = { ...figures, before: SearchTotals.nullable() };

export const SearchView = z.object({
  /** Whether this server has a Google client, so that an account can be connected. */
  canConnect: z.boolean(),
  connection: SearchConnection.nullable(),
  /** Where the figures come from; null while there are none. */
  source: z.enum(['sync', 'import']).nullable(),
  /** What the figures cover: an import covers what its export did, whatever number of days is asked for. */
  from: Day.nullable(),
  to: Day.nullable(),
  totals: SearchTotals.nullable(),
  /** Of as many days before; null where they are not known. */
  before: SearchTotals.nullable(),
  trend: z.array(SearchDay),
  pages: z.array(z.object({ url: z.string(), ...compared })),
  queries: z.array(z.object({ query: z.string(), ...compared })),
});
export type SearchView = z.infer<typeof SearchView>;

export const ImportResult = z.object({
  from: Day,
  to: Day,
  pages: z.int().nonnegative(),
  queries: z.int().nonnegative(),
  /** The file has no days, so the three months that Search Console shows at first were assumed. */
  isRangeAssumed: z.boolean(),
});
export type ImportResult = z.infer<typeof ImportResult>;

export const OpportunityKind = z.enum([
  'query-not-in-title',
  'striking-distance',
  'low-ctr',
  'losing-clicks',
  'shared-query',
  'unseen-pages',
]);
export type OpportunityKind = z.infer<typeof OpportunityKind>;

/** Something that could bring more clicks, with the figures that say so. */
export const Opportunity = z.object({
  kind: OpportunityKind,
  /** The page it is about first; empty where it is not known which page a query leads to. */
  urls: z.array(z.string()),
  /** Whether Search Console says that the query leads to this page, or the page is the one whose texts fit it best. */
  urlFrom: z.enum(['search', 'texts']).nullable(),
  /** The most searched spelling. */
  query: z.string().nullable(),
  /** Other spellings and forms that are counted in. */
  variants: z.array(z.string()),
  ...figures,
  /** The click-through rate that this position has elsewhere, from 0 to 1. */
  expectedRate: z.number().min(0).max(1).nullable(),
  before: SearchTotals.nullable(),
  /** Of `urls`, in their order. */
  perUrl: z.array(SearchTotals),
  title: z.string().nullable(),
  /** Words of the query that the title lacks. */
  missingWords: z.array(z.string()),
  /** Clicks in the same number of days that could be gained; what was lost, for lost clicks. An estimate. */
  gain: z.number().nonnegative(),
});
export type Opportunity = z.infer<typeof Opportunity>;

export const Opportunities = z.object({
  from: Day.nullable(),
  to: Day.nullable(),
  opportunities: z.array(Opportunity),
});
export type Opportunities = z.infer<typeof Opportunities>;

/** The figures of a page in a report. */
export const PageSearch = z.object({
  ...figures,
  /** What it was found for, the most searched first. */
  queries: z.array(QueryFigures),
});
export type PageSearch = z.infer<typeof PageSearch>;

/** The figures of a site in a report. */
export const SiteSearch = z.object({
  from: Day,
  to: Day,
  totals: SearchTotals,
  opportunities: z.array(Opportunity),
});
export type SiteSearch = z.infer<typeof SiteSearch>;

export const ServiceAccountForm = z.object({
  /** The JSON file that Google Cloud gives for a key. */
  key: z.string().min(1, 'Paste the JSON key of the service account').max(limits.search.keyMax),
});
export type ServiceAccountForm = z.infer<typeof ServiceAccountForm>;
