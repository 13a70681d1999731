/** Finds fragments that were never meant to name a part of the page: `#button`, `#someone` in a template. */
import { snippetOf } from '../../../model/node-evidence.ts';
import type { LinkNode } from '../../../model/node-facts.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import { withoutAccents } from '../../page/plain-words.ts';

type Facts = Pick<PageFacts, 'links' | 'ids' | 'capped' | 'source'>;

/** References to a part have several words or a number more often than not; a placeholder is typed in quickly. */
const singleWord = /^#\p{L}+$/u;
const buttonClass = /\sclass\s*=\s*["'][^"']*(?:\bbtn\b|\bbutton\b|\bcta\b)/i;

const mentions = ({ name }: LinkNode, word: string): boolean => withoutAccents(name).includes(word);

/** One word that the page has no part for and no link speaks of, on different links or on buttons. */
function isPlaceholder(facts: Facts, href: string, links: readonly LinkNode[]): boolean {
  const word = withoutAccents(href.slice(1));
  if (facts.ids.anchors.includes(href.slice(1)) || links.some((link) => mentions(link, word))) return false;
  return (
    new Set(links.map(({ name }) => name)).size > 1 ||
    links.every(({ node }) => buttonClass.test(snippetOf(facts, node)))
  );
}

/** As written in href. `#top` is always there. */
export function placeholderFragments(facts: Facts): ReadonlySet<string> {
  if (facts.capped.length > 0) return new Set();
  const byHref = Map.groupBy(
    facts.links.filter(({ kind }) => kind === 'fragment'),
    ({ href }) => href?.trim() ?? '',
  );
  return new Set(
    [...byHref].flatMap(([href, links]) =>
      singleWord.test(href) && !/^#top$/i.test(href) && isPlaceholder(facts, href, links) ? [href] : [],
    ),
  );
}
