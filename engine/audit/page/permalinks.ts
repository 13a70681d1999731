/** Takes the links to themselves that documentation tools put into headings and captions out of their texts. */
import type { HeadingNode, ImageNode, LinkNode } from '../../model/node-facts.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { NodeId, PageSource } from '../../model/page-source.ts';

/** What such a link is called where it has a text at all. */
const sign = /^(?:[#¶§∞⚓🔗\uE000-\uF8FF]|link|permalink|anchor|permanent link|link to this heading)$/iu;

/** From a picture to the link behind its caption. */
const captionNodes = 12;

const fragmentOf = ({ href }: LinkNode): string => href?.trim().slice(1) ?? '';

function isWithin({ elements: { parent } }: PageSource, node: NodeId, outer: NodeId): boolean {
  let at = parent[node] ?? -1;
  while (at > outer) at = parent[at] ?? -1;
  return at === outer;
}

const withoutEnd = (text: string, end: string): string =>
  text !== end && text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;

function plainHeading<T extends HeadingNode>(heading: T, links: readonly LinkNode[], source: PageSource): T {
  const id = source.elements.ids.get(heading.node);
  const own = links.find(
    (link) =>
      isWithin(source, link.node, heading.node) &&
      link.text !== '' &&
      (sign.test(link.text) || fragmentOf(link) === id),
  );
  const text = own === undefined ? heading.text : withoutEnd(heading.text, own.text);
  return text === heading.text ? heading : { ...heading, text };
}

function plainCaption<T extends ImageNode>(image: T, links: readonly LinkNode[]): T {
  const { caption, node } = image;
  if (caption === null) return image;
  const own = links.find(
    (link) =>
      link.node > node &&
      link.node - node <= captionNodes &&
      sign.test(link.text) &&
      caption.endsWith(link.text),
  );
  return own === undefined ? image : { ...image, caption: withoutEnd(caption, own.text) };
}

/** The same page, with headings and captions as its readers say them. */
export function withoutPermalinks<T extends PageFacts>(facts: T): T {
  const { source } = facts;
  const links = facts.links.filter(({ kind }) => kind === 'fragment');
  if (source === null || links.length === 0) return facts;
  return {
    ...facts,
    headings: facts.headings.map((heading) => plainHeading(heading, links, source)),
    images: facts.images.map((image) => plainCaption(image, links)),
  };
}
