/** Links with generic text. */

import { snippetOf } from '../../../model/node-evidence.ts';
import type { NodeId, PageSource } from '../../../model/page-source.ts';
import { foldedTokens } from '../../../text/words.ts';
import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { WebLink } from '../../page/links.ts';
import { definePageRule } from '../../rule.ts';
import { isGenericAnchor } from './generic-anchors.ts';
import { linksTexts } from './messages.ts';

const codeTags = new Set(['code', 'kbd', 'samp', 'var']);

/** The link text is code: `View` is a class here. */
function isCode(source: PageSource | null, link: NodeId): boolean {
  if (source === null) return false;
  const { parent, name, names } = source.elements;
  const isCodeTag = (node: NodeId): boolean => codeTags.has(names[name[node] ?? 0] ?? '');
  return isCodeTag(parent[link] ?? -1) || (parent[link + 1] === link && isCodeTag(link + 1));
}

/** The title attribute says more than the text; `next` and `prev` say their place in a series. */
const isExplained = (source: PageSource | null, { node, rel, name }: WebLink): boolean => {
  if (rel.includes('next') || rel.includes('prev')) return true;
  const title = /\stitle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(snippetOf({ source }, node));
  return foldedTokens(title?.[1] ?? title?.[2] ?? '').length > foldedTokens(name).length;
};

/** So many links are an index, in which a word that comes up once is an entry. */
const indexMin = 40;

/** The link text is the name of its target's part or file: `#learn-more`, `#term-view`, `/api/view.html`. */
function isNamedAlike(name: string, url: string): boolean {
  const slug = name.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const [path = '', part = ''] = url.toLowerCase().split('#');
  const host = path.split('/')[2]?.split('.') ?? [];
  const file = /([^/]*?)(?:\.\w{2,5})?\/?$/.exec(path.split('?', 1)[0] ?? '')?.[1] ?? '';
  // `#READREF` is named by “read”.
  if (part.startsWith(slug)) return true;
  // `Go` names the project of /gographics/gmagick.
  const folders = path.split('/').slice(3, -1);
  return (
    folders.some((each) => each.startsWith(slug)) ||
    [part, file, ...host].some(
      (each) => each === slug || each.endsWith(`-${slug}`) || each.startsWith(`${slug}-`),
    )
  );
}

/** A title, or the part of it before or after the site's name, has the same words as the link. */
function isTitled(name: string, title: string | null): boolean {
  const words = foldedTokens(name).join(' ');
  const parts = [title ?? '', ...(title ?? '').split(/\s[|–—·•»:-]+\s|:\s/u)];
  return parts.some((part) => foldedTokens(part).join(' ') === words);
}

const isGeneric = (link: WebLink, languages: readonly string[], source: PageSource | null): boolean => {
  const { name, labelledBy, node, resolved } = link;
  return (
    !labelledBy &&
    isGenericAnchor(name, languages) &&
    !isCode(source, node) &&
    !isNamedAlike(name, resolved) &&
    !isExplained(source, link)
  );
};

export const linkGenericAnchor = definePageRule({
  id: 'link-generic-anchor',
  group: 'links',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['link-generic-anchor'],
  reads: ['links', 'language', 'url', 'source'],
  check(facts, { page }) {
    const { used, primary } = facts.language;
    const languages = primary === null || primary === used ? [used] : [used, primary];
    const links = page.links.outgoing.filter(({ nofollow, ariaHidden }) => !nofollow && !ariaHidden);
    const candidates = links.filter((link) => isGeneric(link, languages, facts.source));
    const uses = Map.groupBy(candidates, ({ name }) => name);
    const generic =
      links.length < indexMin
        ? candidates
        : candidates.filter(({ name }) => (uses.get(name)?.length ?? 0) > 1);
    if (links.length === 0) return skip('no-page-link');
    if (generic.length === 0) return pass();
    return fail({
      messageId: 'generic',
      data: { name: generic[0]?.name ?? '' },
      evidence: citeElements(facts, generic, ({ name, resolved }) => ({
        found: name,
        wanted: say('text-that-says-what-the-target-is'),
        urls: [resolved],
      })),
    });
  },
  // “View” may be the name of the page it links to.
  review(issue, { findTarget }) {
    const evidence = issue.evidence.filter(({ found = '', urls = [] }) => {
      const target = findTarget(urls[0] ?? '');
      return !isTitled(found, target?.title ?? null) && !isTitled(found, target?.firstHeading ?? null);
    });
    const [first] = evidence;
    return first === undefined ? null : { messageId: 'generic', data: { name: first.found ?? '' }, evidence };
  },
});
