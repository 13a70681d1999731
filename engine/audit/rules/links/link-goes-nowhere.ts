/** Links with a text that promises a page and an href that leads nowhere. */

import { snippetOf } from '../../../model/node-evidence.ts';
import type { LinkNode } from '../../../model/node-facts.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import { foldedTokens } from '../../../text/words.ts';
import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';
import { mayBeHandledByScript, opensSubmenu } from './scripted-link.ts';

/** `#`, `#!`, `javascript:`, `javascript:void(0)`: written where the URL is still to come. */
const placeholder = /^(?:#!?|javascript:\s*(?:void\s*(?:\(\s*0?\s*\)|0))?\s*;?)$/i;

/** `#` is also the top of the page, and its links say so, in words or with an arrow. */
const toTop =
  /\b(?:top|up|oben|anfang|haut|arriba|topo|alto|su|boven|omhoog|upp|ylös|góry|nahoru|hore|sus|fel|yukarı|başa)\b|наверх|вверх|начал|нагоре|вгору|догори|επάνω|αρχή|أعلى|الأعلى|بالا|למעלה|顶|頂|トップ|上へ|맨 위|위로|[↑▲⇧]/iu;

/** What opens a part of the page is a control, whatever it is written as. */
const revealsMore =
  /^\W*(?:(?:show|load|view|see|read)\s+(?:more|less|all)|more|less|expand|collapse|mehr|weniger|(?:mehr|alle)\s+(?:anzeigen|laden)|(?:voir|afficher)\s+plus|(?:ver|mostrar)\s+m[áa]s|mostra\s+(?:di\s+)?più|meer\s+(?:tonen|laden))\W*$/iu;

const hasWord = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

type Facts = Pick<PageFacts, 'links' | 'ids' | 'capped' | 'source' | 'title' | 'headings' | 'url'>;

/** `contents` of /docs/contents.html. */
const fileOf = (url: string): string =>
  /([^/]+?)(?:\.\w{2,5})?\/?$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '';

/** Generators link the page that is open to itself so. */
const isOwnName = ({ title, headings, url }: Facts, text: string): boolean =>
  title?.includes(text) === true ||
  foldedTokens(text).includes(fileOf(url)) ||
  headings.some((heading) => heading.level === 1 && heading.text === text);

function goesNowhere(
  facts: Facts,
  placeholders: ReadonlySet<string>,
  { element, kind, href, text, role, onclick, anchored, node }: LinkNode,
) {
  if (element !== 'a' || (kind !== 'fragment' && kind !== 'script')) return false;
  const written = href?.trim() ?? '';
  if (
    !(placeholder.test(written) || placeholders.has(written)) ||
    !hasWord.test(text) ||
    revealsMore.test(text)
  )
    return false;
  if (written === '#' && (toTop.test(text) || isOwnName(facts, text))) return false;
  const isControl = (role !== null && role.trim() !== '') || onclick || anchored;
  return (
    !isControl && !mayBeHandledByScript(snippetOf(facts, node), written) && !opensSubmenu(facts.source, node)
  );
}

/** With fewer a page may do without working links. */
const allDeadMin = 3;

export const linkGoesNowhere = definePageRule({
  id: 'link-goes-nowhere',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['link-goes-nowhere'],
  reads: ['links', 'ids', 'capped', 'source', 'title', 'headings', 'url'],
  check(facts, { page }) {
    if (facts.links.length === 0) return skip('no-link');
    const placeholders = page.placeholderFragments;
    const dead = facts.links.filter((link) => goesNowhere(facts, placeholders, link));
    const [first] = dead;
    if (first === undefined) return pass();
    const isAll = dead.length >= allDeadMin && page.links.outgoing.length === 0;
    const isInFooter = dead.every(({ region }) => region === 'footer');
    return fail({
      messageId: isAll ? 'all' : 'some',
      data: { text: clip(first.text, 60), others: dead.length - 1 },
      evidence: citeElements(facts, dead, ({ href }) => ({
        found: `href="${href?.trim() ?? ''}"`,
        wanted: say('href-with-the-url-of-a-page'),
      })),
      severity: isAll ? 'critical' : isInFooter ? 'info' : 'warning',
    });
  },
});
