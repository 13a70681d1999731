/** The text of a page as a prompt has it: headings and paragraphs in their order, as much as fits. */
import { blockMax, type PageBrief } from '@pagewright/engine/suggest/page-brief';

/** A paragraph, or a heading under the name of its level. */
type TextPart = string | { readonly [level: `h${number}`]: string };

interface PageText {
  readonly parts: readonly TextPart[];
  /** Whether the page says more. */
  readonly isShortened: boolean;
}

const headingsMax = 40;

/** The headings, by the paragraph that they stand before. */
function headingsByPlace({ headings, sections }: PageBrief): ReadonlyMap<number, TextPart[]> {
  const starts = new Map(sections.map(({ heading, from }) => [heading, from]));
  const placed = new Map<number, TextPart[]>();
  let place = 0;
  headings.slice(0, headingsMax).forEach(({ level, text }, index) => {
    place = Math.max(place, starts.get(index) ?? place);
    placed.set(place, [...(placed.get(place) ?? []), { [`h${level}`]: text }]);
  });
  return placed;
}

/** Headings go on where the text ends: they are the outline of what is left out. A repeated paragraph is given once. */
export function pageText(brief: PageBrief, most: number): PageText {
  const { paragraphs } = brief;
  const headings = headingsByPlace(brief);
  const given = new Set<string>(['']);
  let left = most;
  const parts = paragraphs.flatMap((text, at): TextPart[] => {
    const before = headings.get(at) ?? [];
    if (given.has(text) || left <= 0) return before;
    given.add(text);
    const own = text.slice(0, left).toWellFormed();
    left -= own.length;
    return [...before, own];
  });
  const behind = [...headings].filter(([place]) => place >= paragraphs.length).flatMap(([, each]) => each);
  const isCut = paragraphs.some((text) => text.length >= blockMax || !given.has(text));
  return { parts: [...parts, ...behind], isShortened: left <= 0 || isCut };
}
