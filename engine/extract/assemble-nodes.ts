/** The facts of a page's elements: headings, images, links, resources, forms, ids, structured data. */
import type { PageFacts } from '../facts/page-facts.ts';
import type { PageReading } from './page-reading.ts';
import { collectStructured } from './structured/collect-structured.ts';

export type NodeFacts = Pick<
  PageFacts,
  | 'headings'
  | 'images'
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

export function assembleNodes({ page, reader, text, addresses }: PageReading): NodeFacts {
  const { alts } = reader.images;
  return {
    headings: reader.headings.finish(text, alts),
    images: reader.images.finish(text, [reader.links.drafts, reader.forms.buttons], addresses),
    pictures: reader.images.finishPictures(),
    links: reader.links.finish(text, { addresses, alts, hasId: reader.ids.has }),
    resources: reader.resources.finish(reader.head.links, addresses),
    videos: reader.resources.finishVideos(),
    forms: reader.forms.finishForms(addresses, page.url),
    controls: reader.forms.finishControls(text, alts),
    dialogs: reader.landmarks.dialogs,
    landmarks: reader.landmarks.finish(),
    ids: reader.ids.finish(),
    structuredData: collectStructured(reader.jsonLd, reader.items.finish(text)),
  };
}
