/** Suggestions on titles, descriptions and headings. */
import type { AdvisedHeading } from '@pagewright/contract/entities/advice';
import { isKept } from '../site-desk.ts';
import { type IssueMaker, type Made, type SuggestionRoom, say } from './maker.ts';
import { clip, length, markup, pathOf, quote } from './wording.ts';

export const titleText = ({ parts: { title, page } }: SuggestionRoom): Made | null => {
  if (title === null) return null;
  const was = page.brief.title;
  const instead = was === null ? '' : ` instead of ${quote(clip(was, 60))}`;
  return say(`Use the title ${quote(title)} (${length(title)})${instead}.`, { kind: 'title', text: title });
};

export const descriptionText = ({ parts: { description } }: SuggestionRoom): Made | null =>
  description === null
    ? null
    : say(`Use this meta description: ${quote(description)} (${length(description)}).`, {
        kind: 'description',
        text: description,
      });

function twinText({ parts: { twin, page } }: SuggestionRoom): Made | null {
  if (twin === null) return null;
  const { url } = page.brief;
  const other = pathOf(twin.brief.url, url);
  const isStaying = isKept(page, twin);
  const html = `<link rel="canonical" href="${markup(isStaying ? url : twin.brief.url)}">`;
  if (isStaying)
    return say(
      `${other} says the same as this page, word for word. Redirect it here, or let its canonical in the head say so: ${html}`,
    );
  return say(
    `This page says the same as ${other}, word for word. Redirect it there, or let its canonical in the head say so: ${html}`,
  );
}

const withTwin =
  (make: (room: SuggestionRoom) => Made | null): IssueMaker =>
  (room) =>
    make(room) ?? twinText(room);

const headingChange = (heading: AdvisedHeading) => ({ kind: 'heading', heading }) as const;

const firstHeading: IssueMaker = ({ parts: { headings, page } }) => {
  const heading = headings.find(({ level, replaces }) => level === 1 && replaces === null);
  if (heading === undefined) return null;
  const [first] = page.brief.headings;
  const above =
    first === undefined ? 'at the top of the main content' : `above ${quote(clip(first.text, 60))}`;
  return say(`Put this ${above}: <h1>${markup(heading.text)}</h1>`, headingChange(heading));
};

const outline: IssueMaker = ({ parts: { headings, page } }, { ruleId }) => {
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
  const kept = page.brief.headings.find(({ level }) => level === 1);
  const keep =
    ruleId === 'h1-multiple' && kept !== undefined
      ? `Keep ${quote(clip(kept.text, 60))} as the H1 and write `
      : 'Let no level be left out: write ';
  return say(
    `${keep}${shown.join(', ')}${more}. How large they look is a matter of the style sheet.`,
    ...changed.map(headingChange),
  );
};

const isFirstLevel = (headings: readonly { level: number; text: string }[], text: string): boolean =>
  headings.some((heading) => heading.level === 1 && heading.text === text);

export const searchWordMakers: Readonly<Record<string, IssueMaker>> = {
  'title-missing': withTwin(titleText),
  'title-too-short': withTwin(titleText),
  'title-too-long': withTwin(titleText),
  'title-placeholder': withTwin(titleText),
  'title-duplicate': withTwin(titleText),
  'title-multiple': withTwin(titleText),
  'title-outside-head': withTwin(titleText),
  'meta-description-missing': withTwin(descriptionText),
  'meta-description-too-short': withTwin(descriptionText),
  'meta-description-too-long': withTwin(descriptionText),
  'meta-description-duplicate': withTwin(descriptionText),
  'meta-description-multiple': withTwin(descriptionText),
  'content-duplicate-exact': twinText,
  'h1-missing': firstHeading,
  'h1-no-text': firstHeading,
  'h1-multiple': outline,
  'heading-level-skipped': outline,
};
export { twinText };
