/** Finds postal addresses in plain text: a postal code beside a town, and the street before it. */
import type { PostalPlace } from '../model/postal-place.ts';

const streets: readonly RegExp[] = [
  /\d{1,5}[a-z]?,?\s(?:\p{Lu}[\p{L}'’.]{0,25}\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Square|Sq|Place|Terrace|Row|Close|Parkway|Highway|Hill|Quay|Mews|Crescent|Gate|Yard)(?!\p{L})/u,
  /\d{1,4}\s?(?:bis|ter)?,?\s(?:rue|avenue|av\.|boulevard|bd|place|chemin|quai|impasse|allée|route|cours)\s[\p{L}'’ -]{2,40}/iu,
  /(?:\p{Lu}[\p{L}.-]{0,30}\s)?\p{Lu}?[\p{L}-]{0,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|plein|gracht|kade|singel|dijk)\s\d{1,4}\s?[a-z]?(?!\p{L})/iu,
  /(?<!\p{L})(?:calle|c\/|avenida|avda\.?|plaza|paseo|via|viale|piazza|corso|largo|rua|praça)\s[\p{L}.'’ ]{2,40},?\s(?:n\.?º?\s?)?\d{1,4}(?!\d)/iu,
];

/** The first one; null when there is none. */
function streetIn(text: string): string | null {
  const found = streets.flatMap((pattern) => pattern.exec(text) ?? []).at(0);
  return found === undefined ? null : found.trim();
}

const word = String.raw`\p{Lu}[\p{L}'’.]{1,25}`;
const link = String.raw`(?:[ -](?:de|la|le|les|lès|sur|en|am|an|der|den|dem|im|upon|on|of|the|del|di|do|da)(?=[ -]))?`;
/** "Halle", "Cheyenne Wells", "Frankfurt am Main", "Aix-en-Provence". */
const town = String.raw`${word}(?:${link}[ -]${word}){0,3}`;

/** States and provinces of the countries that write them before the code. */
const region = String.raw`A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]`;

/** Postal codes that nothing else looks like, each behind its town: CO 80810, ON M5V 2T6, NSW 2000, YO21 3PU. */
const clear = new RegExp(
  String.raw`(?:(?<us>${region}) \d{5}(?:-\d{4})?|(?<ca>AB|BC|MB|NB|NL|NS|ON|PE|QC|SK) [A-Z]\d[A-Z] ?\d[A-Z]\d|(?<au>NSW|VIC|QLD|TAS|ACT) \d{4}|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\d])`,
  'gu',
);
/** A code does not begin within a word or a number. */
const isWithinWord = /[\p{L}\d]$/u;
const townBefore = new RegExp(String.raw`(?<town>${town}),?\s$`, 'u');

/** Four or five digits may be anything: only behind a street are they a postal code. */
const unclear = new RegExp(
  String.raw`(?<code>\d{5}|\d{4}-\d{3}|\d{4}(?: ?[A-Z]{2})?) (?<town>${town})`,
  'gu',
);
/** What may stand before such a code: nothing of a number or a word, but the sign of a country, as in D-99084. */
const codeStart = /(?:^|[^\p{L}\d.,-])((?:[A-Z]{1,2}-)?)$/u;

/** A street stands right before its town, often as a line of its own. */
const streetReach = 80;
const townReach = 60;
const placesMax = 5;

const streetBefore = (text: string, at: number): string | null =>
  streetIn(text.slice(Math.max(0, at - streetReach), at));

function clearPlace(text: string, { 0: found, groups, index = 0 }: RegExpMatchArray): PostalPlace | null {
  const before = townBefore.exec(text.slice(Math.max(0, index - townReach), index));
  if (isWithinWord.test(text.slice(Math.max(0, index - 2), index))) return null;
  const locality = before?.groups?.['town'];
  if (before === null || locality === undefined) return null;
  const state = groups?.['us'] ?? groups?.['ca'] ?? groups?.['au'] ?? null;
  return {
    street: streetBefore(text, index - before[0].length),
    postalCode: state === null ? found : found.slice(state.length + 1),
    locality,
    region: state,
  };
}

function streetPlace(text: string, { groups, index = 0 }: RegExpMatchArray): PostalPlace | null {
  const start = codeStart.exec(text.slice(Math.max(0, index - 5), index));
  const street = start === null ? null : streetBefore(text, index - (start[1]?.length ?? 0));
  const { code, town: locality } = groups ?? {};
  if (street === null || code === undefined || locality === undefined) return null;
  return { street, postalCode: code, locality, region: null };
}

/** Each once. */
export function findPlaces(text: string): PostalPlace[] {
  const places = [
    ...[...text.matchAll(clear)].flatMap((match) => clearPlace(text, match) ?? []),
    ...[...text.matchAll(unclear)].flatMap((match) => streetPlace(text, match) ?? []),
  ];
  const byCode = new Map(places.map((place) => [`${place.postalCode} ${place.locality}`, place]));
  return [...byCode.values()].slice(0, placesMax);
}
