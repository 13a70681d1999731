/** The images that a page's structured data names, and what for. */
import type { PageFacts } from '../../facts/page-facts.ts';
import type { MarkedImage } from '../../facts/site-facts.ts';
import type { StructuredValue } from '../../facts/structured-facts.ts';
import { isItem, valuesOf } from '../../facts/structured-items.ts';
import type { AddressBook } from './address-book.ts';

const imagesMax = 50;
const none: readonly MarkedImage[] = [];
const isArticle = (type: string): boolean => /^(?:\w*Article|BlogPosting)$/.test(type);

type Page = Pick<PageFacts, 'structuredData' | 'document'>;

/** An address, or an ImageObject that tells one. */
function addressesOf({ structuredData }: Page, value: StructuredValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (!isItem(value)) return [];
  const url = valuesOf(structuredData, value, 'url').concat(valuesOf(structuredData, value, 'contentUrl'));
  return url.filter((each) => typeof each === 'string').slice(0, 1);
}

export function markedImages(page: Page, book: AddressBook): readonly MarkedImage[] {
  const { items } = page.structuredData;
  if (items.length === 0) return none;
  const found = new Map<string, MarkedImage>();
  for (const item of items) {
    if (!item.schemaOrg) continue;
    for (const property of ['logo', 'image'] as const) {
      if (!(property in item.properties)) continue;
      const use = property === 'logo' ? property : item.types.some(isArticle) ? 'article' : 'image';
      for (const value of valuesOf(page.structuredData, item, property))
        for (const text of addressesOf(page, value)) {
          const address = book.idOfWritten(text, page.document.baseUrl);
          if (address !== null && found.size < imagesMax)
            found.set(`${use} ${address}`, { address, use, type: book.share(item.types[0] ?? '') });
        }
    }
  }
  return [...found.values()];
}
