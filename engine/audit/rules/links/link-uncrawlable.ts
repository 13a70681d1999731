/** Links whose target is hidden in a script or lies on the author's machine. */
import { snippetOf } from '../../../model/node-evidence.ts';
import type { LinkNode } from '../../../model/node-facts.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { citeElements } from '../../cite-nodes.ts';
import { type Shown, say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';
import { markedControl } from './scripted-link.ts';

interface Uncrawlable {
  readonly kind: 'file' | 'data' | 'script' | 'onclick' | 'empty';
  /** In evidence. */
  readonly found: Shown;
}

/** A script that opens a page: it sets the location, opens a window or names a file. */
const opensPage =
  /\blocation\b(?!\s*\.\s*reload)|\b\w*(?:page|article|document|screen)\w*\s*\(\s*['"\d]|\bopen\s*\(\s*['"]|\bnavigate|\bgo_?to|\.(?:html?|php|aspx?|jsp)\b|['"]\/|https?:/i;
/** Back, print, bookmark: actions of the browser. Bookmarklets are dragged away, and act on other pages. */
const isAction =
  /^javascript:\s*(?:void\s*)?\(*\s*(?:async\s*)?(?:function\b|\(\s*\)\s*=>)|\bhistory\s*\.|\bprint\s*\(|\bbookmark|sidebar\.addPanel|\bdocument\.(?:title|URL|location)\b|encodeURIComponent\s*\(\s*(?:window\.)?location/i;
const hasHiddenTarget = /\sdata-(?:href|url|link|target-url)\s*=\s*["']?[^"'\s>]/i;

type Facts = Pick<PageFacts, 'headings' | 'links' | 'source' | 'title'>;

const isScriptedTarget = (script: string): boolean => opensPage.test(script) && !isAction.test(script);

const onclickOf = (tag: string): string => /\sonclick\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i.exec(tag)?.[1] ?? '';

/** Null when a crawler can follow it, or when it is no link to a page but a control. */
function whyUncrawlable(facts: Facts, link: LinkNode): Uncrawlable | null {
  const { element, kind, href, onclick, role, anchored, node, name } = link;
  if (kind !== 'script' && kind !== 'file' && kind !== 'empty' && kind !== 'none') return null;
  // A button, a tab or a menu entry made from an `a` has a role that says so.
  if (element !== 'a' || (role !== null && role.trim() !== '' && role.trim().toLowerCase() !== 'link'))
    return null;
  if (kind === 'file') return { kind: 'file', found: say('a-path-on-a-disk') };
  const tag = snippetOf(facts, node);
  if (hasHiddenTarget.test(tag)) return { kind: 'data', found: say('a-target-that-only-a-script-reads') };
  const written = href?.trim() ?? '';
  if (kind === 'script' && isScriptedTarget(written))
    return { kind: 'script', found: `href="${written.slice(0, 60)}"` };
  if (onclick && isScriptedTarget(onclickOf(tag)))
    return { kind: 'onclick', found: say('a-target-in-onclick') };
  if (kind !== 'empty' || anchored || onclick || name === '' || markedControl.test(tag)) return null;
  // Generators link the page that is open to itself so, by its title or its main heading.
  const names = [facts.title ?? '', ...facts.headings.flatMap((each) => (each.level === 1 ? each.text : []))];
  return names.some((own) => own.includes(name)) ? null : { kind: 'empty', found: 'href=""' };
}

export const linkUncrawlable = definePageRule({
  id: 'link-uncrawlable',
  revision: 2,
  group: 'links',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['link-uncrawlable'],
  reads: ['headings', 'links', 'source', 'title'],
  check(facts) {
    if (facts.links.length === 0) return skip('no-link');
    const found: { readonly node: NodeId; readonly why: Uncrawlable; readonly href: string }[] = [];
    for (const link of facts.links) {
      const why = whyUncrawlable(facts, link);
      if (why !== null) found.push({ node: link.node, why, href: link.href?.trim() ?? '' });
    }
    if (found.length === 0) return pass();
    const evidence = citeElements(facts, found, ({ why }) => ({
      found: why.found,
      wanted: say('href-with-the-url-of-the-target'),
    }));
    const worst = found.find(({ why }) => why.kind !== 'empty');
    // It links to the page itself, perhaps on purpose.
    if (worst === undefined) return fail({ messageId: 'empty', evidence, severity: 'info' });
    const { kind } = worst.why;
    return kind === 'script'
      ? fail({ messageId: kind, data: { script: worst.href.slice(0, 60) }, evidence })
      : fail({ messageId: kind, evidence });
  },
});
