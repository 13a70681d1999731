/** Suggestions for headings that pass the rules: generic ones, and repeated ones. */

import { fold } from '../../../text/fold.ts';
import { wordsIn } from '../../../text/words.ts';
import type { PageBrief } from '../../page-brief.ts';
import { withBrand } from '../branded-headings.ts';
import { type SuggestionPage, stripBrand } from '../suggestion-page.ts';
import { titleSegments } from '../suggestion-site.ts';
import { isInjection, joinList, overlap } from '../text.ts';
import { type Draft, draftOf, type ExtraWriter } from './suggestion-writer.ts';
import { clip, markup, quote } from './wording.ts';

const partsMax = 3;
const lengthMax = 70;

/** The headings one level below, up to the next of the same level. */
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

/** "Services: Joinery, Roofs and Floors", from the headings below it. */
function withParts(heading: string, parts: readonly string[], pageContext: SuggestionPage): string | null {
  for (let count = Math.min(partsMax, parts.length); count >= 2; count -= 1) {
    const text = `${heading}: ${joinList(parts.slice(0, count), pageContext.words.and)}`;
    if (text.length <= lengthMax) return text;
  }
  return null;
}

export const genericHeadings: ExtraWriter = ({ parts: { page, pageContext } }) => {
  if (pageContext === null) return [];
  const { brief } = page;
  return brief.headings.flatMap(({ text, level, region }, at): Draft[] => {
    const isGeneric = pageContext.words.generic.has(fold(text)) && level > 1 && region !== 'footer';
    if (!isGeneric || region === 'navigation') return [];
    const below = partsOf(brief, at).filter(isPlain);
    const named = below.length >= 2 ? withParts(text, below, pageContext) : null;
    const branded = pageContext.brand === null ? null : withBrand(text, brief.language, pageContext.brand);
    const better = named ?? branded;
    return better === null
      ? []
      : [
          draftOf(
            `The heading ${quote(text)} would fit any page. Write <h${level}>${markup(better)}</h${level}>`,
            { kind: 'heading', heading: { level, text: better, replaces: text } },
          ),
        ];
  });
};

/** A main heading of one or two words, where the title has more. */
export const fullerFirst: ExtraWriter = ({ parts: { page, pageContext, title } }) => {
  if (pageContext === null || pageContext.headline === null || !page.indexable) return [];
  const first = page.brief.headings.filter(({ level }) => level === 1);
  const [only] = first;
  if (first.length !== 1 || only === undefined || wordsIn(only.text).length > 2) return [];
  const better = titleSegments(stripBrand(title ?? page.brief.title ?? '', pageContext.brand))[0] ?? '';
  const isFuller =
    wordsIn(better).length >= wordsIn(only.text).length + 2 &&
    better.length <= lengthMax &&
    overlap(only.text, better, pageContext.words) >= 1 &&
    (pageContext.brand === null || fold(only.text) !== fold(pageContext.brand));
  return isFuller && !isInjection(better)
    ? [
        draftOf(
          `The H1 says only ${quote(only.text)}. Let it say what the title says: <h1>${markup(better)}</h1>`,
          { kind: 'heading', heading: { level: 1, text: better, replaces: only.text } },
        ),
      ]
    : [];
};

/** Two sections of one page with the same heading. */
export const alikeHeadings: ExtraWriter = ({ parts: { page } }) => {
  const { headings } = page.brief;
  const main = headings.filter(({ region, text }) => region === 'main' && !isInjection(text));
  return [...Map.groupBy(main, ({ text }) => fold(text)).values()].flatMap((group): Draft[] => {
    const [first] = group;
    if (group.length < 2 || first === undefined) return [];
    return [
      draftOf(
        `${group.length} headings read ${quote(clip(first.text, 60))}: add to each what tells it from the others, so that a reader of the outline knows which is which.`,
      ),
    ];
  });
};
