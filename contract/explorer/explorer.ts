/** The explorer's answers: rows of URLs, one URL, its links, the pictures of the site and saved views. */
import { z } from 'zod';
import { Issue, SiteIssue } from '../entities/issue.ts';
import { limits } from '../limits.ts';
import { columnOf, urlColumnNames } from './url-columns.ts';
import { UrlFilter } from './url-filter.ts';
import { words } from './words.ts';

const { explorer } = limits;

const columnName = (name: string): boolean => columnOf(name) !== undefined;

/** `score` or `-score`. */
const Sort = z
  .string()
  .max(90)
  .refine((sort) => columnName(sort.replace(/^-/, '')), {
    error: ({ input }) => words.noColumn({ name: String(input) }),
  });

const Columns = z
  .array(
    z
      .string()
      .max(90)
      .refine(columnName, { error: ({ input }) => words.noColumn({ name: String(input) }) }),
  )
  .max(urlColumnNames.length + explorer.ownFieldsMax);

/** A filter as it comes in a query string, or as it was read from there. */
const FilterText = z.preprocess((given, context): unknown => {
  if (typeof given !== 'string') return given;
  try {
    return given.length > explorer.filterMax ? given : JSON.parse(given);
  } catch {
    const example = '{ "column": "status", "is": "4xx" }';
    context.addIssue({ code: 'custom', message: words.filterNoJson({ example }) });
    return z.NEVER;
  }
}, UrlFilter);

/** `url,status` */
const ColumnNames = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',').filter((name) => name !== '') : given),
  Columns,
);

/** What both the table and its CSV are asked for. */
export const UrlQuery = z.object({
  filter: FilterText.optional(),
  sort: Sort.optional(),
  /** Names, separated by commas. */
  columns: ColumnNames.optional(),
  /** Words that must all be in URL, title, description or H1. */
  q: z.string().trim().max(explorer.searchMax).optional(),
});
export type UrlQuery = z.infer<typeof UrlQuery>;

export const UrlPageQuery = UrlQuery.extend({
  /** `next` of the answer before. */
  after: z.string().max(4000).optional(),
  limit: z.coerce.number().int().min(1).max(explorer.rowsMax).default(explorer.rows),
});
export type UrlPageQuery = z.infer<typeof UrlPageQuery>;

export const UrlValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
export type UrlValue = z.infer<typeof UrlValue>;

/** `id` and `url`, and a value for each column that was asked for. */
export const UrlListing = z.object({ id: z.int(), url: z.string() }).catchall(UrlValue);
export type UrlListing = z.infer<typeof UrlListing>;

export const UrlRows = z.object({
  rows: z.array(UrlListing),
  /** Of all rows that the filter and the search leave. */
  total: z.int().nonnegative(),
  /** Where the next rows begin; null at the end. */
  next: z.string().nullable(),
});
export type UrlRows = z.infer<typeof UrlRows>;

export const UrlHop = z.object({ url: z.string(), status: z.int(), location: z.string().nullable() });
export type UrlHop = z.infer<typeof UrlHop>;

export const UrlDetail = z.object({
  /** All columns, own fields too (`field:NAME`). */
  row: UrlListing,
  /** Of the response; empty where they were not kept. */
  headers: z.record(z.string(), z.string()),
  /** How the URL was reached, oldest first. */
  redirects: z.array(UrlHop),
  findings: z.array(Issue),
  /** Findings about the site that name this URL. */
  siteFindings: z.array(SiteIssue.omit({ urls: true })),
  suggestions: z.array(z.string()),
});
export type UrlDetail = z.infer<typeof UrlDetail>;

export const UrlLink = z.object({
  /** Null where the URL has no row: outside, or never requested. */
  id: z.int().nullable(),
  url: z.string(),
  status: z.int().nullable(),
  anchor: z.string(),
  rel: z.array(z.enum(['nofollow'])),
  /** Where on the page it is. */
  place: z.enum(['main', 'navigation', 'footer', 'other']),
});
export type UrlLink = z.infer<typeof UrlLink>;

export const UrlLinks = z.object({
  links: z.array(UrlLink),
  total: z.int().nonnegative(),
  /** The offset of the next links; null at the end. */
  next: z.int().nullable(),
});
export type UrlLinks = z.infer<typeof UrlLinks>;

const Count = z.int().nonnegative();

export const SiteFolder = z.object({
  /** Begins and ends with a slash; `/` is the site. */
  path: z.string(),
  /** Of the folder around it; null for `/`. */
  parent: z.string().nullable(),
  /** With those of the folders below. */
  pages: Count,
  urls: Count,
  /** Means over its pages; null where nothing is known. */
  score: z.number().nullable(),
  depth: z.number().nullable(),
  statuses: z.object({ '2xx': Count, '3xx': Count, '4xx': Count, '5xx': Count, none: Count }),
});
export type SiteFolder = z.infer<typeof SiteFolder>;

export const SiteStructure = z.object({
  /** The largest, each with its parent, by path. */
  folders: z.array(SiteFolder),
  /** False where smaller folders were left out. */
  isWhole: z.boolean(),
  /** Pages by clicks from the home page; null: not reachable by links, or not known. */
  depths: z.array(z.object({ depth: z.int().nullable(), pages: Count })),
  /** Requested URLs by status; null: no response. */
  statuses: z.array(z.object({ status: z.int().nullable(), urls: Count })),
});
export type SiteStructure = z.infer<typeof SiteStructure>;

export const SiteGraph = z.object({
  /** The best-linked pages. */
  nodes: z.array(
    z.object({
      id: z.int(),
      url: z.string(),
      title: z.string().nullable(),
      status: z.int().nullable(),
      depth: z.int().nullable(),
      inlinks: Count,
      pageRank: z.number().nullable(),
      score: z.number().nullable(),
      template: z.string().nullable(),
    }),
  ),
  /** Between them, each once: ids of source and target. */
  links: z.array(z.tuple([z.int(), z.int()])),
  /** Of all pages. */
  total: Count,
});
export type SiteGraph = z.infer<typeof SiteGraph>;

export const ExplorerView = z.object({
  filter: UrlFilter.optional(),
  sort: Sort.optional(),
  columns: Columns.optional(),
  q: z.string().trim().max(explorer.searchMax).optional(),
});
export type ExplorerView = z.infer<typeof ExplorerView>;

export const ViewForm = z.object({
  name: z.string().trim().min(1).max(explorer.viewNameMax),
  view: ExplorerView,
});
export type ViewForm = z.infer<typeof ViewForm>;

export const SavedView = ViewForm.extend({ id: z.string(), at: z.iso.datetime() });
export type SavedView = z.infer<typeof SavedView>;
