/** Hides credentials that a site repeats in its responses, so that they end up in no report, prompt or log. */

const hidden = '[hidden]';

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const shortest = 8;
const longWord = 20;

/** Whether a value cannot be an ordinary word of a page, such as "staging": hiding those would spoil the report. */
export const isTelling = (value: string): boolean =>
  value.length >= longWord || (value.length >= shortest && /\d/.test(value) && /\p{L}/u.test(value));

const ordinaryWord = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u;

/** The same for a password or a cookie, which is hardly ever made of a page's words: all but one plain word or number. */
export const isTellingSecret = (value: string): boolean =>
  isTelling(value) || (value.length >= shortest && /\p{L}/u.test(value) && !ordinaryWord.test(value));

/** As it is in base64 at each of three places within a longer text, without the characters that neighbours share. */
const base64Forms = (value: string): string[] =>
  [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    const [start, end] = [Math.ceil((before * 4) / 3), Math.floor((bytes.length * 4) / 3)];
    return (['base64', 'base64url'] as const).map((name) => bytes.toString(name).slice(start, end));
  });

const hexForms = (value: string): string[] => {
  const hex = Buffer.from(value).toString('hex');
  return [hex, hex.toUpperCase()];
};

/** As a site may write it: in a page, in a URL, in a script, or encoded. The longest first, so that none leaves a rest. */
export function secretForms(values: readonly string[]): readonly string[] {
  const forms = values.flatMap((value) => [
    value,
    escapeHtml(value),
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    ...[...base64Forms(value), ...hexForms(value)].filter(({ length }) => length >= shortest),
  ]);
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

export const hideInText = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((shown, secret) => shown.replaceAll(secret, () => hidden), text);

export function hideInBytes(bytes: Uint8Array, secrets: readonly string[]): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!secrets.some((secret) => buffer.includes(secret))) return bytes;
  const asLatin1 = secrets.map((secret) => Buffer.from(secret).toString('latin1'));
  return Buffer.from(hideInText(buffer.toString('latin1'), asLatin1), 'latin1');
}

/** Every string of plain data; bytes stay as they are. */
export function hideInData(data: unknown, secrets: readonly string[]): unknown {
  if (secrets.length === 0) return data;
  if (typeof data === 'string') return hideInText(data, secrets);
  if (Array.isArray(data)) return data.map((each) => hideInData(each, secrets));
  if (data === null || typeof data !== 'object' || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, hideInData(value, secrets)]));
}
