/** Finds postal addresses in plain text: a postal code beside a town, and the street before it. */
import type { PostalPlace } from '../model/postal-place.ts';
import { streetIn } from '../text/streets.ts';

const word = String.raw`\p{Lu}[\p{L}'’.]{1,25}`;
const link = String.raw`(?:[ -](?:de|la|le|les|lès|sur|en|am|an|der|den|dem|im|upon|on|of|the|del|di|do|da)(?=[ -]))?`;
/** "Halle", "Cheyenne Wells", "Frankfurt am Main", "Aix-en-Provence". */
const town = String.raw`${word}(?:${link}[ -]${word}){0,3}`;

/** States and provinces of the countries that write them before the code. */
const region = String.raw`A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]`;

/** Postal codes that nothing else looks like, each behind its town: CO 80810, ON M5V 2T6, NSW 2000, YO21 3PU. */
const clear = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<us>${region}) \d{5}(?:-\d{4})?|(?<ca>AB|BC|MB|NB|NL|NS|ON|PE|QC|SK) [A-Z]\d[A-Z] ?\d[A-Z]\d|(?<au>NSW|VIC|QLD|TAS|ACT) \d{4}|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\d])`,
  'gu',
);
const townBefore = new RegExp(String.raw`(?<town>${town}),?\s$`, 'u');

/** Four or five digits may be anything: only behind a street are they a postal code. */
const unclear = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?:[A-Z]{1,2}-)?(?<code>\d{5}|\d{4}-\d{3}|\d{4}(?: ?[A-Z]{2})?) (?<town>${town})`,
  'gu',
);

/** A street stands right before its town, often as a line of its own. */
const streetReach = 80;
const townReach = 60;
const placesMax = 5;

const streetBefore = (text: string, at: number): string | null =>
  streetIn(text.slice(Math.max(0, at - streetReach), at));

function clearPlace(text: string, { 0: found, groups, index = 0 }: RegExpMatchArray): PostalPlace | null {
  const before = townBefore.exec(text.slice(Math.max(0, index - townReach), index));
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
  const street = streetBefore(text, index);
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
