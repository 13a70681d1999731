/** Links with generic text. */
import type { NodeId, PageSource } from '../../../model/page-source.ts';
import { citeElements } from '../../cite-nodes.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { WebLink } from '../../page/links.ts';
import { definePageRule } from '../../rule.ts';
import { isGenericAnchor } from './generic-anchors.ts';

const codeTags = new Set(['code', 'kbd', 'samp', 'var']);

/** The link text is code: `View` is a class here. */
function isCode(source: PageSource | null, link: NodeId): boolean {
  if (source === null) return false;
  const { parent, name, names } = source.elements;
  return parent[link + 1] === link && codeTags.has(names[name[link + 1] ?? 0] ?? '');
}

/** The link text is the name of its target: `#learn-more`, `#term-view`. */
function isNamedAlike(name: string, url: string): boolean {
  const slug = name.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const part = url.split('#')[1]?.toLowerCase() ?? '';
  return part === slug || part.endsWith(`-${slug}`) || part.startsWith(`${slug}-`);
}

const isGeneric = (
  { name, labelledBy, node, resolved }: WebLink,
  languages: readonly string[],
  source: PageSource | null,
): boolean =>
  !labelledBy && isGenericAnchor(name, languages) && !isCode(source, node) && !isNamedAlike(name, resolved);

export const linkGenericAnchor = definePageRule({
  id: 'link-generic-anchor',
  group: 'links',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Link text says nothing about its target',
  why: 'Good link text tells people and Google what the target is about before they go there. “Read more” tells of nothing, least of all in a list of links.',
  fix: 'Let the link text name the target, such as the title of the article.',
  reads: ['links', 'language', 'url', 'source'],
  check(facts, { page }) {
    const { used, primary } = facts.language;
    const languages = primary === null || primary === used ? [used] : [used, primary];
    const links = page.links.outgoing.filter(({ nofollow, ariaHidden }) => !nofollow && !ariaHidden);
    const generic = links.filter((link) => isGeneric(link, languages, facts.source));
    if (links.length === 0) return skip('there is no link to another page');
    if (generic.length === 0) return pass();
    return fail(
      `${generic.length} of ${countOf(links.length, 'link')} to other pages ${generic.length === 1 ? 'has' : 'have'} a text that would fit any target, such as “${generic[0]?.name ?? ''}”.`,
      citeElements(facts, generic, ({ name, resolved }) => ({
        found: name,
        wanted: 'text that says what the target is',
        urls: [resolved],
      })),
    );
  },
});
