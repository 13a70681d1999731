/** Design checks on the desktop: hierarchy, lines, structure, spacing, navigation, brand, colours. */
import type { DesktopFacts } from '../../model/render-facts.ts';
import { type DesignResult, note, screenPx, strength, topOf } from './design-note.ts';

/** Logo and navigation are expected within this height. */
const headPx = 200;

function hierarchy(desktop: DesktopFacts): DesignResult {
  const { headings, bodyFontPx } = desktop;
  const main = headings.find(({ level }) => level === 1) ?? null;
  const common = {
    category: 'visual_hierarchy',
    expectedImpact: 'A glance tells what the page is about.',
  } as const;
  if (main === null)
    return note({
      ...common,
      title: 'No visible main heading',
      severity: 'medium',
      description: 'No h1 can be seen on the page, so the eye has no place to start.',
      recommendation: 'Begin the content with one large heading that says what the page offers.',
      at: headings[0] ?? topOf(desktop, screenPx),
    });
  const rival = headings.find(({ level, fontPx }) => level > 1 && fontPx > main.fontPx);
  if (rival !== undefined)
    return note({
      ...common,
      title: 'A lower heading outshines the main one',
      severity: 'medium',
      description: `“${rival.text}” (h${rival.level}) is set in ${Math.round(rival.fontPx)} px, the main heading in ${Math.round(main.fontPx)} px.`,
      recommendation: 'Let sizes fall with the level of the heading.',
      at: rival,
    });
  if (bodyFontPx > 0 && main.fontPx < bodyFontPx * 1.4)
    return note({
      ...common,
      title: 'The main heading hardly stands out',
      severity: 'low',
      description: `The main heading is set in ${Math.round(main.fontPx)} px, the text in ${Math.round(bodyFontPx)} px.`,
      recommendation: 'Set the main heading at about twice the size of the text.',
      at: main,
    });
  return strength(
    `Clear order: a main heading of ${Math.round(main.fontPx)} px over text of ${Math.round(bodyFontPx)} px.`,
  );
}

function lines(desktop: DesktopFacts): DesignResult {
  const { longLines, lineHeight, bodyFontPx } = desktop;
  const longest = longLines[0];
  if (longest !== undefined)
    return note({
      title: 'Lines are too long to read with ease',
      severity: 'medium',
      category: 'content_structure',
      description: `Lines run to about ${longest.charactersPerLine} characters; 45 to 90 read well.`,
      recommendation: 'Limit the width of running text, for example with max-width: 70ch.',
      expectedImpact: 'Readers find the next line and stay longer.',
      at: longest,
    });
  if (bodyFontPx > 0 && bodyFontPx < 14)
    return note({
      title: 'Running text is small',
      severity: 'medium',
      category: 'content_structure',
      description: `Most text on the desktop is set in ${bodyFontPx} px.`,
      recommendation: 'Use 16 px or more for running text.',
      expectedImpact: 'Longer texts are read more easily.',
      at: topOf(desktop, screenPx),
    });
  return lineHeight !== null && lineHeight >= 1.35
    ? strength(`Comfortable text: ${bodyFontPx} px with a line height of ${lineHeight.toFixed(1)}.`)
    : null;
}

function wallOfText(desktop: DesktopFacts): DesignResult {
  const { words, headings } = desktop;
  const most = 350;
  const parts = headings.length + 1;
  if (words < 500) return null;
  if (words / parts <= most) return strength(`${words} words are broken up by ${headings.length} headings.`);
  return note({
    title: 'A wall of text',
    severity: 'medium',
    category: 'content_structure',
    description: `${words} words stand under ${headings.length === 1 ? 'one heading' : `${headings.length} headings`}.`,
    recommendation: 'Put a heading before every new thought, about every 200 to 300 words.',
    expectedImpact: 'Visitors who skim find what they look for.',
    at: headings[0] ?? topOf(desktop, screenPx),
  });
}

function spacing({ cramped }: DesktopFacts): DesignResult {
  const [first] = cramped;
  if (first === undefined || cramped.length < 3) return null;
  return note({
    title: 'Blocks stand too close together',
    severity: 'low',
    category: 'layout',
    description: `At least ${cramped.length} neighbouring blocks of the content have less than 3 pixels between them.`,
    recommendation: 'Put about one line of space between paragraphs and more before headings.',
    expectedImpact: 'What belongs together is seen at a glance.',
    at: first,
  });
}

function navigation(desktop: DesktopFacts): DesignResult {
  const { navigation: nav } = desktop;
  const category = 'navigation';
  if (nav === null)
    return note({
      title: 'No menu at the top of the page',
      severity: 'high',
      category,
      description: `The first 250 of ${Math.round(desktop.pageHeight)} pixels have no nav element, no header with links and no row of links.`,
      recommendation: 'Put the main sections of the site into a nav at the top of every page.',
      expectedImpact: 'Visitors can go on from this page.',
      at: topOf(desktop, headPx),
    });
  if (nav.links > 40)
    return note({
      title: 'The navigation offers very much at once',
      severity: 'low',
      category,
      description: `The first navigation holds ${nav.links} links.`,
      recommendation: 'Group the links and show at most seven or so on the first level.',
      expectedImpact: 'Choosing is quicker where there is less to choose from.',
      at: nav,
    });
  return strength(
    `Navigation with ${nav.links === 1 ? 'one link' : `${nav.links} links`} is where people look for it.`,
  );
}

function brand(desktop: DesktopFacts): DesignResult {
  const { logo, fonts } = desktop;
  const used = fonts.filter(({ share }) => share > 0.03);
  if (used.length > 3)
    return note({
      title: 'Many typefaces',
      severity: 'low',
      category: 'branding',
      description: `The text is set in ${used.length} typefaces: ${used.map(({ value }) => value).join(', ')}.`,
      recommendation: 'Keep to one typeface for text and one for headings.',
      expectedImpact: 'The site looks like one hand made it.',
      at: topOf(desktop, screenPx),
    });
  if (logo === null)
    return note({
      title: 'No way home at the top',
      severity: 'low',
      category: 'branding',
      description: 'No link to the home page is visible in the first 200 pixels.',
      recommendation: 'Link the name or logo at the top of each page to the home page.',
      expectedImpact: 'Visitors know whose page it is and can begin anew.',
      at: topOf(desktop, headPx),
    });
  return strength(
    logo.text === '' ? 'The logo at the top leads home.' : `“${logo.text}” at the top leads home.`,
  );
}

/** Of a colour `#rrggbb`, in twelfths of the circle. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b) || 1;
  const sixth = max === r ? (g - b) / range : max === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return Math.round(((sixth + 6) % 6) * 2) % 12;
}

function colours(desktop: DesktopFacts): DesignResult {
  const { accents } = desktop;
  const hues = new Set(accents.map(hueOf));
  if (hues.size === 0) return null;
  if (hues.size <= 4)
    return strength(
      `Colour with purpose: ${hues.size === 1 ? 'one accent hue' : `${hues.size} accent hues`}.`,
    );
  return note({
    title: 'Many accent colours compete',
    severity: 'low',
    category: 'brand_color_psychology',
    description: `Text and buttons use ${hues.size} different hues: ${accents.slice(0, 6).join(', ')}.`,
    recommendation: 'Choose one accent for what matters most, one for support, and neutrals for the rest.',
    expectedImpact: 'The one thing to click stands out, and the brand is known by its colour.',
    at: desktop.callsToAction[0] ?? topOf(desktop, screenPx),
  });
}

export const desktopChecks = [hierarchy, lines, wallOfText, spacing, navigation, brand, colours] as const;
