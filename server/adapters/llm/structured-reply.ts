/** Structured data of a model's answer: typed fields, each checked against the page, of which the program makes the markup. */
import { type Facts, lettersOf } from '@pagewright/engine/suggest/accept/facts';
import type { Gate } from '@pagewright/engine/suggest/accept/gate';
import { pageTextsOf } from '@pagewright/engine/suggest/accept/page-texts';
import type { PageBrief } from '@pagewright/engine/suggest/page-brief';
import { script } from '@pagewright/engine/suggest/write/wording';
import { wordsIn } from '@pagewright/engine/text/words';
import { z } from 'zod';

const types = ['Article', 'Product', 'LocalBusiness', 'Organization', 'Event'] as const;
type ItemType = (typeof types)[number];

/** The property that holds each field, and the type of the nested item. */
const places = {
  name: [],
  description: [],
  headline: [],
  author: ['author', 'Person'],
  datePublished: [],
  dateModified: [],
  startDate: [],
  endDate: [],
  place: ['location', 'Place'],
  brand: ['brand', 'Brand'],
  sku: [],
  price: ['offers', 'Offer'],
  priceCurrency: ['offers', 'Offer'],
  telephone: [],
  email: [],
  openingHours: [],
  streetAddress: ['address', 'PostalAddress'],
  postalCode: ['address', 'PostalAddress'],
  addressLocality: ['address', 'PostalAddress'],
  addressCountry: ['address', 'PostalAddress'],
} as const satisfies Record<string, readonly [] | readonly [property: string, type: string]>;
type FieldName = keyof typeof places;
const fieldNames = Object.keys(places) as [FieldName, ...FieldName[]];

const business: readonly FieldName[] = [
  'name',
  'description',
  'telephone',
  'email',
  'streetAddress',
  'postalCode',
  'addressLocality',
  'addressCountry',
];

interface Shape {
  readonly needs: readonly FieldName[];
  readonly may: readonly FieldName[];
}

/** Without these an item says nothing to a search engine. */
const shapes: Readonly<Record<ItemType, Shape>> = {
  Article: { needs: ['headline', 'author', 'datePublished'], may: ['description', 'dateModified'] },
  Product: { needs: ['name', 'price', 'priceCurrency'], may: ['description', 'brand', 'sku'] },
  LocalBusiness: { needs: ['name', 'streetAddress', 'addressLocality'], may: [...business, 'openingHours'] },
  Organization: { needs: ['name'], may: business },
  Event: { needs: ['name', 'startDate', 'place'], may: ['description', 'endDate'] },
};

export const StructuredReply = z.object({
  type: z.enum(types),
  fields: z.array(z.object({ name: z.enum(fieldNames), value: z.string() })),
});
type StructuredReply = z.infer<typeof StructuredReply>;

/** For the instructions: "Article (headline, author, datePublished; description, dateModified)". */
export const structuredForms: string = types
  .map((type) => {
    const { needs, may } = shapes[type];
    const more = may.filter((name) => !needs.includes(name));
    return `${type} (${needs.join(', ')}; ${more.join(', ')})`;
  })
  .join(', ');

/** In another form on the page: "£84", "Monday to Friday". */
const codes: ReadonlySet<FieldName> = new Set([
  'price',
  'priceCurrency',
  'telephone',
  'openingHours',
  'addressCountry',
]);
const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:+Z.-]+)?$/;
const isDate = (name: FieldName): boolean => /date/i.test(name);

export interface AcceptedItem {
  readonly type: ItemType;
  /** Markup for the head. */
  readonly html: string;
}

export interface StructuredChecks {
  readonly brief: PageBrief;
  readonly gate: Gate;
  /** Of all pages. */
  readonly facts: Facts;
}

/** As structured data has it, or with day, month and year as the page writes them. */
function isStatedDay(value: string, brief: PageBrief): boolean {
  const [, year = '', month = '', day = ''] = isoDay.exec(value) ?? [];
  if (year === '') return false;
  const iso = `${year}-${month}-${day}`;
  const texts = pageTextsOf(brief).join('\n').toLowerCase();
  if (texts.includes(iso)) return true;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return false;
  const names = (['long', 'short'] as const).map((style) =>
    new Intl.DateTimeFormat(brief.language, { month: style, timeZone: 'UTC' }).format(date),
  );
  const said = new Set(wordsIn(texts));
  const has = (...words: readonly string[]): boolean => words.flatMap(wordsIn).some((word) => said.has(word));
  return has(year) && has(day, String(Number(day))) && has(month, String(Number(month)), ...names);
}

function isOnSite(name: FieldName, value: string, { brief, gate, facts }: StructuredChecks): boolean {
  const { harmful, unverified } = gate.check(value, { min: 1, max: 300, use: 'paste' });
  if (harmful.length > 0) return false;
  if (isDate(name)) return isStatedDay(value, brief);
  if (codes.has(name)) return unverified.length === 0;
  const letters = lettersOf(value);
  const isOfPage = pageTextsOf(brief).some((text) => lettersOf(text).includes(letters));
  return letters !== '' && (isOfPage || facts.letters().includes(letters));
}

const doubtful = (name: FieldName, value: string, checks: StructuredChecks): boolean =>
  value.trim() === '' || !isOnSite(name, value.trim(), checks);

/** A price is one with its currency. */
function hasPrice(fields: ReadonlyMap<FieldName, string>, { gate }: StructuredChecks): boolean {
  const [price, currency] = [fields.get('price'), fields.get('priceCurrency')];
  if (price === undefined && currency === undefined) return true;
  const amount = `${currency} ${price}`;
  return gate
    .check(amount, { min: 1, max: 40, use: 'paste' })
    .unverified.every(({ kind }) => kind !== 'price');
}

function itemOf(type: ItemType, fields: ReadonlyMap<FieldName, string>, url: string): object {
  const isOfSite = type === 'Organization' || type === 'LocalBusiness';
  const item: Record<string, unknown> = {
    '@context': 'https://schema.org',
    '@type': type,
    url: isOfSite ? new URL('/', url).href : url,
  };
  for (const [name, value] of fields) {
    const [property, partType] = places[name];
    const key = name === 'author' || name === 'place' || name === 'brand' ? 'name' : name;
    if (property === undefined) item[name] = value;
    else item[property] = { '@type': partType, ...(item[property] as object | undefined), [key]: value };
  }
  return item;
}

/** The markup, or why there is none. */
export function acceptItem(
  { type, fields: given }: StructuredReply,
  checks: StructuredChecks,
): AcceptedItem | { readonly why: string } {
  const { needs, may } = shapes[type];
  if (checks.brief.schemaTypes.includes(type)) return { why: 'the page has it already' };
  const fields = new Map(
    given
      .filter(({ name }) => needs.includes(name) || may.includes(name))
      .filter(({ name, value }) => !doubtful(name, value, checks))
      .map(({ name, value }) => [name, value.trim()] as const),
  );
  const missing = needs.find((name) => !fields.has(name));
  if (missing !== undefined) return { why: `its ${missing} is not on the page` };
  if (!hasPrice(fields, checks)) return { why: 'its price is not on the page' };
  return { type, html: script(itemOf(type, fields, checks.brief.url)) };
}
