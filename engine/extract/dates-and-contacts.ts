/** Finds dates, authors and contacts in meta tags, markup, structured data, headers and text. */
import type { MetaTag } from '../model/head-facts.ts';
import type { LinkNode } from '../model/node-facts.ts';
import type { StructuredDataFacts, StructuredItem, StructuredValue } from '../model/structured-facts.ts';
import { textOf } from '../model/structured-items.ts';
import type { AuthorSeen, ContactFacts, DateSeen } from '../model/text-facts.ts';
import { showsHours } from '../text/opening-hours.ts';
import { collapseSpace } from './document/white-space.ts';
import { once } from './once.ts';
import { findPhones } from './phone-numbers.ts';
import { findPlaces } from './postal-places.ts';
import type { BylineLine } from './text/byline-lines.ts';

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

/** The day of a date in the formats that pages use; null when it is none. */
export function dayOf(raw: string): string | null {
  const iso = /^\s*(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(raw);
  if (iso !== null) {
    const day = `${iso[1]}-${iso[2]}-${iso[3] ?? '01'}`;
    return Number.isNaN(Date.parse(day)) ? null : day;
  }
  // Only formats with a named month: 03/04/2025 is ambiguous.
  if (!/[a-z]{3,}/i.test(raw) || !/\d{4}/.test(raw) || raw.length > 60) return null;
  const parsed = Date.parse(/\d:\d/.test(raw) ? raw : `${raw} UTC`);
  return Number.isNaN(parsed) ? null : new Date(parsed).toISOString().slice(0, 10);
}

export interface DateSources {
  readonly metas: readonly MetaTag[];
  readonly times: readonly Omit<DateSeen, 'day'>[];
  readonly structured: StructuredDataFacts;
  readonly lastModified: string | null;
  /** Lines of the text that name an author. */
  readonly bylines?: readonly BylineLine[];
}

type Undated = Omit<DateSeen, 'day'>;

export function findDates({ metas, times, structured, lastModified, bylines = [] }: DateSources): DateSeen[] {
  const dates: DateSeen[] = [];
  for (const item of structured.items) {
    addDatesOf(dates, item, 'datePublished', 'published');
    addDatesOf(dates, item, 'dateModified', 'modified');
  }
  for (const { key, content, node } of metas) {
    const kind = content === null ? undefined : dateMetas.get(key);
    if (kind !== undefined && content !== null) addDate(dates, { kind, raw: content, source: 'meta', node });
  }
  for (const time of times) addDate(dates, time);
  for (const { date } of bylines)
    if (date !== null) addDate(dates, { kind: 'published', raw: date, source: 'text', node: -1 });
  if (lastModified !== null)
    addDate(dates, { kind: 'modified', raw: lastModified, source: 'header', node: -1 });
  return dates;
}

function addDate(dates: DateSeen[], seen: Undated): void {
  if (dates.length < dayMax) dates.push({ ...seen, day: dayOf(seen.raw) });
}

function addDatesOf(dates: DateSeen[], item: StructuredItem, property: string, kind: DateSeen['kind']): void {
  for (const raw of item.properties[property] ?? none)
    if (typeof raw === 'string') addDate(dates, { kind, raw, source: 'structured-data', node: item.node });
}

const none: readonly StructuredValue[] = [];

export function findAuthors(
  metas: readonly MetaTag[],
  bylines: readonly AuthorSeen[],
  structured: StructuredDataFacts,
  shown: readonly BylineLine[] = [],
): AuthorSeen[] {
  const authors: AuthorSeen[] = [];
  for (const item of structured.items) {
    const name = item.properties['author'] === undefined ? null : textOf(structured, item, 'author');
    if (name !== null && name.trim() !== '')
      authors.push({ name: collapseSpace(name), source: 'structured-data', node: item.node });
  }
  for (const { key, content, node } of metas)
    if (content !== null && authorMetas.has(key) && content.trim() !== '')
      authors.push({ name: collapseSpace(content), source: 'meta', node });
  authors.push(...bylines);
  // What the markup names is not named again.
  const named = bylines.map(({ name }) => name).join(' ');
  for (const { name } of shown) if (!named.includes(name)) authors.push({ name, source: 'byline', node: -1 });
  return authors.length > dayMax ? authors.slice(0, dayMax) : authors;
}

const localPart = /[\w.+-]{1,64}$/;
const domainPart = /^[\w-]{1,63}(?:\.[\w-]{1,63})*\.[a-z]{2,24}/i;
/** At most this many @ signs are checked. */
const signsMax = 200;

function findEmails(text: string): string[] {
  const found: string[] = [];
  let at = text.indexOf('@');
  for (let checked = 0; at !== -1 && checked < signsMax && found.length < dayMax; checked += 1) {
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

/** What the links and the structured data of a page say. */
function findMarked({ links, structured, hasAddress }: ContactSources) {
  const phones = new Set<string>();
  const emails = new Set<string>();
  for (const { kind, href } of links) {
    if (kind === 'phone') phones.add(afterScheme(href ?? ''));
    else if (kind === 'mail') emails.add(afterScheme(href ?? ''));
  }
  let isAddressed = hasAddress;
  for (const { types, properties } of structured.items) {
    for (const phone of properties['telephone'] ?? none) if (typeof phone === 'string') phones.add(phone);
    for (const email of properties['email'] ?? none)
      if (typeof email === 'string') emails.add(email.replace(/^mailto:/i, ''));
    isAddressed ||= types.includes('PostalAddress');
  }
  return { phones, emails, isAddressed };
}

/** Each is looked for when it is first read. */
export function findContacts(sources: ContactSources): ContactFacts {
  const { text } = sources;
  const marked = once(() => findMarked(sources));
  const textPhones = once(() => firstOf(new Set(findPhones(text))));
  const emails = once(() => firstOf(new Set([...marked().emails, ...findEmails(text)])));
  const places = once(() => findPlaces(text));
  const hours = once(() => showsHours(text));
  return {
    get phones() {
      return firstOf(marked().phones);
    },
    get textPhones() {
      return textPhones();
    },
    get emails() {
      return emails();
    },
    get hasAddress() {
      return marked().isAddressed || places().length > 0;
    },
    get places() {
      return places();
    },
    get showsHours() {
      return hours();
    },
  };
}

const afterScheme = (href: string): string =>
  href
    .trim()
    .replace(/^[a-z]+:/i, '')
    .replace(/\?.*$/s, '');

function firstOf(values: Set<string>): string[] {
  values.delete('');
  return values.size > dayMax ? [...values].slice(0, dayMax) : [...values];
}
