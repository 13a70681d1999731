/** Suggestions on headings that no rule calls wrong: those that would fit any page, or that say the same twice. */
import type { PageBrief } from '../../page-brief.ts';
import { withBrand } from '../branded-headings.ts';
import { type PageDesk, stripBrand } from '../page-desk.ts';
import { titleSegments } from '../site-desk.ts';
import { fold, isInjection, joinList, overlap, wordsIn } from '../text.ts';
import { type ExtraMaker, type Made, say } from './maker.ts';
import { clip, markup, quote } from './wording.ts';

const partsMax = 3;
const lengthMax = 70;

/** The headings one level below, up to the next of its own. */
function partsOf({ headings }: PageBrief, at: number): string[] {
  const level = headings[at]?.level ?? 0;
  const end = headings.findIndex((each, index) => index > at && each.level <= level);
  return headings
    .slice(at + 1, end === -1 ? undefined : end)
    .filter((each) => each.level === level + 1)
    .map(({ text }) => text.replace(/[.:!]$/, ''));
}

const isPlain = (text: string): boolean =>
  wordsIn(text).length > 0 && wordsIn(text).length <= 5 && !/[?,]/.test(text) && !isInjection(text);

/** "Services: Joinery, Roofs and Floors", by what stands under it. */
function withParts(heading: string, parts: readonly string[], desk: PageDesk): string | null {
  for (let count = Math.min(partsMax, parts.length); count >= 2; count -= 1) {
    const text = `${heading}: ${joinList(parts.slice(0, count), desk.words.and)}`;
    if (text.length <= lengthMax) return text;
  }
  return null;
}

export const genericHeadings: ExtraMaker = ({ parts: { page, desk } }) => {
  if (desk === null) return [];
  const { brief } = page;
  return brief.headings.flatMap(({ text, level, region }, at): Made[] => {
    const isGeneric = desk.words.generic.has(fold(text)) && level > 1 && region !== 'footer';
    if (!isGeneric || region === 'navigation') return [];
    const below = partsOf(brief, at).filter(isPlain);
    const named = below.length >= 2 ? withParts(text, below, desk) : null;
    const branded = desk.brand === null ? null : withBrand(text, brief.language, desk.brand);
    const better = named ?? branded;
    return better === null
      ? []
      : [
          say(
            `The heading ${quote(text)} would fit any page. Write <h${level}>${markup(better)}</h${level}>`,
            { kind: 'heading', heading: { level, text: better, replaces: text } },
          ),
        ];
  });
};

/** A first heading of one or two words, where the new or present title says more. */
export const fullerFirst: ExtraMaker = ({ parts: { page, desk, title } }) => {
  if (desk === null || desk.headline === null || !page.indexable) return [];
  const first = page.brief.headings.filter(({ level }) => level === 1);
  const [only] = first;
  if (first.length !== 1 || only === undefined || wordsIn(only.text).length > 2) return [];
  const better = titleSegments(stripBrand(title ?? page.brief.title ?? '', desk.brand))[0] ?? '';
  const isFuller =
    wordsIn(better).length >= wordsIn(only.text).length + 2 &&
    better.length <= lengthMax &&
    overlap(only.text, better, desk.words) >= 1 &&
    (desk.brand === null || fold(only.text) !== fold(desk.brand));
  return isFuller && !isInjection(better)
    ? [
        say(
          `The H1 says only ${quote(only.text)}. Let it say what the title says: <h1>${markup(better)}</h1>`,
          { kind: 'heading', heading: { level: 1, text: better, replaces: only.text } },
        ),
      ]
    : [];
};

/** Two parts of one page with the same name. */
export const alikeHeadings: ExtraMaker = ({ parts: { page } }) => {
  const { headings } = page.brief;
  const main = headings.filter(({ region, text }) => region === 'main' && !isInjection(text));
  return [...Map.groupBy(main, ({ text }) => fold(text)).values()].flatMap((group): Made[] => {
    const [first] = group;
    if (group.length < 2 || first === undefined) return [];
    return [
      say(
        `${group.length} headings read ${quote(clip(first.text, 60))}: add to each what tells it from the others, so that a reader of the outline knows which is which.`,
      ),
    ];
  });
};
