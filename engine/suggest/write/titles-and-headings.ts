/** Suggestions on titles, descriptions and headings, and the price for the description of a product. */

import type { SuggestedHeading } from '@pagewright/contract/entities/suggested-texts';
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { fold } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { lettersAndDigits } from '../../text/words.ts';
import { stripNumber } from '../facts/numbering.ts';
import { mainHeading, repeatedHeadings } from '../facts/page-names.ts';
import { isPreferred } from '../facts/suggestion-site.ts';
import {
  type Draft,
  draftOf,
  type ExtraWriter,
  type IssueWriter,
  type SuggestionContext,
} from './suggestion-writer.ts';
import { clip, inTemplate, length, markup, pathOf, quote, some } from './wording.ts';

export const titleText = ({ parts: { title, otherTitle, page } }: SuggestionContext): Draft | null => {
  if (title === null) return null;
  const was = page.brief.title;
  const instead = was === null ? '' : ` instead of ${quote(clip(was, 60))}`;
  const other = otherTitle === null ? '' : ` Alternative: ${quote(otherTitle)} (${length(otherTitle)}).`;
  return draftOf(`Use the title ${quote(title)} (${length(title)})${instead}.${other}`, {
    kind: 'title',
    text: title,
  });
};

const lettersOf = (text: string | null): string => lettersAndDigits(text ?? '');

/** None that only adds a full stop. */
export const descriptionText = ({ parts: { description, page } }: SuggestionContext): Draft | null =>
  description === null || lettersOf(description) === lettersOf(page.brief.description)
    ? null
    : draftOf(`Use this meta description: ${quote(description)} (${length(description)}).`, {
        kind: 'description',
        text: description,
      });

function duplicateText({ parts: { duplicate, page } }: SuggestionContext): Draft | null {
  if (duplicate === null) return null;
  const { url } = page.brief;
  const other = pathOf(duplicate.brief.url, url);
  const isThisPreferred = isPreferred(page, duplicate);
  const html = `<link rel="canonical" href="${markup(isThisPreferred ? url : duplicate.brief.url)}">`;
  if (isThisPreferred)
    return draftOf(
      `${other} has exactly the same text as this page. Redirect it here, or set its canonical to this page: ${html}`,
    );
  return draftOf(
    `This page has exactly the same text as ${other}. Redirect it there, or set its canonical to that page: ${html}`,
  );
}

const orDuplicateText =
  (make: (context: SuggestionContext) => Draft | null): IssueWriter =>
  (context) =>
    make(context) ?? (context.parts.isRedundant ? duplicateText(context) : null);

const headingChange = (heading: SuggestedHeading) => ({ kind: 'heading', heading }) as const;

const firstHeading: IssueWriter = ({ parts: { headings, page } }) => {
  const heading = headings.find(({ level }) => level === 1);
  if (heading === undefined) return null;
  const { text, replaces } = heading;
  const tag = `<h1>${markup(text)}</h1>`;
  const now = page.brief.headings.find((each) => each.text === replaces)?.level;
  // Its heading is there; what is empty is another one.
  if (now === 1) return null;
  if (now !== undefined)
    return draftOf(
      `Make ${quote(clip(text, 60))} the main heading: ${tag} instead of <h${now}>. You can keep its look with CSS.`,
      headingChange(heading),
    );
  const [first] = page.brief.headings;
  const above =
    first === undefined ? 'at the top of the main content' : `above ${quote(clip(first.text, 60))}`;
  return draftOf(`Add the main heading ${above}: ${tag}`, headingChange(heading));
};

/** The page's own heading stays; the site's name, where it is repeated, needs no heading. */
const oneFirstHeading: IssueWriter = ({ site, parts: { headings, page } }) => {
  const kept = mainHeading(site, page.brief);
  if (kept === null || site.unfilled.has(page.brief.url)) return null;
  // A page that shows how headings look has them all on purpose.
  if (page.brief.headings.some(({ text }) => headingSample.test(text))) return null;
  const repeated = repeatedHeadings(site, page.brief, kept);
  // "4. The basics" and "The basics" are one heading.
  const nameOf = (text: string): string => fold(stripNumber(text, site.chapterWords));
  const isSame = (text: string): boolean => nameOf(text) === nameOf(kept.text);
  const lowered = headings.filter(
    ({ text, replaces, level }) =>
      replaces !== null && level > 1 && !isSame(text) && isFirstLevel(page.brief.headings, replaces),
  );
  // The parts of what is lowered would have to follow, level by level.
  if (lowered.length > 0 && page.brief.headings.some(({ level }) => level === 2)) return null;
  const isTwice = page.brief.headings.filter(({ level, text }) => level === 1 && isSame(text)).length > 1;
  const names = repeated.map(({ text }) => quote(clip(text, 60)));
  // What only repeats the site's name is one heading of the template, and said on the first page that has it.
  const isShared = names.length > 0 && lowered.length === 0 && !isTwice;
  const alike = isShared
    ? site.site.pages.filter(
        ({ brief, issues }) =>
          issues.some(({ ruleId }) => ruleId === 'h1-multiple') &&
          repeated.every(({ text }) => isFirstLevel(brief.headings, text)),
      )
    : [];
  if (alike.length > 1 && alike[0] !== page) return null;
  const steps = [
    ...(isTwice ? ['remove the one that repeats it'] : []),
    ...(names.length === 0 ? [] : [`write ${some(names, 3)} as <p>, because other pages have it too`]),
    ...(lowered.length === 0 ? [] : [`write ${some(shownTags(lowered), 4)}`]),
  ];
  const own = kept.text.replace(/\s*[¶#]\s*$/u, '');
  const forAll = alike.length > 1 ? ` ${inTemplate} ${alike.length} pages.` : '';
  return steps.length === 0
    ? null
    : draftOf(`Keep <h1>${markup(own)}</h1>; ${steps.join('; ')}.${forAll}`, ...lowered.map(headingChange));
};

const headingSample = /^(?:h[1-6]\.? )?(?:heading|header|title)[\s-]?\d$/i;

const shownTags = (headings: readonly SuggestedHeading[]): string[] =>
  headings.map(({ level, text }) => `<h${level}>${markup(text)}</h${level}>`);

const framedFrom = 3;

const outline: IssueWriter = ({ site, parts: { headings, page } }) => {
  const changed = headings.filter(
    ({ replaces }) => replaces !== null && !isFirstLevel(page.brief.headings, replaces),
  );
  // Headings of a frame that other pages have too ("Next topic") are the theme's; numbers and signs are none at all.
  const isOutline = changed.every(
    ({ text, replaces }) =>
      /\p{L}{2}/u.test(text) && (site.headings.get(fold(replaces ?? text)) ?? 0) < framedFrom,
  );
  return changed.length === 0 || !isOutline
    ? null
    : draftOf(
        `Do not skip heading levels: write ${some(shownTags(changed), 4)}. You can keep their look with CSS.`,
        ...changed.map(headingChange),
      );
};

const isFirstLevel = (headings: readonly { level: number; text: string }[], text: string): boolean =>
  headings.some((heading) => heading.level === 1 && heading.text === text);

export const titleAndHeadingWriters: Readonly<Record<string, IssueWriter>> = {
  'title-missing': orDuplicateText(titleText),
  'title-too-short': orDuplicateText(titleText),
  'title-too-long': orDuplicateText(titleText),
  'title-placeholder': orDuplicateText(titleText),
  'title-duplicate': orDuplicateText(titleText),
  'title-multiple': orDuplicateText(titleText),
  'title-outside-head': orDuplicateText(titleText),
  'meta-description-missing': orDuplicateText(descriptionText),
  'meta-description-too-short': orDuplicateText(descriptionText),
  'meta-description-repeats-title': orDuplicateText(descriptionText),
  'meta-description-too-long': orDuplicateText(descriptionText),
  'meta-description-duplicate': orDuplicateText(descriptionText),
  'meta-description-multiple': orDuplicateText(descriptionText),
  'content-duplicate-exact': duplicateText,
  'h1-missing': firstHeading,
  'h1-no-text': firstHeading,
  'h1-multiple': oneFirstHeading,
  'heading-level-skipped': outline,
};
export { duplicateText };

const currencySigns: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };

/** A product page that shows a price but not in the description. */
export const priceInSnippet: ExtraWriter = ({ parts: { page, description } }) => {
  const { brief } = page;
  const sign = currencySigns[brief.offer?.currency ?? ''];
  const price = brief.offer?.price.replace(/[.,]00$/, '');
  if (brief.description === null || description !== null || sign === undefined || price === undefined)
    return [];
  if (brief.type !== 'product' || /[£€$]/.test(brief.description) || isInjection(brief.description))
    return [];
  const ended = /[.!?]$/.test(brief.description) ? brief.description : `${brief.description}.`;
  const text = `${ended} ${sign}${price}.`;
  return graphemeLength(text) > limits.description.recommendedMax ||
    graphemeLength(text) < limits.description.recommendedMin
    ? []
    : [
        draftOf(
          `Say the price in the description, which the page shows and the search result does not: ${quote(text)} (${length(text)}).`,
          { kind: 'description', text },
        ),
      ];
};
