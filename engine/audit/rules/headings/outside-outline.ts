/** Recognizes headings that do not take part in the outline of the text: bylines, subtitles, and what is not shown. */
import type { HeadingNode } from '../../../model/node-facts.ts';
import type { PageSource } from '../../../model/page-source.ts';
import { attributeOf, startTagOf } from '../accessibility/start-tag.ts';

interface Sourced {
  readonly source: PageSource | null;
}

const notShown = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Set as headings for their size alone: they open no section. */
const besideTitle =
  /(?:^|[\s_-])(?:corp)?(?:author|byline|subtitle|subheading|tagline|pubdate|releaseinfo)s?(?:[\s_-]|$)/i;

/** By an own style attribute of the heading or of what it is in; style sheets are not read. */
export function isStyledAway(facts: Sourced, { node }: HeadingNode): boolean {
  for (let at = node; at >= 0; at = facts.source?.elements.parent[at] ?? -1)
    if (notShown.test(attributeOf(startTagOf(facts, at), 'style') ?? '')) return true;
  return false;
}

export const isBesideTitle = (facts: Sourced, { node }: HeadingNode): boolean =>
  besideTitle.test(attributeOf(startTagOf(facts, node), 'class') ?? '');
