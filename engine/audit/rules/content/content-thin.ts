/** A page with little to read. */

import type { LinkNode } from '../../../model/node-facts.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import type { NodeId, PageSource } from '../../../model/page-source.ts';
import type { PageType } from '../../../model/text-facts.ts';
import { countUnspacedWords } from '../../../text/parse-block.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isClientTemplate, isDocumentation, isEmptyShell } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

/** A table of contents by its class or id. */
const contents = /\s(?:class|id)\s*=\s*(?:"[^"]*|'[^']*|)(?<![a-z])toc(?:tree)?(?![a-z])/i;

/** A menu is on every page of a site, a table of contents is what a page is for. */
function isInContents({ html, elements }: PageSource, node: NodeId, known: Map<NodeId, boolean>): boolean {
  const path: NodeId[] = [];
  let isInside = false;
  for (let at = node; at >= 0; at = elements.parent[at] ?? -1) {
    isInside = known.get(at) ?? contents.test(html.slice(elements.start[at], elements.end[at]));
    path.push(at);
    if (isInside || known.has(at)) break;
  }
  for (const at of path) known.set(at, isInside);
  return isInside;
}

/** Finds the links of a page that lead on from it: those of its content, and those of a table of contents. */
function leadingLinks({ links, source }: Pick<PageFacts, 'links' | 'source'>): readonly LinkNode[] {
  const known = new Map<NodeId, boolean>();
  return links.filter(({ kind, region, node }) => {
    if (region === 'main' || region === 'body') return kind === 'web' || kind === 'fragment';
    return kind === 'web' && region === 'navigation' && source !== null && isInContents(source, node, known);
  });
}

const warnBelow = 30;
const noteBelow = 80;
/** Well above the limit, so that no page is a few words away from what is asked of it. */
const wanted = 100;
/** A topic of a manual. */
const noteTopicBelow = 40;
/** Languages that say in one word what others say in two or three: they need fewer. */
const agglutinative: ReadonlySet<string> = new Set(
  'az et eu fi hu ka kk kn ko ky ml mn ta te tk tr ug uz'.split(' '),
);
const agglutinativeShare = 0.7;
const excerptMax = 200;
/** Pages that are of use without many words. */
const briefTypes: ReadonlySet<PageType> = new Set(['contact', 'login', 'cart', 'listing', 'media', 'search']);

/** Controls a visitor fills in. */
const fieldsMin = 3;
const fieldTypes = /^(?:text|email|tel|url|number|date|select|textarea|password|checkbox|radio|file)/;
const linksMin = 5;
/** A link of a list and a line about it. */
const wordsPerLink = 12;

type Facts = Pick<PageFacts, 'links' | 'text' | 'controls' | 'source'>;

/** A table of contents, an index, a hub: what its links say is what it is for. */
function isMostlyLinks({ links, text, source }: Facts): boolean {
  const leading = leadingLinks({ links, source });
  const linked = leading.reduce((sum, { text: name }) => sum + countUnspacedWords(name, name.length), 0);
  if (leading.length > 1 && linked * 2 >= text.wordCount) return true;
  return leading.length >= linksMin && text.wordCount < leading.length * wordsPerLink;
}

const isForm = ({ controls }: Facts): boolean =>
  controls.filter(
    ({ element, type }) => element !== 'button' && fieldTypes.test(element === 'input' ? type : element),
  ).length >= fieldsMin;

export const contentThin = definePageRule({
  id: 'content-thin',
  group: 'content',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: 'html',
  audience: 'indexable',
  texts: contentTexts['content-thin'],
  reads: [
    'text',
    'pageType',
    'links',
    'controls',
    'images',
    'quality',
    'resources',
    'source',
    'language',
    'url',
    'document',
    'linkTags',
  ],
  check(facts) {
    const { text, pageType, quality, source, language } = facts;
    if (isEmptyShell(facts)) return skip('client-rendered');
    if (briefTypes.has(pageType.type))
      return skip('page-type', { type: pageType.type, because: pageType.because });
    // A home page leads on to the others: it may be brief, but not empty.
    if (pageType.type === 'home' && text.wordCount > 0) return skip('is-home-page');
    const share = agglutinative.has(language.used) ? agglutinativeShare : 1;
    if (text.wordCount >= noteBelow * share) return pass();
    if (isMostlyLinks(facts)) return skip('is-link-list');
    if (text.wordCount >= noteTopicBelow * share && isDocumentation(facts)) return pass();
    if (isForm(facts)) return skip('is-form');
    if (quality.templateTokens.length > 0 && isClientTemplate(source?.html ?? ''))
      return skip('text-by-script');
    const words = text.lines.join(' ');
    const excerpt = words.slice(0, excerptMax);
    return fail({
      messageId: text.wordCount === 0 ? 'none' : 'little',
      data: { words: text.wordCount },
      evidence: [
        {
          found:
            excerpt === '' ? say('no-text-in-the-html') : `${excerpt}${words.length > excerptMax ? '…' : ''}`,
          wanted: say('about-words-or-more', { words: wanted * share }),
        },
      ],
      severity: text.wordCount < warnBelow * share ? 'warning' : 'info',
    });
  },
});
