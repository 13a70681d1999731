/** Repairs broken or incomplete JSON-LD where no guess is needed: stray commas, typographic quotes, a price the page shows. */

/** Null when it still cannot be read. */
export function repairedJson(raw: string): string | null {
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

/** A value followed by a new name or object: the comma is missing. */
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

/** What the page itself shows and its structured data may lack. */
export interface ShownFacts {
  readonly price: { readonly price: string; readonly currency: string } | null;
  readonly image: string | null;
}

function addPrice(item: { [key: string]: Json }, { price }: ShownFacts): boolean {
  if (price === null) return false;
  const offer = { price: price.price, priceCurrency: price.currency };
  if (item['@type'] === 'Product' && item['offers'] === undefined) {
    item['offers'] = { '@type': 'Offer', ...offer };
    return true;
  }
  if (item['@type'] !== 'Offer' || item['price'] !== undefined || item['priceSpecification'] !== undefined)
    return false;
  item['price'] = offer.price;
  item['priceCurrency'] ??= offer.priceCurrency;
  return true;
}

function addImage(item: { [key: string]: Json }, { image }: ShownFacts): boolean {
  const wantsOne =
    item['@type'] === 'Product' ||
    (typeof item['@type'] === 'string' && /Article|BlogPosting/.test(item['@type']));
  if (image === null || !wantsOne || item['image'] !== undefined) return false;
  item['image'] = image;
  return true;
}

/** Positions count from 1 without a gap. */
function renumber(item: { [key: string]: Json }): boolean {
  const list = item['itemListElement'];
  if (item['@type'] !== 'BreadcrumbList' || !Array.isArray(list)) return false;
  let isChanged = false;
  list.forEach((step, at) => {
    if (!isObject(step) || step['position'] === at + 1) return;
    step['position'] = at + 1;
    isChanged = true;
  });
  return isChanged;
}

/** The same block with what the page shows filled in and its positions in order; null when there is nothing to do. */
export function completedJson(raw: string, shown: ShownFacts): string | null {
  let value: Json;
  try {
    value = JSON.parse(raw);
  } catch {
    return null;
  }
  const changes = [...objectsIn(value)].map((item) => [
    addPrice(item, shown),
    addImage(item, shown),
    renumber(item),
  ]);
  return changes.flat().includes(true) ? JSON.stringify(value, null, 2) : null;
}
