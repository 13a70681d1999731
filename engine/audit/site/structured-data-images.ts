/** Records the images of a page's structured data, with their use. */
import type { PageFacts } from '../../model/page-facts.ts';
import type { MarkedImage } from '../../model/site-facts.ts';
import type { StructuredValue } from '../../model/structured-facts.ts';
import { isItem, valuesOf } from '../../model/structured-items.ts';
import type { UrlIndex } from './url-index.ts';

const imagesMax = 50;
const isArticle = (type: string): boolean => /^(?:\w*Article|BlogPosting)$/.test(type);

type Page = Pick<PageFacts, 'structuredData' | 'document'>;

/** A URL, or the URL of an ImageObject. */
function urlsOf({ structuredData }: Page, value: StructuredValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (!isItem(value)) return [];
  const url = valuesOf(structuredData, value, 'url').concat(valuesOf(structuredData, value, 'contentUrl'));
  return url.filter((each) => typeof each === 'string').slice(0, 1);
}

export function markedImages(page: Page, urlIndex: UrlIndex): readonly MarkedImage[] {
  const { items } = page.structuredData;
  const found = new Map<string, MarkedImage>();
  for (const item of items) {
    if (!item.schemaOrg) continue;
    for (const property of ['logo', 'image'] as const) {
      if (!(property in item.properties)) continue;
      const use = property === 'logo' ? property : item.types.some(isArticle) ? 'article' : 'image';
      for (const value of valuesOf(page.structuredData, item, property))
        for (const text of urlsOf(page, value)) {
          const urlId = urlIndex.idOfWritten(text, page.document.baseUrl);
          if (urlId !== null && found.size < imagesMax)
            found.set(`${use} ${urlId}`, { urlId, use, type: urlIndex.share(item.types[0] ?? '') });
        }
    }
  }
  return [...found.values()];
}
