/** Design checks on the desktop: hierarchy, lines, structure, spacing, navigation, brand, colours. */
import type { DesktopFacts } from '../../model/render-facts.ts';
import { type DesignResult, nameOf, namesOf, note, percent, screenPx, topOf } from './design-note.ts';

/** A page says what it is about within this height, below its logo, menu and cover picture. */
const topPx = 600;

/** Times as large: less is hardly seen. */
const visibly = 1.2;
/** No more of them are measured. */
const headingsMax = 60;

/** What looks like the heading of the page is proposed only where such a heading is: at the top. */
function noMainHeading(desktop: DesktopFacts): DesignResult {
  const { headings, largestText } = desktop;
  const [heading] = headings.toSorted((a, b) => b.fontPx - a.fontPx);
  const [first] = headings.toSorted((a, b) => a.box.y - b.box.y);
  // Without any heading nothing on the page says what could become one.
  if (heading === undefined || first === undefined) return null;
  const isText = largestText !== null && largestText.fontPx > heading.fontPx * visibly;
  const largest = isText ? largestText : heading;
  const isAtTop = largest.box.y < topPx && !/\bfooter\b/u.test(largest.selector);
  const tag = isText ? '' : `h${heading.level}, `;
  return note({
    title: 'No main heading (h1)',
    severity: 'medium',
    category: 'visual_hierarchy',
    description: isAtTop
      ? `No h1 is visible. The largest ${isText ? 'text' : 'heading'} is ${nameOf(largest)} (${tag}${Math.round(largest.fontPx)} px).`
      : `No h1 is visible. The first heading is ${nameOf(first)} (h${first.level}), ${Math.round(first.box.y).toLocaleString('en-US')} pixels down the page.`,
    recommendation: isAtTop
      ? `If ${nameOf(largest)} says what the page is about, make it the h1. If not, start the content with an h1 that does.`
      : `Above ${nameOf(first)}, start the content with an h1 that says what the page is about.`,
    expectedImpact: 'Search engines and screen reader users can tell what the page is about.',
    at: isAtTop ? largest : first,
  });
}

function hierarchy(desktop: DesktopFacts): DesignResult {
  const { headings, bodyFontPx } = desktop;
  const main = headings.find(({ level }) => level === 1) ?? null;
  const common = { category: 'visual_hierarchy' } as const;
  const expectedImpact = 'Visitors see at a glance what the page is about.';
  if (main === null) return noMainHeading(desktop);
  if (main.isSiteName) return null;
  const rival = headings.find(({ level, fontPx }) => level > 1 && fontPx > main.fontPx * visibly);
  if (rival !== undefined)
    return note({
      ...common,
      title: 'A lower-level heading is larger than the main heading',
      severity: 'medium',
      description: `${nameOf(rival)} (h${rival.level}) is ${Math.round(rival.fontPx)} px, the main heading ${nameOf(main)} only ${Math.round(main.fontPx)} px.`,
      recommendation: `Make ${nameOf(main)} larger than ${Math.round(rival.fontPx)} px, or h${rival.level} smaller than ${Math.round(main.fontPx)} px.`,
      expectedImpact,
      at: rival,
    });
  if (bodyFontPx > 0 && main.fontPx < bodyFontPx * visibly)
    return note({
      ...common,
      title: 'The main heading hardly stands out',
      severity: 'low',
      description: `${nameOf(main)} is ${Math.round(main.fontPx)} px, the text ${Math.round(bodyFontPx)} px.`,
      recommendation: `Make it about ${Math.round(bodyFontPx * 2)} px, twice the size of the text.`,
      expectedImpact,
      at: main,
    });
  return null;
}

function lines(desktop: DesktopFacts): DesignResult {
  const { longLines, lineHeight, bodyFontPx } = desktop;
  const longest = longLines[0];
  if (longest !== undefined)
    return note({
      title: 'Lines are too long to read easily',
      severity: longest.charactersPerLine > 150 ? 'medium' : 'low',
      category: 'content_structure',
      description: `Lines run to about ${longest.charactersPerLine} characters in the paragraph that starts ${nameOf(longest)}; 45 to 90 are easy to read.`,
      recommendation: `Narrow the text column (now ${Math.round(longest.box.width).toLocaleString('en-US')} px wide), for example with max-width: 70ch.`,
      expectedImpact: 'Readers find the start of the next line more easily.',
      at: longest,
    });
  // Tables, lists of links and forms are dense on purpose.
  if (lineHeight === null) return null;
  if (bodyFontPx > 0 && bodyFontPx < 14)
    return note({
      title: 'The text is small',
      severity: 'medium',
      category: 'content_structure',
      description: `On desktop, most text is ${bodyFontPx} px.`,
      recommendation: `Raise it from ${bodyFontPx} to 16 px or more.`,
      expectedImpact: 'Longer text is easier to read.',
      at: topOf(desktop, screenPx),
    });
  return null;
}

function longText(desktop: DesktopFacts): DesignResult {
  const { words, headings, linkShare } = desktop;
  const most = 350;
  const parts = headings.length + 1;
  // A table of contents or an index is looked up, not read; of a book only the first headings were measured.
  if (words < 500 || linkShare > 0.4 || headings.length >= headingsMax) return null;
  if (words / parts <= most) return null;
  return note({
    title: 'Long text with few headings',
    severity: 'medium',
    category: 'content_structure',
    description:
      headings.length === 0
        ? `${words.toLocaleString('en-US')} words without a heading.`
        : `${words.toLocaleString('en-US')} words under ${headings.length === 1 ? 'one heading' : `${headings.length} headings`}: ${namesOf(headings)}.`,
    recommendation: `Add about ${Math.ceil(words / 300) - headings.length} headings, one every 200 to 300 words.`,
    expectedImpact: 'Visitors who skim find what they are looking for.',
    at: headings[0] ?? topOf(desktop, screenPx),
  });
}

function spacing({ cramped }: DesktopFacts): DesignResult {
  const [first] = cramped;
  if (first === undefined || cramped.length < 3) return null;
  return note({
    title: 'Too little space between paragraphs',
    severity: 'low',
    category: 'layout',
    description: `Less than 3 pixels separate these from what is above them: ${namesOf(cramped)}.`,
    recommendation: 'Put about one line of space between paragraphs and more above headings.',
    expectedImpact: 'Visitors see at a glance what belongs together.',
    at: first,
  });
}

const quotedList = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

function navigation(desktop: DesktopFacts): DesignResult {
  const { navigation: nav } = desktop;
  const category = 'navigation';
  // A page without any link is found by the crawl; where a menu belongs is a matter of taste.
  if (nav === null) return null;
  if (nav.links > 40)
    return note({
      title: 'The menu has too many links',
      severity: 'low',
      category,
      description: `The menu that starts ${quotedList(nav.names)} shows ${nav.links} links at once.`,
      recommendation: 'Group them, and show about seven groups first.',
      expectedImpact: 'Visitors find the right link sooner.',
      at: nav,
    });
  return null;
}

function typefaces(desktop: DesktopFacts): DesignResult {
  const used = desktop.fonts.filter(({ share }) => share > 0.03);
  if (used.length <= 3) return null;
  return note({
    title: 'Too many typefaces',
    severity: 'low',
    category: 'branding',
    description: `The text uses ${used.length} typefaces: ${used.map(({ value, share }) => `${value} (${percent(share)})`).join(', ')}.`,
    recommendation: `Keep ${used[0]?.value ?? 'one'} for text and at most one more for headings.`,
    expectedImpact: 'The page looks calmer and loads fewer fonts.',
    at: topOf(desktop, screenPx),
  });
}

export const desktopChecks = [hierarchy, lines, longText, spacing, navigation, typefaces] as const;
