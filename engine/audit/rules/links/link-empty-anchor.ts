/** Links without an accessible name. */

import type { LinkNode } from '../../../model/node-facts.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import type { NodeId, PageSource } from '../../../model/page-source.ts';
import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { unseenName } from '../headings/unseen-name.ts';
import { linksTexts } from './messages.ts';

const contentMax = 8000;
const closing = /<\/a[\s>]/i;
/** A label, a title or an alt that is not empty; noscript copies of lazy images count. */
const named = /\s(?:aria-label|aria-labelledby|title|alt)\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|[^"'\s>])/i;
/** Custom elements and slots may show text that is not in the HTML. */
const selfMade = /<(?:[a-z][a-z0-9]*-[a-z0-9-]*|slot|iframe|object|video|canvas|input)[\s/>]/i;

/** Whether something inside a link without text may still give it a name. */
function mayBeNamedInside({ source }: { readonly source: PageSource | null }, node: NodeId): boolean {
  if (source === null || node < 0) return false;
  const from = source.elements.end[node] ?? 0;
  const [content = ''] = source.html.slice(from, from + contentMax).split(closing, 1);
  return named.test(content) || selfMade.test(content);
}

/** Links with only an image with alt="": img-alt-empty-functional reports them. */
const reportedByImage = ({ images }: Pick<PageFacts, 'images'>): ReadonlySet<number> =>
  new Set(
    images.flatMap(({ control, alt, ariaHidden }) =>
      control !== null && control.onlyContent && alt?.trim() === '' && !ariaHidden ? [control.node] : [],
    ),
  );

type Facts = Pick<PageFacts, 'headings' | 'source'>;

/** The link of an empty heading to itself: with text in the heading it would have a name, and the heading is reported. */
function isInEmptyHeading(facts: Facts, node: NodeId): boolean {
  const empty = new Set(
    facts.headings.flatMap((heading) =>
      heading.text === '' && !heading.hidden && !heading.inDialog && unseenName(facts, heading) === ''
        ? [heading.node]
        : [],
    ),
  );
  if (empty.size === 0) return false;
  for (let at = node; at >= 0; at = facts.source?.elements.parent[at] ?? -1) if (empty.has(at)) return true;
  return false;
}

const needsName = ({ element, kind, nofollow, ariaHidden }: LinkNode): boolean =>
  element === 'a' && kind !== 'none' && !nofollow && !ariaHidden;

export const linkEmptyAnchor = definePageRule({
  id: 'link-empty-anchor',
  group: 'links',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['link-empty-anchor'],
  reads: ['links', 'images', 'headings', 'source'],
  check(facts) {
    const nameless: LinkNode[] = [];
    for (const link of facts.links)
      if (link.name === '' && !link.labelledBy && needsName(link)) nameless.push(link);
    if (nameless.length === 0) return facts.links.some(needsName) ? pass() : skip('no-link');
    const reported = reportedByImage(facts);
    const empty = nameless.filter(
      ({ node }) => !reported.has(node) && !mayBeNamedInside(facts, node) && !isInEmptyHeading(facts, node),
    );
    if (empty.length === 0) return pass();
    return fail({
      messageId: 'nameless',
      data: { count: empty.length },
      evidence: citeElements(facts, empty, ({ resolved }) => ({
        found: say('a-link-without-a-name'),
        wanted: say('text-that-says-where-it-goes'),
        ...(resolved !== null && { urls: [resolved] }),
      })),
    });
  },
});
