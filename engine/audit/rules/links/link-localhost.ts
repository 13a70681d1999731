/** Links and files that only the author's own machine can open. */

import type { ImageNode } from '../../../model/node-facts.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import type { WebLink } from '../../page/links.ts';
import { hostOf, originOf } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';
import { isPrivateHost } from './private-hosts.ts';

interface PrivateUrl {
  readonly url: string;
  readonly node: number;
  /** A link in the text, which a manual may have on purpose. */
  readonly isInText: boolean;
}

type Facts = Pick<PageFacts, 'images' | 'resources' | 'url'>;

const bare = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/\/$/, '');

/** A manual shows the URL as link text on purpose; a leftover has other text. */
const spellsOut = (text: string, url: string): boolean => bare(text.trim()) === bare(url);

/** The page's own host is known to be public. */
const isPrivate = (url: string | null, ownOrigin: string): url is string =>
  url !== null && !url.startsWith(ownOrigin) && isPrivateHost(hostOf(url));

/** Private URLs of one image, each once. */
function privateOf({ resolved, candidates }: ImageNode, ownOrigin: string): readonly string[] {
  const urls = [resolved, ...candidates.map((candidate) => candidate.resolved)];
  return [...new Set(urls.filter((url) => isPrivate(url, ownOrigin)))];
}

const codeElements: ReadonlySet<string> = new Set(['pre', 'code', 'kbd', 'samp', 'tt']);

/** A page that shows code or commands is a manual, whose readers may run what it links to. */
const showsCode = ({ source }: Pick<PageFacts, 'source'>): boolean =>
  source?.elements.names.some((name) => codeElements.has(name)) === true;

function findPrivate(facts: Facts, otherOrigin: readonly WebLink[]): readonly PrivateUrl[] {
  const found: PrivateUrl[] = [];
  const ownOrigin = originOf(facts.url);
  for (const { resolved, node, text, region } of otherOrigin)
    if (isPrivateHost(hostOf(resolved)) && !spellsOut(text, resolved))
      found.push({ url: resolved, node, isInText: region === 'main' || region === 'body' });
  for (const image of facts.images)
    for (const url of privateOf(image, ownOrigin)) found.push({ url, node: image.node, isInText: false });
  for (const { resolved, node } of facts.resources)
    if (isPrivate(resolved, ownOrigin)) found.push({ url: resolved, node, isInText: false });
  return found;
}

export const linkLocalhost = definePageRule({
  id: 'link-localhost',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['link-localhost'],
  reads: ['links', 'images', 'resources', 'url', 'source'],
  check(facts, { page }) {
    if (isPrivateHost(hostOf(facts.url))) return skip('page-on-private-address');
    const found = findPrivate(facts, page.links.otherOrigin);
    if (found.length === 0) return pass();
    if (found.every(({ isInText }) => isInText) && showsCode(facts))
      return fail({
        messageId: 'manual',
        data: { count: found.length },
        evidence: citeNodes(facts, found, ({ url }) => ({
          found: url,
          wanted: say('text-or-a-public-url'),
        })),
        severity: 'info',
      });
    return fail({
      messageId: 'private',
      data: { count: found.length },
      evidence: citeNodes(facts, found, ({ url }) => ({ found: url, wanted: say('a-public-url') })),
      severity: 'warning',
    });
  },
});
