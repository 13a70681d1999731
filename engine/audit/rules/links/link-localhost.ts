/** Links and files that only the author's own machine can open. */
import type { ImageNode } from '../../../facts/node-facts.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { foreignImages } from '../images/foreign-images.ts';
import { foreignLinks, hostOf, originOf } from './link-addresses.ts';
import { isPrivateHost } from './private-hosts.ts';

interface Address {
  readonly address: string;
  readonly node: number;
}

type Facts = Pick<PageFacts, 'links' | 'images' | 'resources' | 'url'>;

const none: readonly string[] = [];

const bare = (address: string): string => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

/** A manual that shows the address to open on one's own machine means it; a leftover hides behind other words. */
const spellsOut = (text: string, address: string): boolean => bare(text.trim()) === bare(address);

/** The page's own host is known to be public. */
const isPrivate = (address: string | null, ownOrigin: string): address is string =>
  address !== null && !address.startsWith(ownOrigin) && isPrivateHost(hostOf(address));

/** Addresses of one image, each once. */
function privateOf({ resolved, candidates }: ImageNode, ownOrigin: string): readonly string[] {
  const named = candidates.filter((candidate) => isPrivate(candidate.resolved, ownOrigin));
  const isOwn = isPrivate(resolved, ownOrigin);
  if (named.length === 0) return isOwn ? [resolved] : none;
  return [...new Set([isOwn ? resolved : null, ...named.map((each) => each.resolved)])].filter(
    (address) => address !== null,
  );
}

function findPrivate(facts: Facts): readonly Address[] {
  const found: Address[] = [];
  const ownOrigin = originOf(facts.url);
  for (const { resolved, node, text } of foreignLinks(facts))
    if (isPrivateHost(hostOf(resolved)) && !spellsOut(text, resolved))
      found.push({ address: resolved, node });
  for (const image of foreignImages(facts))
    for (const address of privateOf(image, ownOrigin)) found.push({ address, node: image.node });
  for (const { resolved, node } of facts.resources)
    if (isPrivate(resolved, ownOrigin)) found.push({ address: resolved, node });
  return found;
}

export const linkLocalhost = definePageRule({
  id: 'link-localhost',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Link leads to a private address',
  why: 'localhost and private network addresses exist only for whoever wrote the page. For everybody else the link or file is broken.',
  fix: 'Replace the address with the public one, or with a relative one.',
  reads: ['links', 'images', 'resources', 'url', 'source'],
  check(facts) {
    if (isPrivateHost(hostOf(facts.url))) return skip('the page itself is on a private address');
    const found = findPrivate(facts);
    if (found.length === 0) return pass();
    return fail(
      `${countOf(found.length, 'link or file', 'links or files')} ${found.length === 1 ? 'is' : 'are'} on a private address.`,
      citeNodes(facts, found, ({ address }) => ({ found: address, wanted: 'a public address' })),
    );
  },
});
