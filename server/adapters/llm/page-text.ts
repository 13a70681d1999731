/** The text of a page as a prompt has it: headings, paragraphs, lists and tables in their order, as much as the budget allows. */
import { type BriefLink, blockMax, type PageBrief } from '@pagewright/engine/suggest/page-brief';
import { estimateTokens } from './estimate-tokens.ts';

/** A paragraph, a heading under the name of its level, the items of a list, the rows of a table, or the links of a list. */
type TextPart =
  | string
  | { readonly [level: `h${number}`]: string }
  | { readonly list: readonly string[] }
  | { readonly table: readonly string[] }
  | { readonly links: string };

interface PageText {
  readonly parts: readonly TextPart[];
  /** Whether the page says more. */
  readonly isShortened: boolean;
}

const headingsMax = 40;
const itemsMax = 20;

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

/** Whole, or with how many more there are. */
function firstItems(items: readonly string[]): readonly string[] {
  const more = items.length - itemsMax;
  return more > 0 ? [...items.slice(0, itemsMax), `and ${more} more`] : items;
}

const linkList = (links: readonly BriefLink[]): TextPart[] =>
  links.length === 0 ? [] : [{ links: firstItems(links.map(marked)).join(', ') }];

const linksBelow = ({ links }: PageBrief, index: number): readonly BriefLink[] =>
  links.filter(({ at }) => at !== undefined && 'heading' in at && at.heading === index);

/** The headings, by the paragraph that they stand before; links above the first come first. */
function headingsByPlace(brief: PageBrief): ReadonlyMap<number, readonly TextPart[]> {
  const { headings, sections } = brief;
  const starts = new Map(sections.map(({ heading, from }) => [heading, from]));
  const placed = new Map<number, TextPart[]>([[0, linkList(linksBelow(brief, -1))]]);
  let place = 0;
  headings.slice(0, headingsMax).forEach(({ level, text }, index) => {
    place = Math.max(place, starts.get(index) ?? place);
    const listed = linkList(linksBelow(brief, index));
    placed.set(place, [...(placed.get(place) ?? []), { [`h${level}`]: text }, ...listed]);
  });
  return placed;
}

/** What is given whole or not at all, and the paragraph where it begins. */
interface Unit {
  readonly at: number;
  readonly part: Exclude<TextPart, { readonly links: string }>;
}

/** A repeated paragraph is given once, and a cell of a table or an item of a list as often as it is there. */
function unitsOf({ paragraphs, groups = [], links }: PageBrief, isBreak: (at: number) => boolean): Unit[] {
  const given = new Set<string>();
  const words = (at: number): string => {
    const text = paragraphs[at] ?? '';
    const own = links.filter(
      (link) => link.at !== undefined && 'paragraph' in link.at && link.at.paragraph === at,
    );
    return `${withLinks(text, own)}${text.length >= blockMax ? ' …' : ''}`;
  };
  const units: Unit[] = [];
  let to = 0;
  for (let at = 0; at < paragraphs.length; at = to) {
    const group = groups.find((each) => each.from <= at && at < each.to);
    to = at + 1;
    // What has a heading inside is a row of cards.
    while (to < Math.min(group?.to ?? 0, paragraphs.length) && !isBreak(to)) to += 1;
    const own = Array.from({ length: to - at }, (_, offset) => words(at + offset)).filter(
      (text) => text !== '',
    );
    const [first = ''] = own;
    if (own.length > 1) {
      const isList = group?.kind === 'list';
      units.push({ at, part: isList ? { list: own } : { table: [own.join(' | ')] } });
    } else if (first !== '' && !given.has(first)) units.push({ at, part: first });
    for (const text of own) given.add(text);
  }
  return units;
}

/** Rows that follow each other are one table. */
function withWholeTables(units: readonly Unit[], isBreak: (at: number) => boolean): Unit[] {
  const whole: Unit[] = [];
  for (const unit of units) {
    const last = whole.at(-1);
    if (
      last === undefined ||
      typeof last.part === 'string' ||
      typeof unit.part === 'string' ||
      isBreak(unit.at)
    )
      whole.push(unit);
    else if ('table' in last.part && 'table' in unit.part)
      whole[whole.length - 1] = { at: last.at, part: { table: [...last.part.table, ...unit.part.table] } };
    else whole.push(unit);
  }
  return whole;
}

function shortened(part: Unit['part']): Unit['part'] {
  if (typeof part === 'string') return part;
  if ('list' in part) return { list: firstItems(part.list) };
  return 'table' in part ? { table: firstItems(part.table) } : part;
}

/** What opens a section tells most of it; of the rest what comes first. What has no room is left out whole. */
function chosen(units: readonly Unit[], opens: (unit: Unit) => boolean, most: number): ReadonlySet<Unit> {
  let left = most;
  const taken = new Set<Unit>();
  for (const unit of [...units.filter(opens), ...units.filter((each) => !opens(each))]) {
    const tokens = estimateTokens(JSON.stringify(unit.part));
    if (tokens > left) continue;
    left -= tokens;
    taken.add(unit);
  }
  return taken;
}

/** `most` is in tokens. All headings are given: they are the outline of what is left out. */
export function pageText(brief: PageBrief, most: number): PageText {
  const headings = headingsByPlace(brief);
  const isBreak = (at: number): boolean => (headings.get(at) ?? []).length > 0;
  const whole = withWholeTables(unitsOf(brief, isBreak), isBreak);
  const units = whole.map(({ at, part }) => ({ at, part: shortened(part) }));
  const openings = new Set([...headings.keys(), 0].map((place) => units.find(({ at }) => at >= place)));
  const taken = chosen(units, (unit) => openings.has(unit), most);
  const places = [...headings].toSorted(([a], [b]) => a - b);
  const parts: TextPart[] = [];
  let next = 0;
  for (const unit of units) {
    for (; (places[next]?.[0] ?? Number.POSITIVE_INFINITY) <= unit.at; next += 1)
      parts.push(...(places[next]?.[1] ?? []));
    if (taken.has(unit)) parts.push(unit.part);
  }
  parts.push(...places.slice(next).flatMap(([, each]) => each));
  const isCut =
    taken.size < units.length ||
    brief.paragraphs.some((text) => text.length >= blockMax) ||
    units.some(({ part }, at) => JSON.stringify(part) !== JSON.stringify(whole[at]?.part));
  return { parts, isShortened: isCut };
}
