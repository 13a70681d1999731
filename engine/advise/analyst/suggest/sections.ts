/** Suggestions on the parts of a page: thin ones with what the site says elsewhere, missing ones that pages beside it have. */
import type { PageForAdvice } from '../../advisor.ts';
import type { BriefSection } from '../../brief-body.ts';
import type { PageBrief } from '../../page-brief.ts';
import { askedOf } from '../asked-of.ts';
import { bare, linkedFrom } from '../link-ideas.ts';
import { saidElsewhere, saidOn, siblingsOf, spokenOn, stemsOf } from '../own-words.ts';
import type { PageDesk } from '../page-desk.ts';
import { fold, isInjection, overlap, sentencesOf, wordsIn } from '../text.ts';
import { bring, type ExtraMaker, type Made, type SuggestionRoom, say } from './maker.ts';
import { clip, pathOf, placeOf, quote } from './wording.ts';

const thinWords = 30;
const cardWords = 25;
const fitting = 0.6;
const lineMax = 160;

const headingOf = ({ headings }: PageBrief, { heading }: BriefSection) => headings[heading];

/** Smaller headings stand under it. */
const hasParts = ({ headings }: PageBrief, { heading }: BriefSection): boolean =>
  (headings[heading + 1]?.level ?? 0) > (headings[heading]?.level ?? 0);

/** The text links to a page that is called so: what stands there is a teaser. */
function isCard({ site, parts: { page } }: SuggestionRoom, heading: string, { words }: PageDesk): boolean {
  const linked = linkedFrom(page.brief);
  return site.site.pages.some(
    ({ brief }) =>
      linked.has(bare(brief.url)) &&
      overlap(heading, `${brief.title ?? ''} ${brief.headings[0]?.text ?? ''}`, words) >= 0.6,
  );
}

/** The page of the site that a heading is the name of, by its link. */
function linkedBy({ site, parts: { page } }: SuggestionRoom, text: string): PageForAdvice | null {
  const link = page.brief.links.find(
    (each) => each.region !== 'navigation' && each.region !== 'footer' && fold(each.text) === fold(text),
  );
  if (link === undefined) return null;
  return (
    site.site.pages.find(
      ({ brief }) => bare(brief.url) === bare(link.target) && brief.url !== page.brief.url,
    ) ?? null
  );
}

/** One line that tells what a page is about, in its own words: of its description, else of its text. */
function lineOf({ site }: SuggestionRoom, brief: PageBrief): string | null {
  const isShared = site.site.pages.some(
    ({ brief: other }) => other.url !== brief.url && other.description === brief.description,
  );
  const [described] = sentencesOf(isShared ? '' : (brief.description ?? ''), brief.language);
  const isTelling = described !== undefined && wordsIn(described).length >= 5 && /[.!]$/.test(described);
  const line = isTelling ? described : saidOn(brief)[0]?.text;
  return line === undefined || line.length > lineMax || isInjection(line) ? null : line;
}

/** A list of things with a name and a price gets a line for each: the pages behind it have one. */
export const itemLines: ExtraMaker = (room) => {
  const { page, desk } = room.parts;
  if (desk === null) return [];
  const { brief } = page;
  const text = fold(brief.paragraphs.join(' '));
  const lines = brief.sections.flatMap((section) => {
    const heading = headingOf(brief, section);
    if (heading === undefined || heading.level < 2 || section.words > cardWords) return [];
    const target = linkedBy(room, heading.text);
    const line = target === null ? null : lineOf(room, target.brief);
    return line === null || text.includes(fold(line)) ? [] : [`${quote(heading.text)}: ${quote(line)}`];
  });
  if (lines.length < 2) return [];
  const shown = lines.slice(0, 3);
  const rest = lines.length > shown.length ? ' The others have such a line on their own pages too.' : '';
  return [
    say(
      `Give each item of the list a line that says what it is; their own pages have it. ${shown.join(' ')}${rest}`,
    ),
  ];
};

/** A section of a few words, and a sentence of the site that belongs there. */
export const thinSections: ExtraMaker = (room) => {
  const { page, desk } = room.parts;
  if (desk === null) return [];
  const { brief } = page;
  return brief.sections.flatMap((section): Made[] => {
    const heading = headingOf(brief, section);
    if (heading === undefined || heading.level < 2 || heading.region === 'footer') return [];
    if (heading.text.endsWith('?') || hasParts(brief, section) || isCard(room, heading.text, desk)) return [];
    if (section.words >= thinWords || linkedBy(room, heading.text) !== null || isInjection(heading.text))
      return [];
    const subject = stemsOf(heading.text, desk.words);
    const [found] = saidElsewhere(room.site, brief, subject);
    if (found === undefined || found.score < fitting) return [];
    const from = placeOf(found.page.brief.url, brief.url);
    const words = section.words === 0 ? 'nothing stands' : `only ${section.words} words stand`;
    return [
      bring(
        `Under ${quote(clip(heading.text, 60))} ${words}. ${from === 'the home page' ? 'The home page' : from} says what could go there: ${quote(found.text)}`,
        found.text,
      ),
    ];
  });
};

interface Told {
  readonly heading: string;
  readonly page: PageForAdvice;
  readonly first: string;
}

/** Second headings of pages beside this one that are no name of their own subject. */
function toldBySiblings({ site, parts: { page } }: SuggestionRoom, desk: PageDesk): Told[] {
  return siblingsOf(site, page).flatMap((sibling) => {
    const { brief } = sibling;
    const subject = stemsOf(`${brief.title ?? ''} ${brief.headings[0]?.text ?? ''}`, desk.words);
    return brief.sections.flatMap((section) => {
      const heading = headingOf(brief, section);
      const first = sentencesOf(section.firstBlock ?? '', brief.language)[0];
      if (heading?.level !== 2 || heading.region !== 'main' || first === undefined) return [];
      const own = stemsOf(heading.text, desk.words);
      const isItsOwn = own.size === 0 || [...own].some((word) => subject.has(word));
      return isItsOwn || section.words < thinWords || isInjection(`${heading.text} ${first}`)
        ? []
        : [{ heading: heading.text, page: sibling, first }];
    });
  });
}

/** A section that pages of the same kind have, on something this one says nothing of. */
export const missingSections: ExtraMaker = (room) => {
  const { page, desk } = room.parts;
  if (desk === null) return [];
  const spoken = spokenOn(page.brief);
  const asked = askedOf(page.brief.language);
  const byHeading = Map.groupBy(toldBySiblings(room, desk), ({ heading }) => fold(heading));
  return [...byHeading.values()].flatMap((told): Made[] => {
    const [one] = told;
    if (one === undefined) return [];
    const isCommon = new Set(told.map((each) => each.page)).size > 1;
    const subject = [...stemsOf(one.heading, desk.words)];
    if (!isCommon && !wordsIn(one.heading).some((word) => asked.has(word))) return [];
    if (subject.some((word) => spoken.has(word))) return [];
    const where = pathOf(one.page.brief.url, page.brief.url);
    const others = told.length > 1 ? ` and ${told.length - 1} more` : '';
    return [
      say(
        `${quote(clip(desk.headline ?? pathOf(page.brief.url, page.brief.url), 60))} has no section ${quote(one.heading)}, as ${where}${others} has it: ${quote(clip(one.first, 110))} Add one.`,
      ),
    ];
  });
};

/** The sentence of a section that answers its heading stands behind others. */
export const answersFirst: ExtraMaker = ({ parts: { page, desk } }) => {
  if (desk === null) return [];
  const { brief } = page;
  return brief.sections.flatMap((section): Made[] => {
    const heading = headingOf(brief, section);
    if (heading === undefined || heading.level < 2 || heading.region !== 'main') return [];
    const subject = stemsOf(heading.text, desk.words);
    if (subject.size < 2 || section.words < 50) return [];
    const sentences = brief.paragraphs
      .slice(section.from, section.to)
      .flatMap((block) => sentencesOf(block, brief.language));
    const shares = (text: string): number =>
      [...stemsOf(text, desk.words)].filter((word) => subject.has(word)).length;
    const standing = new Set(desk.sentences.map(({ text }) => text));
    const [first] = sentences;
    const late = sentences.slice(2).find((text) => shares(text) >= 2 && standing.has(text));
    if (first === undefined || late === undefined || shares(first) > 0 || isInjection(late)) return [];
    return [
      say(
        `Answer the heading ${quote(clip(heading.text, 60))} at once: begin its text with ${quote(clip(late, 160))}, which comes after ${quote(clip(first, 60))} now.`,
      ),
    ];
  });
};
