/** How columns are called, and how their values read. */

import { NotIndexableReason } from '@pagewright/contract/entities/indexability';
import type { UrlValue } from '@pagewright/contract/explorer/explorer';
import {
  columnOf,
  ownPrefix,
  type UrlColumnName,
  urlColumns,
} from '@pagewright/contract/explorer/url-columns';
import { wholeScore } from '@pagewright/contract/ratings';
import { notIndexableLabels } from '@pagewright/contract/report/indexability-words';
import { strings } from './strings.ts';

const isName = (name: string): name is UrlColumnName => Object.hasOwn(urlColumns, name);

export const columnWords = (name: string): string => {
  if (name.startsWith(ownPrefix)) return name.slice(ownPrefix.length);
  return isName(name) ? strings.columns[name] : name;
};

const wordsOf = (table: Readonly<Record<string, string>>, value: string): string => table[value] ?? value;

/** A choice of a column as people read it. */
export function choiceWords(column: string, value: string): string {
  if (column === 'kind') return wordsOf(strings.kinds, value);
  if (column === 'pageType') return wordsOf(strings.pageTypes, value);
  const reason = NotIndexableReason.safeParse(value);
  return column === 'whyNot' && reason.success ? notIndexableLabels[reason.data] : value;
}

const numberWords = (column: string, value: number): string => {
  if (column === 'status') return String(value);
  if (column === 'score') return String(wholeScore(value));
  if (column === 'bytes') return strings.kilobytes({ value: Math.max(1, Math.round(value / 1024)) });
  if (column === 'responseMs') return strings.milliseconds({ value: Math.round(value) });
  const digits = column === 'pageRank' ? 2 : 0;
  return value.toLocaleString(undefined, { maximumFractionDigits: digits });
};

/** Empty where nothing is known. */
export function valueWords(column: string, value: UrlValue | undefined): string {
  if (value === null || value === undefined) return column === 'status' ? strings.noStatus : '';
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  if (typeof value === 'number') return numberWords(column, value);
  if (Array.isArray(value)) return value.join(', ');
  // After its pattern a template has a number that only machines compare.
  if (column === 'template') return value.split(' ', 1)[0] ?? '';
  return choiceWords(column, value);
}

export const isNumeric = (column: string): boolean => {
  const type = columnOf(column)?.type;
  return type === 'number';
};

const widths: Partial<Record<UrlColumnName, number>> = {
  url: 270,
  title: 210,
  description: 300,
  h1: 220,
  reason: 240,
  canonical: 240,
  redirectTo: 240,
  foundOn: 240,
  findings: 260,
  whyNot: 170,
  template: 160,
  schemaTypes: 160,
  status: 88,
  indexable: 96,
};

/** In pixels. */
export const widthOf = (column: string): number =>
  (isName(column) ? widths[column] : undefined) ?? (isNumeric(column) ? 88 : 128);
