/** Assembles the facts of a page's elements: headings, images, links, resources, forms, ids, structured data. */
import type { PageFacts } from '../model/page-facts.ts';
import type { JsonLdBlock, StructuredDataFacts, StructuredItem } from '../model/structured-facts.ts';
import { isItem } from '../model/structured-items.ts';
import type { ParsedPage } from './parsed-page.ts';
import { parseJsonLd } from './structured/json-ld.ts';

const itemsMax = 10_000;

function collectStructured(
  scripts: readonly { readonly raw: string; readonly node: number }[],
  embedded: readonly StructuredItem[],
): StructuredDataFacts {
  const jsonLd: JsonLdBlock[] = [];
  const topItems: StructuredItem[] = [];
  scripts.forEach(({ raw, node }, index) => {
    const { block, items } = parseJsonLd(raw, node, index);
    jsonLd.push(block);
    for (const item of items) topItems.push(item);
  });
  for (const item of embedded) topItems.push(item);
  return { jsonLd, topItems, items: withNested(topItems) };
}

/** Each item before those inside it. Depth is bounded where items are read. */
function withNested(top: readonly StructuredItem[]): StructuredItem[] {
  const all: StructuredItem[] = [];
  for (const item of top) addWithNested(item, all);
  return all;
}

function addWithNested(item: StructuredItem, all: StructuredItem[]): void {
  if (all.length >= itemsMax) return;
  all.push(item);
  for (const values of Object.values(item.properties))
    for (const value of values) if (isItem(value)) addWithNested(value, all);
}

export type NodeFacts = Pick<
  PageFacts,
  | 'headings'
  | 'images'
  | 'backgrounds'
  | 'pictures'
  | 'links'
  | 'resources'
  | 'videos'
  | 'forms'
  | 'controls'
  | 'dialogs'
  | 'landmarks'
  | 'ids'
  | 'structuredData'
>;

export function assembleNodes({ page, collected, text, urls }: ParsedPage): NodeFacts {
  const { alts } = collected.images;
  return {
    headings: collected.headings.finish(text, alts),
    images: collected.images.finish(text, [collected.links.drafts, collected.forms.buttons], urls),
    backgrounds: collected.backgrounds.finish(urls),
    pictures: collected.images.finishPictures(),
    links: collected.links.finish(text, { urls, alts, hasId: collected.ids.has }),
    resources: collected.resources.finish(collected.head.links, urls),
    videos: collected.resources.finishVideos(),
    forms: collected.forms.finishForms(urls, page.url),
    controls: collected.forms.finishControls(text, alts),
    dialogs: collected.landmarks.dialogs,
    landmarks: collected.landmarks.finish(),
    ids: collected.ids.finish(),
    structuredData: collectStructured(collected.jsonLd, collected.items.finish(text)),
  };
}
