/** Suggestions for the text: shorter sentences, and the keywords that the owner named. */
import { fold } from '../../../text/fold.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { mainHeading } from '../main-heading.ts';
import { longSentences } from './sentences.ts';
import { type Draft, draftOf, type IssueWriter, type SuggestionContext } from './suggestion-writer.ts';
import { clip, quote } from './wording.ts';

/** The page with most uses of the term. */
function bestPageFor({ site }: SuggestionContext['site'], term: string): string | undefined {
  const uses = ({ paragraphs, headings }: (typeof site.pages)[number]['brief']): number =>
    fold([...paragraphs, ...headings.map(({ text }) => text)].join(' ')).split(fold(term)).length;
  return site.pages.filter(({ indexable }) => indexable).toSorted((a, b) => uses(b.brief) - uses(a.brief))[0]
    ?.brief.url;
}

/** A target keyword from the additional information, and where the page lacks it. */
export function wantedWordText({ site, parts: { page, title } }: SuggestionContext): Draft | null {
  const { brief } = page;
  const text = fold([...brief.paragraphs, ...brief.headings.map((each) => each.text)].join(' '));
  const places = fold(`${title ?? brief.title ?? ''} ${mainHeading(site, brief)?.text ?? ''}`);
  const term = site.note.keywords.find((each) => text.includes(fold(each)) && !places.includes(fold(each)));
  if (term === undefined || !page.indexable || bestPageFor(site, term) !== brief.url) return null;
  const where = brief.paragraphs
    .flatMap((block) => sentencesOf(block, brief.language))
    .find((sentence) => fold(sentence).includes(fold(term)));
  if (where === undefined) return null;
  return draftOf(
    `Your keyword ${quote(term)} is in the text (${quote(clip(where, 90))}) but neither in the title nor in the H1: bring it into one of them if the page is meant for it.`,
  );
}

export const contentWriters: Readonly<Record<string, IssueWriter>> = {
  'content-readability': (context) => longSentences(context)[0] ?? null,
};
