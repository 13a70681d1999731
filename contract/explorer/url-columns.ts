/** The columns of the URL explorer: what they are called, what they hold and how they can be filtered, for database, API and screen. */
import { NotIndexableReason } from '../entities/indexability.ts';

/**
 * What a row is. `file`: anything but a page, `unread`: known, and not requested; `blocked`: robots.txt forbids it, or the
 * server refused us.
 */
export const urlKinds = ['page', 'redirect', 'error', 'file', 'blocked', 'unread'] as const;
export type UrlKind = (typeof urlKinds)[number];

export const pageTypes = [
  'home',
  'article',
  'product',
  'listing',
  'contact',
  'login',
  'cart',
  'media',
  'search',
  'legal',
  'other',
] as const;

export type ColumnType = 'text' | 'number' | 'status' | 'boolean' | 'choice' | 'list' | 'date' | 'own';

export interface UrlColumn {
  readonly type: ColumnType;
  readonly choices?: readonly string[];
}

export const urlColumns = {
  url: { type: 'text' },
  kind: { type: 'choice', choices: urlKinds },
  /** Whether it is on the site's own host. */
  internal: { type: 'boolean' },
  status: { type: 'status' },
  contentType: { type: 'text' },
  indexable: { type: 'boolean' },
  whyNot: { type: 'choice', choices: NotIndexableReason.options },
  /** The sentence or line that shows why it is not indexable, or why it was not read. */
  reason: { type: 'text' },
  title: { type: 'text' },
  titleLength: { type: 'number' },
  description: { type: 'text' },
  descriptionLength: { type: 'number' },
  h1: { type: 'text' },
  h1Length: { type: 'number' },
  words: { type: 'number' },
  language: { type: 'text' },
  pageType: { type: 'choice', choices: pageTypes },
  template: { type: 'text' },
  /** Clicks from the home page. */
  depth: { type: 'number' },
  inlinks: { type: 'number' },
  outlinks: { type: 'number' },
  /** Internal PageRank, in percent of the site. */
  pageRank: { type: 'number' },
  bytes: { type: 'number' },
  responseMs: { type: 'number' },
  canonical: { type: 'text' },
  redirectTo: { type: 'text' },
  schemaTypes: { type: 'list' },
  critical: { type: 'number' },
  warnings: { type: 'number' },
  info: { type: 'number' },
  /** The ids of the rules that found something. */
  findings: { type: 'list' },
  score: { type: 'number' },
  lastModified: { type: 'date' },
  inSitemap: { type: 'boolean' },
  foundOn: { type: 'text' },
} as const satisfies Record<string, UrlColumn>;

export type UrlColumnName = keyof typeof urlColumns;
export const urlColumnNames = Object.keys(urlColumns) as readonly UrlColumnName[];

/** What the explorer shows unless a view says otherwise. */
export const defaultColumns = [
  'url',
  'status',
  'indexable',
  'title',
  'words',
  'depth',
  'inlinks',
  'critical',
  'warnings',
  'score',
] as const satisfies readonly UrlColumnName[];

/** Before the name of an own field of the site, as a column. */
export const ownPrefix = 'field:';
export const ownFieldName = /^[^\s,:][^,:]{0,59}$/;

/** Undefined where there is no such column. */
export function columnOf(name: string): UrlColumn | undefined {
  if (name.startsWith(ownPrefix))
    return ownFieldName.test(name.slice(ownPrefix.length)) ? { type: 'own' } : undefined;
  return Object.hasOwn(urlColumns, name) ? urlColumns[name as UrlColumnName] : undefined;
}

export const operators = [
  'is',
  'isNot',
  'contains',
  'notContains',
  'startsWith',
  'endsWith',
  'has',
  'hasNot',
  'atLeast',
  'atMost',
  'isEmpty',
] as const;
export type Operator = (typeof operators)[number];

const textOperators = [
  'is',
  'isNot',
  'contains',
  'notContains',
  'startsWith',
  'endsWith',
  'isEmpty',
] as const;

/** `status is 4xx` is a class of codes; text is compared without regard to case. */
export const operatorsOf: Readonly<Record<ColumnType, readonly Operator[]>> = {
  text: textOperators,
  number: ['is', 'isNot', 'atLeast', 'atMost', 'isEmpty'],
  status: ['is', 'isNot', 'atLeast', 'atMost', 'isEmpty'],
  boolean: ['is', 'isEmpty'],
  choice: ['is', 'isNot', 'isEmpty'],
  list: ['has', 'hasNot', 'isEmpty'],
  date: ['is', 'atLeast', 'atMost', 'isEmpty'],
  own: [...textOperators, 'atLeast', 'atMost'],
};
