/** Suggestions on titles, descriptions and headings. */
import type { SuggestedHeading } from '@pagewright/contract/entities/suggested-texts';
import { isPreferred } from '../suggestion-site.ts';
import { type Draft, draftOf, type IssueWriter, type SuggestionContext } from './suggestion-writer.ts';
import { clip, length, markup, pathOf, quote } from './wording.ts';

export const titleText = ({ parts: { title, page } }: SuggestionContext): Draft | null => {
  if (title === null) return null;
  const was = page.brief.title;
  const instead = was === null ? '' : ` instead of ${quote(clip(was, 60))}`;
  return draftOf(`Use the title ${quote(title)} (${length(title)})${instead}.`, {
    kind: 'title',
    text: title,
  });
};

export const descriptionText = ({ parts: { description } }: SuggestionContext): Draft | null =>
  description === null
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
      `${other} says the same as this page, word for word. Redirect it here, or let its canonical in the head say so: ${html}`,
    );
  return draftOf(
    `This page says the same as ${other}, word for word. Redirect it there, or let its canonical in the head say so: ${html}`,
  );
}

const orDuplicateText =
  (make: (context: SuggestionContext) => Draft | null): IssueWriter =>
  (context) =>
    make(context) ?? duplicateText(context);

const headingChange = (heading: SuggestedHeading) => ({ kind: 'heading', heading }) as const;

const firstHeading: IssueWriter = ({ parts: { headings, page } }) => {
  const heading = headings.find(({ level, replaces }) => level === 1 && replaces === null);
  if (heading === undefined) return null;
  const [first] = page.brief.headings;
  const above =
    first === undefined ? 'at the top of the main content' : `above ${quote(clip(first.text, 60))}`;
  return draftOf(`Put this ${above}: <h1>${markup(heading.text)}</h1>`, headingChange(heading));
};

const outline: IssueWriter = ({ parts: { headings, page } }, { ruleId }) => {
  const changed = headings.filter(
    ({ replaces, level }) =>
      replaces !== null &&
      (ruleId === 'h1-multiple') === (level === 2 && isFirstLevel(page.brief.headings, replaces)),
  );
  if (changed.length === 0) return null;
  const shown = changed
    .slice(0, 4)
    .map(({ level, text }) => `<h${level}>${markup(clip(text, 60))}</h${level}>`);
  const more = changed.length > shown.length ? ` and ${changed.length - shown.length} more` : '';
  const first = page.brief.headings.find(({ level }) => level === 1);
  const instruction =
    ruleId === 'h1-multiple' && first !== undefined
      ? `Keep ${quote(clip(first.text, 60))} as the H1 and write `
      : 'Let no level be left out: write ';
  return draftOf(
    `${instruction}${shown.join(', ')}${more}. How large they look is a matter of the style sheet.`,
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
  'h1-multiple': outline,
  'heading-level-skipped': outline,
};
export { duplicateText };
