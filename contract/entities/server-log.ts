/** What a site's server logs say about crawlers: counts of their requests, with no visitor and no address in it. */
import { z } from 'zod';

export const CrawlerPurpose = z.enum(['search', 'ai-search', 'ai-training', 'ai-assistant', 'seo-tool']);
export type CrawlerPurpose = z.infer<typeof CrawlerPurpose>;

const count = z.int().nonnegative();
const moment = z.iso.datetime();

/** Requests by the outcome of each. */
const outcomes = {
  hits: count,
  /** 2xx and 304. */
  ok: count,
  redirects: count,
  clientErrors: count,
  serverErrors: count,
};

/** Requests that show a search engine nothing new: each of them counts once, as an error before a redirect. */
export const WastedKind = z.enum(['errors', 'redirects', 'parameters']);
export type WastedKind = z.infer<typeof WastedKind>;

export const CrawlerVisits = z.object({
  ...outcomes,
  /** Its product token. */
  crawler: z.string(),
  operator: z.string(),
  purpose: CrawlerPurpose,
  /** Of its requests, those from addresses that its operator vouches for. */
  verified: count,
  /** Requests under its name from elsewhere: they count nowhere else. */
  impostors: count,
  /** Domains the impostors came from, as far as their reverse DNS says. */
  impostorHosts: z.array(z.string()),
  /** Whether its operator documents a way to verify it. */
  isVerifiable: z.boolean(),
  pages: count,
  wasted: count,
  first: moment,
  last: moment,
});
export type CrawlerVisits = z.infer<typeof CrawlerVisits>;

export const VisitedPage = z.object({
  /** Path and query. */
  path: z.string(),
  hits: count,
  /** The status of the last visit. */
  status: z.int(),
  last: moment,
  /** Its requests and last visit, by crawler. */
  crawlers: z.record(z.string(), z.object({ hits: count, last: moment })),
});
export type VisitedPage = z.infer<typeof VisitedPage>;

const WastedVisits = z.object({
  kind: WastedKind,
  hits: count,
  paths: z.array(z.object({ path: z.string(), hits: count, status: z.int() })),
});

export const LogSummary = z.object({
  /** By name: `combined`, `w3c`, … */
  formats: z.array(z.string()),
  lines: count,
  /** Lines that are not in the format of their log. */
  unread: count,
  /** Requests of everybody. */
  requests: count,
  /** Requests for other hosts than the site's, which count nowhere else. */
  otherHosts: count,
  /** Of the first and last request; null in an empty log. */
  from: moment.nullable(),
  to: moment.nullable(),
  /** The most requests first. */
  crawlers: z.array(CrawlerVisits),
  days: z.array(z.object({ day: z.iso.date(), hits: z.record(z.string(), count) })),
  statuses: z.array(z.object({ status: z.int(), hits: count })),
  /** The most visited first. */
  pages: z.array(VisitedPage),
  wasted: z.array(WastedVisits),
  /** How crawlers were verified; empty where nothing was asked. */
  verifiedBy: z.array(z.enum(['ranges', 'dns'])),
  /** What there was no room for. */
  cut: z.object({
    /** Requests for pages that were not told apart any more. */
    hits: count,
    /** Pages that were counted and are not listed. */
    pages: count,
    /** Requests on days that are not listed. */
    days: count,
    /** Addresses that were not verified any more. */
    addresses: count,
  }),
});
export type LogSummary = z.infer<typeof LogSummary>;

/** The visits of crawlers beside the pages that an analysis found. */
export const LogJoin = z.object({
  /** Pages that no search engine or AI crawler requested. */
  unvisited: z.array(z.string()),
  unvisitedCount: count,
  /** Pages that such crawlers get and that the analysis did not find. */
  unknown: z.array(VisitedPage.pick({ path: true, hits: true, last: true })),
  unknownCount: count,
  /** Pages of the analysis. */
  pages: count,
  /** False where there was no room for all visited pages, so that a page may have been visited all the same. */
  isComplete: z.boolean(),
});
export type LogJoin = z.infer<typeof LogJoin>;

/** As a site's page shows it: lists are cut. */
export const LogView = z.object({
  /** Null before the first log. */
  summary: LogSummary.nullable(),
  importedAt: moment.nullable(),
  /** Null without an analysis. */
  join: LogJoin.nullable(),
});
export type LogView = z.infer<typeof LogView>;
