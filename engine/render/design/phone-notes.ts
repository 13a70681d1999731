/** Design checks on a phone: width, tap targets, small text, overlays, contrast, accessible names, layout shifts. */

import { contrastOf, mendContrast } from '../../model/readable-colour.ts';
import type {
  AxeFinding,
  DesktopFacts,
  FailingElement,
  MobileFacts,
  OverflowingElement,
  RenderFacts,
  SeenElement,
} from '../../model/render-facts.ts';
import { type DesignResult, nameOf, namesOf, note, percent, topOf } from './design-note.ts';

const countAxe = (axe: readonly AxeFinding[], isMeant: (rule: string) => boolean) => {
  const own = axe.filter(({ rule }) => isMeant(rule));
  const nodes = own.flatMap((each) => each.nodes);
  return { count: own.reduce((sum, { count }) => sum + count, 0), first: nodes[0] ?? null, nodes };
};

/** Of the contrast that is needed: from here on nobody sees the difference. */
const nearlyEnough = 0.94;
/** From here on the text falls just short of it: 4 of 4.5. */
const justShort = 4 / 4.5;

/** The contrast that is there, as a part of what is needed. */
const shareOfNeeded = ({ contrast: low }: Pick<FailingElement, 'contrast'>): number =>
  low === null ? 1 : low.ratio / low.least;

interface ColorChange {
  readonly what: 'the text' | 'the text color' | 'the background' | 'the color';
  /** Null for text that only has to be opaque. */
  readonly from: string | null;
  readonly to: string;
  /** Text that has to become opaque with it. */
  readonly opaque: string | null;
  readonly names: readonly string[];
}

function changeFor(node: FailingElement): ColorChange | null {
  const { contrast: low } = node;
  if (low === null) return null;
  const { text, ground, opaque, least } = low;
  const { better, betterGround } = mendContrast(low);
  const names = [nameOf(node)];
  if (opaque !== null && contrastOf(opaque, ground) >= least)
    return { what: 'the text', from: null, to: opaque, opaque: null, names };
  return betterGround === null
    ? { what: 'the text color', from: text, to: better ?? '#000000', opaque: null, names }
    : { what: 'the background', from: ground, to: betterGround, opaque, names };
}

/** Darker or lighter, as seen from black. */
const brightness = (color: string): number => contrastOf(color, '#000000');

/** One change that is enough for both; null where one asks for a darker color and the other for a lighter one. */
function mergeChanges(one: ColorChange, other: ColorChange): ColorChange | null {
  const names = [...new Set([...one.names, ...other.names])];
  if (one.from === null || other.from === null)
    return one.from === other.from && one.to === other.to ? { ...one, names } : null;
  if (one.from !== other.from || one.opaque !== other.opaque) return null;
  const from = brightness(one.from);
  const [first, second] = [brightness(one.to), brightness(other.to)];
  if (first < from !== second < from) return null;
  const to = Math.abs(first - from) >= Math.abs(second - from) ? one.to : other.to;
  return { ...one, what: one.what === other.what ? one.what : 'the color', to, names };
}

/** What to change, once for each color, with the first two texts that it is about. */
function betterColors(nodes: readonly FailingElement[]): readonly string[] {
  const changes: ColorChange[] = [];
  for (const node of nodes) {
    const change = changeFor(node);
    if (change === null) continue;
    const at = changes.findIndex((each) => mergeChanges(each, change) !== null);
    const before = changes[at];
    if (before === undefined) changes.push(change);
    else changes[at] = mergeChanges(before, change) ?? before;
  }
  return changes.map(({ what, from, to, opaque, names }) => {
    const target = from === null ? `to opaque ${to}` : `${from} to ${to}`;
    const text = opaque === null ? '' : `, with opaque text in ${opaque}`;
    return `${what} ${target}${text} (for ${names.slice(0, 2).join(', ')})`;
  });
}

export function contrast({ axe, isContrastChecked, desktop }: RenderFacts): DesignResult {
  if (axe === null || !isContrastChecked) return null;
  const phone = countAxe(axe, (rule) => rule === 'color-contrast');
  const wide = desktop?.paleTexts ?? { count: 0, nodes: [] };
  const nodes = [...phone.nodes, ...wide.nodes];
  // Nobody sees the difference between 4.4 and 4.5.
  const pale = nodes.filter((node) => shareOfNeeded(node) < nearlyEnough);
  const worstFirst = pale.toSorted((a, b) => shareOfNeeded(a) - shareOfNeeded(b));
  const [first] = worstFirst;
  const low = first?.contrast ?? null;
  if (first === undefined || low === null) return null;
  const count = phone.count + wide.count - (nodes.length - pale.length);
  const changes = betterColors(worstFirst);
  const more = changes.length - 3;
  return note({
    title: 'Some text is hard to read against its background',
    severity: count >= 5 ? 'high' : 'medium',
    category: 'accessibility',
    description: `${count === 1 ? 'One piece of text falls' : `${count} pieces of text fall`} ${shareOfNeeded(first) < justShort ? 'short' : 'just short'} of the contrast that WCAG requires. ${nameOf(first)} has a ratio of ${low.ratio}:1 (${low.text} on ${low.ground}); at least ${low.least}:1 is needed.`,
    recommendation: `Change ${changes.slice(0, 3).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
    expectedImpact: 'More people can read the text, even in sunlight.',
    at: first,
    view: wide.nodes.includes(first) ? 'desktop' : 'mobile',
  });
}

const naming = new Set(['label', 'select-name', 'link-name', 'button-name', 'input-button-name']);

/** By what the controls are made of. */
function namingAdvice(controls: readonly Pick<SeenElement, 'snippet'>[]): string {
  const are = (pattern: RegExp): boolean => controls.every(({ snippet }) => pattern.test(snippet));
  const [each, field] = controls.length === 1 ? ['it', 'the field'] : ['each', 'each field'];
  if (are(/^<(?:input|select|textarea)\b/u)) return `Connect a visible <label> to ${field}.`;
  if (are(/^<a\b[^>]*>\s*<\/a>/u)) return 'Remove what is empty, or give it text.';
  const isLink = are(/^<a\b[^>]*href="(?!#|javascript:)/u);
  if (isLink && are(/<img\b/u)) return `Give the image in ${each} alt text that says where the link goes.`;
  return `Add text to ${each}, or an aria-label that says ${isLink ? 'where it goes' : 'what it does'}.`;
}

/** A list is known by what it shows; what a screen reader does not read out of other controls would mislead as a name. */
function namelessOf(controls: readonly SeenElement[], count: number): string {
  const named = controls.map((control) => ({
    ...control,
    text: /^<select\b/u.test(control.snippet) ? control.text : '',
  }));
  return namesOf(named, count, (control) =>
    control.text === '' ? nameOf(control) : `the list that shows ${nameOf(control)}`,
  );
}

export function accessibleNames({ axe }: RenderFacts): DesignResult {
  if (axe === null) return null;
  const { count, nodes } = countAxe(axe, (rule) => naming.has(rule));
  const visible = nodes.filter(({ box }) => box.width > 0 && box.height > 0);
  const [first] = visible;
  if (first === undefined) return null;
  return note({
    title: count === 1 ? 'A control without a name' : 'Controls without a name',
    severity: 'high',
    category: 'accessibility',
    description: `A screen reader has no name to announce for ${namelessOf(visible, count)}.`,
    recommendation: namingAdvice(visible),
    expectedImpact: `People who use a screen reader or voice control can use ${count === 1 ? 'it' : 'them'}.`,
    at: first,
    view: 'mobile',
  });
}

/** Phones shrink such a page; the note points at the whole first screen. */
function madeForDesktop(mobile: MobileFacts, desktop: DesktopFacts | null): DesignResult {
  const { screenWidth, width } = mobile;
  const shrunk = (fontPx: number): string => `${Math.round((fontPx * screenWidth) / width)} px`;
  const [heading] = desktop?.headings ?? [];
  const sizes = [
    heading &&
      `the ${Math.round(heading.fontPx)} px heading ${nameOf(heading)} appears at about ${shrunk(heading.fontPx)}`,
    desktop &&
      `the ${Math.round(desktop.bodyFontPx)} px body text${heading ? '' : ' appears'} at about ${shrunk(desktop.bodyFontPx)}`,
  ].filter((size) => size !== undefined && size !== null);
  return note({
    title: 'The page is not made for phones',
    severity: 'critical',
    category: 'mobile_responsiveness',
    description: `A phone ${screenWidth} pixels wide lays the page out ${Math.round(width)} pixels wide and shrinks it to ${percent(screenWidth / width)}, because the page’s viewport meta tag is missing or not set for phones.${sizes.length === 0 ? '' : ` At that size, ${sizes.join(' and ')}.`}`,
    recommendation: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
    expectedImpact: 'Visitors on phones can read the page without zooming.',
    at: topOf(mobile, Math.round(mobile.width * 2)),
    view: 'mobile',
  });
}

/** Only what made the page fit when it was tried; else where to look. */
function overflowAdvice(widest: OverflowingElement, screenWidth: number): string {
  const name = nameOf(widest);
  if (widest.widths.length > 0)
    return `On phones, remove ${new Intl.ListFormat('en-US').format(widest.widths)}.`;
  switch (widest.remedy) {
    case 'image':
      return `Give ${name} max-width: 100% and height: auto.`;
    case 'images':
      return `Give ${name} and the other images max-width: 100% and height: auto.`;
    case 'code':
      return 'Add overflow-x: auto to code blocks (pre), so that each scrolls inside its own box.';
    case 'narrow':
      return `Give ${name} max-width: 100%.`;
    case 'wrap':
      return `Let long words in ${name} wrap, with overflow-wrap: anywhere.`;
    case 'scroll': {
      const display = widest.snippet.startsWith('<table') ? 'display: block, ' : '';
      return `Let ${name} scroll inside its own box, with ${display}max-width: 100% and overflow-x: auto.`;
    }
    case null: {
      const beyond = Math.round(widest.box.x + widest.box.width - screenWidth);
      return `Make ${name} narrower on phones: it reaches ${beyond.toLocaleString('en-US')} pixels beyond the right edge of the screen.`;
    }
  }
}

export function overflow({ mobile, desktop }: RenderFacts): DesignResult {
  if (mobile === null) return null;
  const { screenWidth, width, pageWidth, overflowing } = mobile;
  if (width > screenWidth + 1) return madeForDesktop(mobile, desktop);
  const [widest] = overflowing;
  // Without an element to point at, nobody could act on it.
  if (pageWidth <= width + 1 || widest === undefined) return null;
  return note({
    title: 'The page is wider than a phone',
    severity: 'high',
    category: 'mobile_responsiveness',
    description: `On a screen ${width} pixels wide the page is ${Math.round(pageWidth)} pixels wide. ${nameOf(widest)} sticks out the farthest.`,
    recommendation: overflowAdvice(widest, width),
    expectedImpact: 'Visitors on phones can read without scrolling sideways.',
    at: widest,
    view: 'mobile',
  });
}

/** Sizes and positions of a page that a phone shrinks say nothing before it is made for phones. */
const isShrunk = (mobile: MobileFacts | null): boolean =>
  mobile !== null && mobile.width > mobile.screenWidth + 1;

const smallerSide = ({ width, height }: SeenElement['box']): string =>
  height <= width ? `${Math.round(height)} pixels high` : `${Math.round(width)} pixels wide`;

export function targets({ axe, mobile }: RenderFacts): DesignResult {
  if (axe === null || isShrunk(mobile)) return null;
  const { count, first, nodes } = countAxe(axe, (rule) => rule === 'target-size');
  if (first === null) return null;
  return note({
    title: 'Small tap targets',
    severity: 'medium',
    category: 'mobile_responsiveness',
    description: `${count === 1 ? 'A link or button is' : `${count} links and buttons are`} smaller than 24 by 24 pixels and close to others: ${namesOf(nodes, count)}. The first is only ${smallerSide(first.box)}.`,
    recommendation: `Add padding to ${nameOf(first)}${count === 1 ? '' : ' and the others'}, to at least 24 by 24 pixels (44 is better), or put space between them.`,
    expectedImpact: 'Fewer wrong taps on phones.',
    at: first,
    view: 'mobile',
  });
}

export function smallText(mobile: MobileFacts): DesignResult {
  if (mobile.textCharacters < 50 || mobile.width > mobile.screenWidth + 1) return null;
  const share = mobile.smallTextCharacters / mobile.textCharacters;
  const [first] = mobile.smallText;
  if (share <= 0.15 || first === undefined) return null;
  return note({
    title: 'Small text on phones',
    severity: share > 0.4 ? 'high' : 'low',
    category: 'mobile_responsiveness',
    description: `${percent(share)} of the text is smaller than 12 pixels on a phone, for example ${namesOf(mobile.smallText)}.`,
    recommendation: `Raise ${nameOf(first)} and other text of ${first.fontPx} pixels to 12 or more; 16 is better for paragraphs.`,
    expectedImpact: 'Visitors read without zooming.',
    at: first,
    view: 'mobile',
  });
}

export function cover({ cover: layer }: MobileFacts): DesignResult {
  if (layer === null || layer.isConsent) return null;
  return note({
    title: 'An overlay covers the page on phones',
    severity: 'high',
    category: 'layout',
    description: `${nameOf(layer)} covers ${percent(layer.share)} of the first screen after the page has loaded.`,
    recommendation: `Make ${layer.selector} a banner that leaves the content readable, or show it later.`,
    expectedImpact: 'Visitors see the content right away.',
    at: layer,
    view: 'mobile',
  });
}

export function shift({ lab: { cls }, shifted, mobile }: RenderFacts): DesignResult {
  if (isShrunk(mobile)) return null;
  if (cls === null) return null;
  const [first] = shifted;
  if (cls <= 0.1 || first === undefined) return null;
  return note({
    title: 'The layout shifts while it loads',
    severity: cls > 0.25 ? 'high' : 'medium',
    category: 'layout',
    description: `The layout shift score (CLS) was ${cls.toFixed(2)}; 0.1 or less is good. ${nameOf(first)} moved most.`,
    recommendation:
      first.unsized.length > 0
        ? `Give ${new Intl.ListFormat('en-US').format(first.unsized)} above it a width and a height in the HTML, and height: auto in the CSS, so that space is reserved while ${first.unsized.length === 1 ? 'it loads' : 'they load'}.`
        : `Find what loads late above ${nameOf(first)}, and reserve its space: width and height for images, min-height for embeds and banners.`,
    expectedImpact: 'Visitors do not lose their place or tap the wrong thing.',
    at: first,
    view: 'mobile',
  });
}
