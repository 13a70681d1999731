/** The text of a page as a prompt has it: headings and paragraphs in their order, as much as fits. */
import { type BriefLink, blockMax, type PageBrief } from '@pagewright/engine/suggest/page-brief';

/** A paragraph, a heading under the name of its level, or the links of a list. */
type TextPart = string | { readonly [level: `h${number}`]: string } | { readonly links: string };

interface PageText {
  readonly parts: readonly TextPart[];
  /** Whether the page says more. */
  readonly isShortened: boolean;
}

const headingsMax = 40;
const linksMax = 20;

const marked = ({ text, target }: BriefLink): string => `[${text}](${URL.parse(target)?.pathname ?? target})`;

/** Linked words as in Markdown. */
function withLinks(text: string, links: readonly BriefLink[]): string {
  let rest = text;
  let done = '';
  for (const link of links) {
    const at = rest.indexOf(link.text);
    if (at === -1) continue;
    done += rest.slice(0, at) + marked(link);
    rest = rest.slice(at + link.text.length);
  }
  return done + rest;
}

/** Lists of links below a heading, whole or with how many more there are. */
function linkList(links: readonly BriefLink[]): TextPart[] {
  const more = links.length - linksMax;
  const words = links.slice(0, linksMax).map(marked).join(', ');
  return links.length === 0 ? [] : [{ links: more > 0 ? `${words} and ${more} more` : words }];
}

/** The headings, by the paragraph that they stand before. */
function headingsByPlace({ headings, sections, links }: PageBrief): ReadonlyMap<number, TextPart[]> {
  const starts = new Map(sections.map(({ heading, from }) => [heading, from]));
  const placed = new Map<number, TextPart[]>();
  let place = 0;
  headings.slice(0, headingsMax).forEach(({ level, text }, index) => {
    place = Math.max(place, starts.get(index) ?? place);
    const listed = links.filter(({ at }) => at !== undefined && 'heading' in at && at.heading === index);
    placed.set(place, [...(placed.get(place) ?? []), { [`h${level}`]: text }, ...linkList(listed)]);
  });
  return placed;
}

/** Headings go on where the text ends: they are the outline of what is left out. A repeated paragraph is given once. */
export function pageText(brief: PageBrief, most: number): PageText {
  const { paragraphs, links } = brief;
  const headings = headingsByPlace(brief);
  const given = new Set<string>(['']);
  let left = most;
  const parts = paragraphs.flatMap((text, at): TextPart[] => {
    const before = headings.get(at) ?? [];
    if (given.has(text) || left <= 0) return before;
    given.add(text);
    const own = text.slice(0, left).toWellFormed();
    left -= own.length;
    const linked = links.filter(
      (link) => link.at !== undefined && 'paragraph' in link.at && link.at.paragraph === at,
    );
    return [...before, withLinks(own, linked)];
  });
  const behind = [...headings].filter(([place]) => place >= paragraphs.length).flatMap(([, each]) => each);
  const isCut = paragraphs.some((text) => text.length >= blockMax || !given.has(text));
  return { parts: [...parts, ...behind], isShortened: left <= 0 || isCut };
}
