/** Signs in the HTML that a script may handle the click on a link. */
import type { NodeId, PageSource } from '../../../model/page-source.ts';

/** A menu toggle, a tab, a dialog: what frameworks mark as a control. */
export const markedControl =
  /\s(?:data-(?:bs-)?(?:toggle|target|dismiss|slide|action)|aria-(?:expanded|haspopup|controls)|uk-[a-z-]+|x-on:|@click|v-on:|ng-click|wire:click)\b/i;

/** Attributes that tell a script nothing. */
const plainAttribute =
  /^(?:href|class|title|target|rel|style|lang|dir|hreflang|type|itemprop|itemscope|itemtype|tabindex|draggable)$/i;
const attribute = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|[^\s"'>]+))?/g;

/** Classes by which scripts find what they handle: toggles, tabs, slides, carts, dialogs, filters, states. */
const controlClass =
  /toggl|menu|drop|collaps|accord|modal|popup|dialog|lightbox|overlay|open|clos|expand|show|hide|reveal|more|tab(?![a-z])|tab-|slid|carousel|prev|next|scroll|anchor|trigger|switch|(?:^|[\s_-])js(?:[\s_-]|$)|click|action|filter|sort|search|cart|basket|wish|favo|like|vote|share|print|copy|play|pause|video|login|logout|sign|theme|lang|cookie|consent|dismiss|remove|delete|edit|reply|load|active|current|selected|disabled|page-link|paginat|ajax|submit|swipe|chat/i;

/** By an attribute, or for a bare `#` by a class. `#!` and `void(0)` are written where no script is meant. */
export function mayBeHandledByScript(tag: string, href: string): boolean {
  for (const [, name = '', quoted, single] of tag.matchAll(attribute)) {
    if (!plainAttribute.test(name)) return true;
    if (name.toLowerCase() !== 'class') continue;
    if (href !== '#!' && controlClass.test(quoted ?? single ?? '')) return true;
    // The entry of the page that is open has nowhere to lead.
    if (/(?:^|\s)(?:active|current)(?:\s|$)/i.test(quoted ?? single ?? '')) return true;
  }
  return false;
}

const submenuParent = /class\s*=\s*["'][^"']*(?:drop|sub-?menu|has-?sub|has-?child|parent|nested|mega)/i;
const windowMax = 2000;

/** The head of a menu that opens when it is pointed at: a list follows, or the entry says so. */
export function opensSubmenu(source: PageSource | null, node: NodeId): boolean {
  if (source === null || node < 0) return false;
  const { parent, start, end } = source.elements;
  const up = parent[node] ?? -1;
  if (up >= 0 && submenuParent.test(source.html.slice(start[up] ?? 0, end[up] ?? 0))) return true;
  const from = end[node] ?? 0;
  const after = source.html.slice(from, from + windowMax).split(/<\/a\s*>/i, 2)[1] ?? '';
  return (
    /^\s*(?:<\/?(?:span|i|b|svg|path|button)\b[^>]*>\s*)*<(?:ul|ol|menu|dl)\b/i.test(after) ||
    /^\s*<(?:div|nav|section)\b[^>]*class\s*=\s*["'][^"']*(?:menu|drop|sub|mega|panel|nav)/i.test(after)
  );
}
