/** Assembles the facts of a page's elements: headings, images, links, resources, forms, ids, structured data. */
import type { PageFacts } from '../model/page-facts.ts';
import type { ParsedPage } from './parsed-page.ts';
import { collectStructured } from './structured/collect-structured.ts';

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
