/** What a page shows of a fact that somebody wants in a text: its phone number, its price, the names on it. */
import { openingHoursIn } from './opening-hours.ts';
import { pricesIn, productPrice } from './prices.ts';
import { dateTextsIn } from './shown-dates.ts';
import { shownByline, shownSku, shownStreet } from './shown-facts.ts';
import type { SuggestionPage } from './suggestion-page.ts';
import { isInjection } from './text.ts';
import { factPatterns } from './text-conditions.ts';

export interface NamedFact {
  /** As the page writes it. */
  readonly value: string;
  /** Whether a text needs a label before it. */
  readonly isLabelled: boolean;
}

/** Two or three words with capitals, as people are called. */
const personal = /^\p{Lu}[\p{Ll}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,2}$/u;
const couple = /\p{Lu}[\p{Ll}'’-]+\s(?:&|and|und|et|y|e|en)\s\p{Lu}[\p{Ll}'’-]+/u;
/** What occupations end with or are called, in the six languages of the chat. */
const occupation =
  /\b(?:developer|designer|engineer|manager|architect|artist|illustrator|photographer|consultant|teacher|writer|editor|nurse|lawyer|therapist|coach|director|analyst|entwickler(?:in)?|berater(?:in)?|ingenieur(?:in)?|fotograf(?:in)?|lehrer(?:in)?|développeu(?:r|se)|ingénieure?|photographe|rédact(?:eur|rice)|desarrollador(?:a)?|diseñador(?:a)?|ingenier[oa]|abogad[oa]|sviluppat(?:ore|rice)|ingegnere|fotografo|ontwikkelaar|ontwerper|fotograaf)\b/iu;
const occupationWords = 4;
/** "November '17" */
const shortYear = /(?<=\s['’])\d\d(?!\d)/u;
const streetWord =
  /^.*\b(?:street|st|drive|dr|road|rd|avenue|ave|lane|ln|boulevard|blvd|way|square|court|ct)\b\.?,?\s+(?=\p{Lu})/iu;

type Find = (page: SuggestionPage, texts: readonly string[], message: string) => string | null;

const headsOf = ({ brief }: SuggestionPage): string[] =>
  brief.headings.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());

function personOf(page: SuggestionPage): string | null {
  const { brief } = page;
  const [first = ''] = headsOf(page);
  const isPerson = personal.test(first) && !occupation.test(first) ? first : null;
  return isPerson ?? brief.authors[0] ?? shownByline(brief.paragraphs).author;
}

function jobOf(page: SuggestionPage, texts: readonly string[]): string | null {
  const isJob = (text: string): boolean =>
    occupation.test(text) && text.split(/\s+/).length <= occupationWords;
  return (
    [...headsOf(page), ...texts.flatMap((text) => text.split(/\s+[-–|·,]\s+|,\s+/))]
      .map((text) => text.trim())
      .find(isJob) ?? null
  );
}

const finders: Readonly<Record<string, Find>> = {
  brand: ({ brand }) => brand,
  phone: ({ brief: { contacts } }, texts) => {
    const [phone = null] = [...contacts.loosePhones, ...contacts.phones];
    const digits = (text: string): string => text.replaceAll(/\D/g, '');
    // As the text writes it, rather than as a link dials it.
    const shown = texts
      .flatMap((text) => text.match(/\+?\(?\d[\d\s()/.-]{5,}\d/g) ?? [])
      .map((each) => each.trim());
    return phone === null
      ? null
      : (shown.find((each) => digits(each).endsWith(digits(phone).slice(-7))) ?? phone);
  },
  email: ({ brief: { contacts } }) => contacts.emails[0] ?? contacts.looseEmails[0] ?? null,
  price: ({ brief }, _, message) => {
    const all = pricesIn(brief).map(({ text }) => text);
    const own =
      productPrice(brief, message)?.text ??
      (brief.offer === null ? null : `${brief.offer.price} ${brief.offer.currency}`);
    return own ?? (all.length > 0 && all.length <= 4 ? all.join(', ') : null);
  },
  sku: ({ brief }) => shownSku(brief.paragraphs),
  date: (_, texts) => {
    const dates = texts.flatMap((text) => dateTextsIn(text));
    // A date with a year says more.
    return dates.find((each) => /\d{4}|['’]\d\d/.test(each)) ?? dates[0] ?? null;
  },
  year: (page, texts) =>
    [...headsOf(page), ...texts.filter((text) => !/©|copyright/iu.test(text)).flatMap(dateTextsIn)]
      .map((text) => factPatterns['year']?.exec(text)?.[0] ?? shortYear.exec(text)?.[0].replace(/^/, '20'))
      .find((each) => each !== undefined) ?? null,
  names: (page, texts) => {
    const [found] = [page.brief.title ?? '', ...headsOf(page), ...texts].flatMap(
      (text) => couple.exec(text)?.[0] ?? [],
    );
    return found ?? personOf(page);
  },
  person: personOf,
  job: jobOf,
  city: ({ brief }) => {
    const place = brief.contacts.places[0]?.locality ?? brief.address?.locality;
    // A street that ran into the town.
    return place?.replace(streetWord, '') ?? shownStreet(brief.paragraphs)?.locality ?? null;
  },
  address: ({ brief }) => {
    const place =
      brief.contacts.places.find(({ street }) => street !== null) ?? shownStreet(brief.paragraphs);
    return place === null ? null : [place.street, place.locality].filter((part) => part !== null).join(', ');
  },
  hours: (_, texts) =>
    texts.find((text) => text.length <= 60 && openingHoursIn([text]).length > 0)?.trim() ?? null,
  product: ({ headline, brand }) => headline ?? brand,
  version: (page, texts) =>
    [page.brief.title ?? '', ...headsOf(page), ...texts]
      .map((text) => factPatterns['version']?.exec(text)?.[0])
      .find((each) => each !== undefined) ?? null,
};

const labelled = /^(?:phone|email|price|sku|hours|address|version)$/;

/** Null when the page does not show it. */
export function namedFact(page: SuggestionPage, fact: string, message: string): NamedFact | null {
  const texts = page.brief.paragraphs.filter((text) => text !== '' && !isInjection(text));
  const value = finders[fact]?.(page, texts, message) ?? null;
  return value === null || isInjection(value) ? null : { value, isLabelled: labelled.test(fact) };
}

/** What stands before a fact in a sentence of its own, in the language of the page; others have none. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    phone: 'Phone',
    email: 'Email',
    price: 'Price',
    sku: 'SKU',
    hours: 'Open',
    address: 'Address',
    version: 'Version',
    date: 'Date',
  },
  de: {
    phone: 'Telefon',
    email: 'E-Mail',
    price: 'Preis',
    sku: 'Artikelnummer',
    hours: 'Geöffnet',
    address: 'Adresse',
    version: 'Version',
    date: 'Termin',
  },
  fr: {
    phone: 'Téléphone',
    email: 'E-mail',
    price: 'Prix',
    sku: 'Référence',
    hours: 'Horaires',
    address: 'Adresse',
    version: 'Version',
    date: 'Date',
  },
  es: {
    phone: 'Teléfono',
    email: 'Correo',
    price: 'Precio',
    sku: 'Referencia',
    hours: 'Horario',
    address: 'Dirección',
    version: 'Versión',
    date: 'Fecha',
  },
  it: {
    phone: 'Telefono',
    email: 'E-mail',
    price: 'Prezzo',
    sku: 'Codice',
    hours: 'Orari',
    address: 'Indirizzo',
    version: 'Versione',
    date: 'Data',
  },
  nl: {
    phone: 'Telefoon',
    email: 'E-mail',
    price: 'Prijs',
    sku: 'Artikelnummer',
    hours: 'Open',
    address: 'Adres',
    version: 'Versie',
    date: 'Datum',
  },
};

/** "Phone: (555) 892-9403." */
export function factSentence(language: string, fact: string, value: string): string {
  const label = labels[language]?.[fact];
  return `${label === undefined ? '' : `${label}: `}${value}.`;
}
