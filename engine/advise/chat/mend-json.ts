/** Puts broken or incomplete JSON-LD right where that takes no guess: stray commas, quotes of a word processor, a price the page shows. */

/** Null when it still cannot be read. */
export function mendedJson(raw: string): string | null {
  const plain = raw
    .replace(/^\s*(?:\/\/)?\s*<!\[CDATA\[|\]\]>\s*$/g, '')
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const tries = [
    plain,
    plain.replaceAll(/,(\s*[}\]])/g, '$1'),
    withCommas(plain.replaceAll(/,(\s*[}\]])/g, '$1')),
    closed(plain),
  ];
  for (const text of tries) {
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value === 'object' && value !== null) return JSON.stringify(value, null, 2);
    } catch {
      // The next way may do.
    }
  }
  return null;
}

/** A value and, without a comma, a new name or another object: the comma was forgotten. */
const withCommas = (text: string): string =>
  text
    .replaceAll(/(["\d}\]]|true|false|null)(\s+)(?="[^"\n]*"\s*:)/g, '$1,$2')
    .replaceAll(/\}(\s*)(?=\{)/g, '},$1');

/** Brackets that were never closed, closed in their order. */
function closed(text: string): string {
  const open: string[] = [];
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\' && inText) at += 1;
    else if (sign === '"') inText = !inText;
    else if (!inText && (sign === '{' || sign === '[')) open.push(sign === '{' ? '}' : ']');
    else if (!inText && (sign === '}' || sign === ']')) open.pop();
  }
  return text.replace(/,\s*$/, '') + open.reverse().join('');
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* objectsIn(value: Json): Generator<{ [key: string]: Json }> {
  if (Array.isArray(value)) for (const each of value) yield* objectsIn(each);
  else if (isObject(value)) {
    yield value;
    for (const each of Object.values(value)) yield* objectsIn(each);
  }
}

/** The same block with the price in its offer; null when there is no offer without one. */
export function withPrice(
  raw: string,
  { price, currency }: { price: string; currency: string },
): string | null {
  let value: Json;
  try {
    value = JSON.parse(raw);
  } catch {
    return null;
  }
  let isChanged = false;
  for (const item of objectsIn(value)) {
    const type = item['@type'];
    if (type === 'Product' && item['offers'] === undefined) {
      item['offers'] = { '@type': 'Offer', price, priceCurrency: currency };
      isChanged = true;
    } else if (type === 'Offer' && item['price'] === undefined && item['priceSpecification'] === undefined) {
      item['price'] = price;
      item['priceCurrency'] ??= currency;
      isChanged = true;
    }
  }
  return isChanged ? JSON.stringify(value, null, 2) : null;
}
