/** Design checks on a phone: width, tap targets, small text, overlays, contrast, accessible names, layout shifts. */
import type { AxeFinding, MobileFacts, RenderFacts } from '../../model/render-facts.ts';
import { type DesignResult, note, percent, strength, topOf } from './design-note.ts';

const screenPx = 844;
/** The first screen of a phone, for what has no place of its own. */
const firstScreen = (mobile: MobileFacts | null) =>
  topOf(mobile ?? { width: 390, pageHeight: screenPx }, screenPx);

const countAxe = (axe: readonly AxeFinding[], isMeant: (rule: string) => boolean) => {
  const own = axe.filter(({ rule }) => isMeant(rule));
  return { count: own.reduce((sum, { count }) => sum + count, 0), first: own[0]?.nodes[0] ?? null };
};

/** Rewords axe-core's message. */
function describeContrast(first: AxeFinding['nodes'][number] | null): string {
  const [, ratio, text, ground] =
    /contrast of ([\d.]+) \(foreground color: (#\w+), background color: (#\w+)/.exec(first?.message ?? '') ??
    [];
  if (first === null || ratio === undefined) return '';
  return `The first, “${first.text}”, has ${ratio} to 1: ${text} on ${ground}.`;
}

export function contrast({ axe, isContrastChecked, mobile }: RenderFacts): DesignResult {
  if (axe === null || !isContrastChecked) return null;
  const { count, first } = countAxe(axe, (rule) => rule === 'color-contrast');
  if (count === 0) return null;
  return note({
    title: 'Some text is hard to read against its background',
    severity: count >= 5 ? 'high' : 'medium',
    category: 'accessibility',
    description:
      `${count === 1 ? 'One text has' : `${count} texts have`} less contrast than WCAG asks for (4.5 to 1, or 3 to 1 for large text). ${describeContrast(first)}`.trim(),
    recommendation: 'Darken the text or lighten what is behind it until the contrast is at least 4.5 to 1.',
    expectedImpact: 'More people can read the page, also in sunlight and with weaker eyes.',
    at: first ?? firstScreen(mobile),
    view: 'mobile',
  });
}

const naming = new Set(['label', 'select-name', 'link-name', 'button-name', 'input-button-name']);

export function accessibleNames({ axe, mobile }: RenderFacts): DesignResult {
  if (axe === null) return null;
  const { count, first } = countAxe(axe, (rule) => naming.has(rule));
  if (count === 0) return null;
  return note({
    title: 'Controls without a name',
    severity: 'high',
    category: 'accessibility',
    description: `${count === 1 ? 'One link, button or field has' : `${count} links, buttons or fields have`} no name that a screen reader could say.`,
    recommendation: 'Give each control a visible text or label, or an aria-label where there is no room.',
    expectedImpact: 'People who use a screen reader or their voice can use these controls at all.',
    at: first ?? firstScreen(mobile),
    view: 'mobile',
  });
}

/** Phones shrink such a page; the note points at the whole first screen. */
function madeForDesktop(mobile: MobileFacts): DesignResult {
  const { screenWidth, width } = mobile;
  return note({
    title: 'The page is not made for phones',
    severity: 'critical',
    category: 'mobile_responsiveness',
    description: `A phone of ${screenWidth} pixels lays the page out ${Math.round(width)} pixels wide and shrinks it to ${percent(screenWidth / width)}, because its viewport is not set for phones.`,
    recommendation: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
    expectedImpact: 'Visitors on phones can read the page without zooming.',
    at: topOf(mobile, Math.round(mobile.width * 2)),
    view: 'mobile',
  });
}

export function overflow({ mobile }: RenderFacts): DesignResult {
  if (mobile === null) return null;
  const { screenWidth, width, pageWidth, overflowing } = mobile;
  if (width > screenWidth + 1) return madeForDesktop(mobile);
  if (pageWidth <= width + 1) return strength(`Fits a phone: nothing sticks out at ${width} pixels.`);
  return note({
    title: 'The page is wider than a phone',
    severity: 'high',
    category: 'mobile_responsiveness',
    description: `On a screen of ${width} pixels the page is ${Math.round(pageWidth)} pixels wide${overflowing[0] ? `; ${overflowing[0].selector} reaches furthest` : ''}.`,
    recommendation: 'Let the element wrap, shrink (max-width: 100%) or scroll inside itself.',
    expectedImpact: 'Visitors on phones read without pushing the page sideways.',
    at: overflowing[0] ?? firstScreen(mobile),
    view: 'mobile',
  });
}

export function targets({ axe, mobile }: RenderFacts): DesignResult {
  if (axe === null) return null;
  const { count, first } = countAxe(axe, (rule) => rule === 'target-size');
  if (count === 0) return null;
  return note({
    title: 'Small tap targets',
    severity: 'medium',
    category: 'mobile_responsiveness',
    description: `${count === 1 ? 'One link or button is' : `${count} links or buttons are`} smaller than 24 by 24 pixels and close to others.`,
    recommendation:
      'Give them padding until they measure at least 24 by 24 pixels, better 44, or put space between them.',
    expectedImpact: 'Fewer wrong taps on phones.',
    at: first ?? firstScreen(mobile),
    view: 'mobile',
  });
}

export function smallText(mobile: MobileFacts): DesignResult {
  if (mobile.textCharacters < 50 || mobile.width > mobile.screenWidth + 1) return null;
  const share = mobile.smallTextCharacters / mobile.textCharacters;
  if (share <= 0.15) return null;
  return note({
    title: 'Small print on phones',
    severity: share > 0.4 ? 'high' : 'low',
    category: 'mobile_responsiveness',
    description: `${percent(share)} of the text is smaller than 12 pixels on a phone.`,
    recommendation: 'Set running text in 16 pixels and nothing that matters below 12.',
    expectedImpact: 'Visitors read without zooming.',
    at: mobile.smallText[0] ?? firstScreen(mobile),
    view: 'mobile',
  });
}

export function cover({ cover: layer }: MobileFacts): DesignResult {
  if (layer === null || layer.isConsent) return null;
  return note({
    title: 'A layer hides the page on phones',
    severity: 'high',
    category: 'layout',
    description: `A fixed layer covers ${percent(layer.share)} of the first screen after the page has loaded.`,
    recommendation: 'Use a banner that leaves the content readable, or show it later.',
    expectedImpact: 'Visitors see what they came for at once.',
    at: layer,
    view: 'mobile',
  });
}

export function shift({ lab: { cls }, shifted, mobile }: RenderFacts): DesignResult {
  if (cls === null) return null;
  if (cls <= 0.1)
    return strength(
      `Stays put: the layout shifted by ${cls.toFixed(2)} while loading (0.1 or less is good).`,
    );
  return note({
    title: 'The layout jumps while it loads',
    severity: cls > 0.25 ? 'high' : 'medium',
    category: 'layout',
    description: `The layout shifted by ${cls.toFixed(2)} in our browser; 0.1 or less is good.`,
    recommendation: 'Reserve the space of images, embeds and late parts with width and height or min-height.',
    expectedImpact: 'Nobody taps the wrong thing because it moved.',
    at: shifted[0] ?? firstScreen(mobile),
    view: 'mobile',
  });
}
