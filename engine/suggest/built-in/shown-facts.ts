/** Reads what a page shows as text and structured data can say: author and date, article number, street, date and place of an event. */
import { streetIn } from '../../text/streets.ts';
import { datesIn } from './shown-dates.ts';
import { isInjection } from './text.ts';

type Texts = readonly string[];

/** The one value that all of them agree on; null for several, or none. */
function onlyOne<Value>(values: readonly Value[]): Value | null {
  const distinct = [...new Set(values)];
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
}

const skuPattern =
  /(?<![\p{L}\d])(?:SKU|MPN|Art(?:ikel)?[.-]?\s?-?(?:Nr|No|nummer)\.?|Item (?:no\.?|number)|Product code|R[ée]f(?:[ée]rence)?\.?|Referencia|Codice(?: articolo)?|C[óo]digo)\s*[:#]?\s*(?<code>[A-Z\d](?=[\w./-]*\d)[\w./-]{2,24})/giu;

/** The article number of the page's product. */
export const shownSku = (texts: Texts): string | null =>
  onlyOne(
    texts.flatMap((text) =>
      [...text.matchAll(skuPattern)].map(({ groups }) => (groups?.['code'] ?? '').replace(/[./-]+$/, '')),
    ),
  );

const bylineMax = 140;
const name = String.raw`(?<name>\p{Lu}[\p{L}'’.-]+(?:\s(?:(?:van|von|de|der|den|di|da|del|la|le)\s)*\p{Lu}[\p{L}'’.-]*){0,3})`;
const by = '(?:by|von|par|por|di|da|door)';
/** "Posted by Ann Lee", "By Ann Lee", "Von Ann Lee": at the beginning, behind a word for writing, or behind the date. */
const opening = new RegExp(String.raw`^(?:\p{L}+\s)?${by}:?\s+${name}`, 'u');
const capital = new RegExp(String.raw`^(?:By|Von|Par|Por|Di|Da|Door):?\s+${name}`, 'u');
const trailing = new RegExp(String.raw`^[\s,·|]*${by}\s+${name}`, 'u');
const written =
  /^(?:posted|published|written|created|veröffentlicht|geschrieben|erstellt|publié|écrit|rédigé|publicado|escrito|pubblicato|scritto|geplaatst|gepubliceerd|geschreven)(?!\p{L})/iu;

export interface Byline {
  readonly author: string | null;
  readonly day: string | null;
}

function bylineOf(text: string): Byline | null {
  const [date = null] = datesIn(text);
  const before = capital.exec(text) ?? (written.test(text) ? opening.exec(text) : null);
  const after = date === null || !written.test(text) ? null : trailing.exec(text.slice(date.to));
  const author = (before ?? after)?.groups?.['name']?.trim() ?? null;
  const isDated = date !== null && (author !== null || written.test(text));
  return author === null && !isDated ? null : { author, day: isDated ? date.day : null };
}

/** Author and day of the line that says who wrote the page; the first such line is the page's own. */
export function shownByline(texts: Texts): Byline {
  const lines = texts.filter((text) => text.length <= bylineMax && !isInjection(text));
  return lines.flatMap((text) => bylineOf(text) ?? [])[0] ?? { author: null, day: null };
}

const townBehind =
  /^[\s,·|–-]*(?<town>\p{Lu}[\p{L}'’. -]{1,40}?)(?:,\s*(?<region>\p{Lu}[\p{L} ]{1,30}))?\.?$/u;

export interface ShownStreet {
  readonly street: string;
  readonly locality: string | null;
  readonly region: string | null;
}

/** A street that a short line shows without a postal code, with the town behind it. */
export function shownStreet(texts: Texts): ShownStreet | null {
  const found = texts.flatMap((text): ShownStreet[] => {
    const street = text.length > bylineMax ? null : streetIn(text);
    if (street === null) return [];
    const { town, region } = townBehind.exec(text.slice(text.indexOf(street) + street.length))?.groups ?? {};
    return [{ street, locality: town ?? null, region: region ?? null }];
  });
  return new Set(found.map(({ street }) => street)).size === 1 ? (found[0] ?? null) : null;
}

/** A day by which something is to be done, or on which something was written, is not that of an event. */
const otherDay =
  /rsvp|before|until|deadline|register by|early bird|posted|published|updated|copyright|©|since|vor dem|bis (?:zum|spätestens)|anmeld|veröffentlicht|aktualisiert|seit|avant le|jusqu|publié|mis à jour|depuis|antes del|hasta|publicado|actualizado|desde|entro il|fino al|pubblicato|aggiornato|voor \d|uiterlijk|gepubliceerd|bijgewerkt|sinds/iu;

export interface EventDays {
  readonly start: string | null;
  /** Of an event of several days. */
  readonly end: string | null;
}

/** The one day that the page names, or the one of several whose number is in the message; of "27th & 28th" both. */
export function shownEventDays(texts: Texts, message: string): EventDays {
  const days = texts.filter((text) => !otherDay.test(text)).flatMap((text) => datesIn(text));
  const named = new Set((message.match(/\d{1,2}/g) ?? []).map(Number));
  const starts = days.map(({ day }) => day);
  const start = onlyOne(starts) ?? onlyOne(starts.filter((day) => named.has(Number(day.slice(-2)))));
  const ends = days.flatMap(({ day, until }) => (day === start && until !== undefined ? [until] : []));
  return { start, end: onlyOne(ends) };
}

const venueLabel =
  /^(?:venue|location|where|place|ort|veranstaltungsort|wo|lieu|où|lugar|dónde|ubicación|luogo|dove|locatie|plaats|waar)\s*[:–-]\s*(?<venue>\p{Lu}.{2,80})$/iu;

/** What stands behind a label such as "Venue:". */
export const shownVenue = (texts: Texts): string | null =>
  onlyOne(texts.flatMap((text) => venueLabel.exec(text.trim())?.groups?.['venue']?.trim() ?? []));
