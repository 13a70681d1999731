/** Flags that an element's descendants inherit: region, head, hidden, link and so on. */

import { type Attributes, globalAttribute } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import { bit } from '@pagewright/html-stream/tag-info';
import type { Region } from '../../model/node-facts.ts';

export const scope = {
  head: 1,
  /** Inside a template: not part of the page. */
  template: 1 << 1,
  /** Text inside is not part of the visible text. */
  silent: 1 << 2,
  hidden: 1 << 3,
  dialog: 1 << 4,
  ariaHidden: 1 << 5,
  main: 1 << 6,
  article: 1 << 7,
  /** A part of the page with a heading of its own: header and footer inside it are not the page's. */
  sectioning: 1 << 8,
  link: 1 << 9,
  heading: 1 << 10,
  nosnippet: 1 << 11,
  label: 1 << 12,
  preformatted: 1 << 13,
  body: 1 << 14,
  caption: 1 << 15,
  /** Inside svg, but not in HTML within it. */
  svg: 1 << 16,
  form: 1 << 17,
  /** Shown only by browsers that cannot play or show what it is in: nobody sees it. */
  fallback: 1 << 18,
  /** Inside sup. */
  raised: 1 << 19,
} as const;

const regionShift = 20;
const regionMask = 7 << regionShift;
const regions: readonly Region[] = ['body', 'navigation', 'header', 'main', 'aside', 'footer'];

export const regionOf = (flags: number): Region => regions[(flags & regionMask) >> regionShift] ?? 'body';

const withRegion = (flags: number, region: Region): number =>
  (flags & ~regionMask) | (regions.indexOf(region) << regionShift);

const regionOfRole = new Map<string, Region>([
  ['navigation', 'navigation'],
  ['banner', 'header'],
  ['main', 'main'],
  ['complementary', 'aside'],
  ['contentinfo', 'footer'],
]);

/** Ids and classes that mark regions on pages without landmark elements. */
const regionOfToken = new Map<string, Region>([
  ...'nav navbar navigation menu topnav main-nav mainnav main-menu mainmenu site-nav breadcrumb breadcrumbs toc sphinxsidebar related pagination'
    .split(' ')
    .map((token): [string, Region] => [token, 'navigation']),
  ...'sidebar side-bar widget-area'.split(' ').map((token): [string, Region] => [token, 'aside']),
  ...'site-header page-header masthead topbar'.split(' ').map((token): [string, Region] => [token, 'header']),
  ...'footer site-footer page-footer colophon cookie-banner cookie-notice cookie-consent'
    .split(' ')
    .map((token): [string, Region] => [token, 'footer']),
]);

/** The landmark an element is, by its name or role; null when it is none. */
export function landmarkOf(element: OpenElement, role: string | null, parentFlags: number): Region | null {
  if (role !== null) return regionOfRole.get(role) ?? null;
  const inSection = (parentFlags & (scope.sectioning | scope.main)) !== 0;
  switch (element.info.name) {
    case 'nav':
      return 'navigation';
    case 'main':
      return 'main';
    case 'aside':
      return 'aside';
    case 'header':
      return inSection ? null : 'header';
    case 'footer':
      return inSection ? null : 'footer';
    default:
      return null;
  }
}

const inherited: ReadonlyMap<string, number> = new Map([
  ['head', scope.head],
  ['body', scope.body],
  ['template', scope.template | scope.silent],
  ['dialog', scope.dialog],
  ['main', scope.main],
  ['article', scope.article | scope.sectioning],
  ['section', scope.sectioning],
  ['label', scope.label],
  ['form', scope.form],
  ['pre', scope.preformatted],
  ['video', scope.fallback],
  ['audio', scope.fallback],
  ['object', scope.fallback],
  ['figcaption', scope.caption],
  ['sup', scope.raised],
]);

/** Flags of the element's descendants. */
export function flagsInside(
  element: OpenElement,
  parentFlags: number,
  attributes: Attributes | null,
): number {
  let flags = parentFlags;
  if (element.namespace === 'html') {
    flags |= inherited.get(element.info.name) ?? 0;
    if ((element.bits & bit.silent) !== 0) flags |= scope.silent;
    if ((element.bits & bit.heading) !== 0) flags |= scope.heading;
    // A named anchor that is not closed goes on to the next link, and what it holds is ordinary text.
    if (element.info.name === 'a' && attributes?.has('href') === true) flags |= scope.link;
  } else if (element.namespace === 'svg') {
    flags = element.info.name === 'foreignobject' ? flags & ~scope.svg : flags | scope.svg;
  }
  return attributes === null || attributes.mask === 0
    ? flags
    : withAttributes(element, flags, parentFlags, attributes);
}

const relevant =
  globalAttribute.id |
  globalAttribute.class |
  globalAttribute.role |
  globalAttribute.hidden |
  globalAttribute.ariaHidden |
  globalAttribute.ariaModal |
  globalAttribute.style |
  globalAttribute.nosnippet;

function withAttributes(
  element: OpenElement,
  inside: number,
  parentFlags: number,
  attributes: Attributes,
): number {
  const { mask } = attributes;
  if ((mask & relevant) === 0) return inside;
  let flags = inside;
  if ((mask & globalAttribute.hidden) !== 0) flags |= scope.hidden;
  if ((inside & scope.form) !== 0 && isUnseenMessage(attributes)) flags |= scope.hidden;
  if ((mask & globalAttribute.nosnippet) !== 0) flags |= scope.nosnippet;
  if ((mask & globalAttribute.ariaHidden) !== 0 && attributes.get('aria-hidden') === 'true')
    flags |= scope.ariaHidden;
  if ((mask & globalAttribute.ariaModal) !== 0 && attributes.get('aria-modal') === 'true')
    flags |= scope.dialog;
  if ((mask & globalAttribute.role) !== 0) {
    const role = attributes.get('role')?.trim().toLowerCase() ?? '';
    if (role === 'dialog' || role === 'alertdialog') flags |= scope.dialog;
    if (role === 'article') flags |= scope.article | scope.sectioning;
  }
  if ((parentFlags & regionMask) === 0 && containers.has(element.info.name))
    return withTokenRegion(flags, attributes);
  return flags;
}

const unseenClasses = new Set(
  'd-none hidden is-hidden invalid-feedback valid-feedback w-form-done w-form-fail'.split(' '),
);
/** `d-md-block`, `md:flex`: shown on some screens after all. */
const shownSomewhere = /^(?:d-\w+-|\w+:)(?:block|flex|grid|inline|table|contents)/;

/** What a form only says after it was sent, or filled in wrongly. Elsewhere a tab or a menu may be hidden at first. */
function isUnseenMessage(attributes: Attributes): boolean {
  if (/(?:^|;)\s*display\s*:\s*none/i.test(attributes.get('style') ?? '')) return true;
  const classes = attributes.get('class')?.split(/\s+/) ?? [];
  return (
    classes.some((each) => unseenClasses.has(each)) && !classes.some((each) => shownSomewhere.test(each))
  );
}

const containers = new Set('div ul ol section table td form p'.split(' '));

function withTokenRegion(flags: number, attributes: Attributes): number {
  const id = attributes.get('id');
  const byId = id === null ? undefined : regionOfToken.get(id.toLowerCase());
  if (byId !== undefined) return withRegion(flags, byId);
  const list = attributes.get('class');
  if (list === null) return flags;
  for (const token of list.split(' ')) {
    const region = regionOfToken.get(token);
    if (region !== undefined) return withRegion(flags, region);
  }
  return flags;
}

/** Flags of an element that may be a landmark. */
export function inLandmark(flags: number, landmark: Region | null): number {
  if (landmark === null) return flags;
  return withRegion(landmark === 'main' ? flags | scope.main : flags, landmark);
}
