/** Dates, authors and ways of contact, from wherever the page tells them. */
import type { MetaTag } from '../facts/head-facts.ts';
import type { LinkNode } from '../facts/node-facts.ts';
import type { StructuredDataFacts, StructuredItem } from '../facts/structured-facts.ts';
import { textOf } from '../facts/structured-items.ts';
import type { AuthorSeen, ContactFacts, DateSeen } from '../facts/text-facts.ts';
import { tidy } from './text-log.ts';

const dateMetas = new Map<string, DateSeen['kind']>([
  ['article:published_time', 'published'],
  ['og:article:published_time', 'published'],
  ['datepublished', 'published'],
  ['date', 'unknown'],
  ['dc.date', 'unknown'],
  ['dcterms.created', 'published'],
  ['article:modified_time', 'modified'],
  ['og:updated_time', 'modified'],
  ['last-modified', 'modified'],
  ['dcterms.modified', 'modified'],
  ['datemodified', 'modified'],
]);
const authorMetas = new Set([
  'author',
  'article:author',
  'dc.creator',
  'dcterms.creator',
  'parsely-author',
  'sailthru.author',
]);
const dayMax = 20;

/** The day of a date in the forms that pages use; null when it is none. */
export function dayOf(raw: string): string | null {
  const iso = /^\s*(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(raw);
  if (iso !== null) {
    const day = `${iso[1]}-${iso[2]}-${iso[3] ?? '01'}`;
    return Number.isNaN(Date.parse(day)) ? null : day;
  }
  // Only forms with a named month: 03/04/2025 means two days.
  if (!/[a-z]{3,}/i.test(raw) || !/\d{4}/.test(raw) || raw.length > 60) return null;
  const parsed = Date.parse(/\d:\d/.test(raw) ? raw : `${raw} UTC`);
  return Number.isNaN(parsed) ? null : new Date(parsed).toISOString().slice(0, 10);
}

export interface DateSources {
  readonly metas: readonly MetaTag[];
  readonly times: readonly Omit<DateSeen, 'day'>[];
  readonly structured: StructuredDataFacts;
  readonly lastModified: string | null;
}

export function findDates({ metas, times, structured, lastModified }: DateSources): DateSeen[] {
  const byMeta = metas.flatMap(({ key, content, node }): Omit<DateSeen, 'day'>[] => {
    const kind = dateMetas.get(key);
    return kind === undefined || content === null ? [] : [{ kind, raw: content, source: 'meta', node }];
  });
  const byItem = structured.items.flatMap((item): Omit<DateSeen, 'day'>[] => [
    ...datesOf(item, 'datePublished', 'published'),
    ...datesOf(item, 'dateModified', 'modified'),
  ]);
  const byHeader: Omit<DateSeen, 'day'>[] =
    lastModified === null ? [] : [{ kind: 'modified', raw: lastModified, source: 'header', node: -1 }];
  return [...byItem, ...byMeta, ...times, ...byHeader]
    .slice(0, dayMax)
    .map((seen) => ({ ...seen, day: dayOf(seen.raw) }));
}

function datesOf(item: StructuredItem, property: string, kind: DateSeen['kind']): Omit<DateSeen, 'day'>[] {
  return (item.properties[property] ?? []).flatMap((value) =>
    typeof value === 'string'
      ? [{ kind, raw: value, source: 'structured-data' as const, node: item.node }]
      : [],
  );
}

export function findAuthors(
  metas: readonly MetaTag[],
  bylines: readonly AuthorSeen[],
  structured: StructuredDataFacts,
): AuthorSeen[] {
  const byMeta = metas
    .filter(({ key, content }) => authorMetas.has(key) && content !== null && content.trim() !== '')
    .map(({ content, node }): AuthorSeen => ({ name: tidy(content ?? ''), source: 'meta', node }));
  const byItem = structured.items.flatMap((item): AuthorSeen[] => {
    const name = item.properties['author'] === undefined ? null : textOf(structured, item, 'author');
    return name === null || name.trim() === ''
      ? []
      : [{ name: tidy(name), source: 'structured-data', node: item.node }];
  });
  return [...byItem, ...byMeta, ...bylines].slice(0, dayMax);
}

const localPart = /[\w.+-]{1,64}$/;
const domainPart = /^[\w-]{1,63}(?:\.[\w-]{1,63})*\.[a-z]{2,24}/i;
/** This many @ signs are looked at. */
const signsMax = 200;

function findAddresses(text: string): string[] {
  const found: string[] = [];
  let at = text.indexOf('@');
  for (let looked = 0; at !== -1 && looked < signsMax && found.length < dayMax; looked += 1) {
    const local = localPart.exec(text.slice(Math.max(0, at - 64), at));
    const domain = domainPart.exec(text.slice(at + 1, at + 200));
    if (local !== null && domain !== null) found.push(`${local[0]}@${domain[0]}`);
    at = text.indexOf('@', at + 1);
  }
  return found;
}

export interface ContactSources {
  readonly links: readonly LinkNode[];
  readonly text: string;
  readonly structured: StructuredDataFacts;
  readonly hasAddress: boolean;
}

export function findContacts({ links, text, structured, hasAddress }: ContactSources): ContactFacts {
  const after = (kind: LinkNode['kind']): string[] =>
    links
      .filter((link) => link.kind === kind)
      .map(({ href }) =>
        (href ?? '')
          .trim()
          .replace(/^[a-z]+:/i, '')
          .replace(/\?.*$/s, ''),
      );
  const inItems = (property: string): string[] =>
    structured.items.flatMap((item) =>
      (item.properties[property] ?? []).filter((value) => typeof value === 'string'),
    );
  return {
    phones: unique([...after('phone'), ...inItems('telephone')]),
    emails: unique([
      ...after('mail'),
      ...inItems('email').map((email) => email.replace(/^mailto:/i, '')),
      ...findAddresses(text),
    ]),
    hasAddress: hasAddress || structured.items.some(({ types }) => types.includes('PostalAddress')),
  };
}

const unique = (values: readonly string[]): string[] =>
  [...new Set(values.filter((value) => value !== ''))].slice(0, dayMax);
