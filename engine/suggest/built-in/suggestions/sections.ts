/** Suggestions for the sections of a page: thin ones with sentences of other pages, missing ones that siblings have. */

import { fold } from '../../../text/fold.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { wordsIn } from '../../../text/words.ts';
import type { BriefSection } from '../../brief-body.ts';
import type { PageBrief } from '../../page-brief.ts';
import type { PageSuggestionInput } from '../../suggester.ts';
import { commonTopics } from '../common-topics.ts';
import { bare, linkedFrom } from '../link-ideas.ts';
import { relatedSentences, sentencesOn, siblingsOf, stemsOf, stemsOn } from '../related-sentences.ts';
import type { SuggestionPage } from '../suggestion-page.ts';
import { isInjection, overlap } from '../text.ts';
import {
  type Draft,
  draftOf,
  draftQuoting,
  type ExtraWriter,
  type SuggestionContext,
} from './suggestion-writer.ts';
import { clip, pathOf, placeOf, quote } from './wording.ts';

const thinWords = 30;
const cardWords = 25;
const fitting = 0.6;
const lineMax = 160;

const headingOf = ({ headings }: PageBrief, { heading }: BriefSection) => headings[heading];

/** It has subheadings. */
const hasParts = ({ headings }: PageBrief, { heading }: BriefSection): boolean =>
  (headings[heading + 1]?.level ?? 0) > (headings[heading]?.level ?? 0);

/** The text links to a page of that name: the section is a teaser. */
function isCard(
  { site, parts: { page } }: SuggestionContext,
  heading: string,
  { words }: SuggestionPage,
): boolean {
  const linked = linkedFrom(page.brief);
  return site.site.pages.some(
    ({ brief }) =>
      linked.has(bare(brief.url)) &&
      overlap(heading, `${brief.title ?? ''} ${brief.headings[0]?.text ?? ''}`, words) >= 0.6,
  );
}

/** The page that a heading names, by its link. */
function linkedBy({ site, parts: { page } }: SuggestionContext, text: string): PageSuggestionInput | null {
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

/** One line about a page: from its description, else from its text. */
function lineOf({ site }: SuggestionContext, brief: PageBrief): string | null {
  const isShared = site.site.pages.some(
    ({ brief: other }) => other.url !== brief.url && other.description === brief.description,
  );
  const [described] = sentencesOf(isShared ? '' : (brief.description ?? ''), brief.language);
  const isDistinctive = described !== undefined && wordsIn(described).length >= 5 && /[.!]$/.test(described);
  const line = isDistinctive ? described : sentencesOn(site, brief)[0]?.text;
  return line === undefined || line.length > lineMax || isInjection(line) ? null : line;
}

/** A line for each item of a list with names and prices, from the pages of the items. */
export const itemLines: ExtraWriter = (context) => {
  const { page, pageContext } = context.parts;
  if (pageContext === null) return [];
  const { brief } = page;
  const text = fold(brief.paragraphs.join(' '));
  const lines = brief.sections.flatMap((section) => {
    const heading = headingOf(brief, section);
    if (heading === undefined || heading.level < 2 || section.words > cardWords) return [];
    const target = linkedBy(context, heading.text);
    const line = target === null ? null : lineOf(context, target.brief);
    return line === null || text.includes(fold(line)) ? [] : [`${quote(heading.text)}: ${quote(line)}`];
  });
  if (lines.length < 2) return [];
  const shown = lines.slice(0, 3);
  const rest = lines.length > shown.length ? ' The others have such a line on their own pages too.' : '';
  return [
    draftOf(
      `Give each item of the list a line that says what it is; their own pages have it. ${shown.join(' ')}${rest}`,
    ),
  ];
};

/** A section of a few words, and a sentence of the site that belongs there. */
export const thinSections: ExtraWriter = (context) => {
  const { page, pageContext } = context.parts;
  if (pageContext === null) return [];
  const { brief } = page;
  return brief.sections.flatMap((section): Draft[] => {
    const heading = headingOf(brief, section);
    if (heading === undefined || heading.level < 2 || heading.region === 'footer') return [];
    if (heading.text.endsWith('?') || hasParts(brief, section) || isCard(context, heading.text, pageContext))
      return [];
    if (section.words >= thinWords || linkedBy(context, heading.text) !== null || isInjection(heading.text))
      return [];
    const subject = stemsOf(heading.text, pageContext.words);
    const [found] = relatedSentences(context.site, brief, subject);
    if (found === undefined || found.score < fitting) return [];
    const from = placeOf(found.page.brief.url, brief.url);
    const words = section.words === 0 ? 'nothing stands' : `only ${section.words} words stand`;
    return [
      draftQuoting(
        `Under ${quote(clip(heading.text, 60))} ${words}. ${from === 'the home page' ? 'The home page' : from} says what could go there: ${quote(found.text)}`,
        found.text,
      ),
    ];
  });
};

interface SiblingSection {
  readonly heading: string;
  readonly page: PageSuggestionInput;
  readonly first: string;
}

/** Second-level headings of sibling pages, except their own names. */
function sectionsOfSiblings(
  { site, parts: { page } }: SuggestionContext,
  pageContext: SuggestionPage,
): SiblingSection[] {
  return siblingsOf(site, page).flatMap((sibling) => {
    const { brief } = sibling;
    const subject = stemsOf(`${brief.title ?? ''} ${brief.headings[0]?.text ?? ''}`, pageContext.words);
    return brief.sections.flatMap((section) => {
      const heading = headingOf(brief, section);
      const first = sentencesOf(section.firstBlock ?? '', brief.language)[0];
      if (heading?.level !== 2 || heading.region !== 'main' || first === undefined) return [];
      const own = stemsOf(heading.text, pageContext.words);
      const isItsOwn = own.size === 0 || [...own].some((word) => subject.has(word));
      return isItsOwn || section.words < thinWords || isInjection(`${heading.text} ${first}`)
        ? []
        : [{ heading: heading.text, page: sibling, first }];
    });
  });
}

/** A section that siblings have on a topic that this page lacks. */
export const missingSections: ExtraWriter = (context) => {
  const { page, pageContext } = context.parts;
  if (pageContext === null) return [];
  const pageStems = stemsOn(context.site, page.brief);
  const topics = commonTopics(page.brief.language);
  const byHeading = Map.groupBy(sectionsOfSiblings(context, pageContext), ({ heading }) => fold(heading));
  return [...byHeading.values()].flatMap((sections): Draft[] => {
    const [first] = sections;
    if (first === undefined) return [];
    const isCommon = new Set(sections.map((each) => each.page)).size > 1;
    const subject = [...stemsOf(first.heading, pageContext.words)];
    if (!isCommon && !wordsIn(first.heading).some((word) => topics.has(word))) return [];
    if (subject.some((word) => pageStems.has(word))) return [];
    const where = pathOf(first.page.brief.url, page.brief.url);
    const others = sections.length > 1 ? ` and ${sections.length - 1} more` : '';
    return [
      draftOf(
        `${quote(clip(pageContext.headline ?? pathOf(page.brief.url, page.brief.url), 60))} has no section ${quote(first.heading)}, as ${where}${others} has it: ${quote(clip(first.first, 110))} Add one.`,
      ),
    ];
  });
};

/** The sentence that answers a section's heading comes after others. */
export const answersFirst: ExtraWriter = ({ parts: { page, pageContext } }) => {
  if (pageContext === null) return [];
  const { brief } = page;
  return brief.sections.flatMap((section): Draft[] => {
    const heading = headingOf(brief, section);
    if (heading === undefined || heading.level < 2 || heading.region !== 'main') return [];
    const subject = stemsOf(heading.text, pageContext.words);
    if (subject.size < 2 || section.words < 50) return [];
    const sentences = brief.paragraphs
      .slice(section.from, section.to)
      .flatMap((block) => sentencesOf(block, brief.language));
    const shares = (text: string): number =>
      [...stemsOf(text, pageContext.words)].filter((word) => subject.has(word)).length;
    const onPage = new Set(pageContext.sentences.map(({ text }) => text));
    const [first] = sentences;
    const late = sentences.slice(2).find((text) => shares(text) >= 2 && onPage.has(text));
    if (first === undefined || late === undefined || shares(first) > 0 || isInjection(late)) return [];
    return [
      draftOf(
        `Answer the heading ${quote(clip(heading.text, 60))} at once: begin its text with ${quote(clip(late, 160))}, which comes after ${quote(clip(first, 60))} now.`,
      ),
    ];
  });
};
