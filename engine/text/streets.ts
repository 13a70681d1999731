/** Finds streets with a number in plain text, as several countries write them. */

const streets: readonly RegExp[] = [
  /\d{1,5}[a-z]?,?\s(?:\p{Lu}[\p{L}'’.]{0,25}\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Square|Sq|Place|Terrace|Row|Close|Parkway|Highway|Hill|Quay|Mews|Crescent|Gate|Yard)(?!\p{L})/u,
  /\d{1,4}\s?(?:bis|ter)?,?\s(?:rue|avenue|av\.|boulevard|bd|place|chemin|quai|impasse|allée|route|cours)\s[\p{L}'’ -]{2,40}/iu,
  /(?:\p{Lu}[\p{L}.-]{0,30}\s)?\p{Lu}?[\p{L}-]{0,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|plein|gracht|kade|singel|dijk)\s\d{1,4}\s?[a-z]?(?!\p{L})/iu,
  /(?<!\p{L})(?:calle|c\/|avenida|avda\.?|plaza|paseo|via|viale|piazza|corso|largo|rua|praça)\s[\p{L}.'’ ]{2,40},?\s(?:n\.?º?\s?)?\d{1,4}(?!\d)/iu,
];

/** The first one; null when there is none. */
export function streetIn(text: string): string | null {
  const found = streets.flatMap((pattern) => pattern.exec(text) ?? []).at(0);
  return found === undefined ? null : found.trim();
}
