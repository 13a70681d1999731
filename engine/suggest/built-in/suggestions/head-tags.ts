/** Suggestions for findings fixed by one tag in the head: share tags, viewport, language, canonical. */

import { identifyLanguage } from '../../../text/language.ts';
import type { PageBrief } from '../../page-brief.ts';
import { shareCard, shareTags } from './share-tags.ts';
import { identity } from './structured.ts';
import { draftOf, type IssueWriter } from './suggestion-writer.ts';
import { markup, pathOf, placeOf } from './wording.ts';

const wantedTag: IssueWriter = ({ parts: { page } }, { evidence }) => {
  const html = evidence[0]?.wanted;
  if (html === undefined || !html.startsWith('<')) return null;
  return draftOf(`Add to the head of ${placeOf(page.brief.url)}: ${html}`, { kind: 'head', html });
};

/** What is written in its headings and what is written in its text must be the same language, without doubt. */
function isSurelyIn({ title, headings, paragraphs, language }: PageBrief): boolean {
  const names = [title ?? '', ...headings.map(({ text }) => text)].join('. ');
  return [names, paragraphs.join(' ')].every((text) => {
    const detected = identifyLanguage(text);
    return detected?.code === language && detected.confidence === 1;
  });
}

const language: IssueWriter = ({ parts: { page } }) =>
  isSurelyIn(page.brief)
    ? draftOf(
        `Write <html lang="${markup(page.brief.language)}">: the text of ${placeOf(page.brief.url)} is in that language.`,
      )
    : null;

const ownCanonical: IssueWriter = ({ parts: { page } }) => {
  const html = `<link rel="canonical" href="${markup(page.brief.url)}">`;
  return draftOf(`Add a canonical that points to the page itself: ${html}`, {
    kind: 'head',
    html,
  });
};

const returnLink: IssueWriter = ({ parts: { page } }, { evidence }) => {
  const [other] = evidence[0]?.urls ?? [];
  if (other === undefined) return null;
  const html = `<link rel="alternate" hreflang="${markup(page.brief.language)}" href="${markup(page.brief.url)}">`;
  return draftOf(`Add to the head of ${pathOf(other, page.brief.url)}: ${html}`);
};

export const headTagWriters: Readonly<Record<string, IssueWriter>> = {
  'og-incomplete': shareTags,
  'twitter-card-missing': shareCard,
  'sd-identity-missing': identity,
  // Where nothing is written, nothing is too small to read.
  'viewport-missing': (context, issue) =>
    context.parts.page.brief.wordCount === 0 ? null : wantedTag(context, issue),
  'canonical-missing': wantedTag,
  'canonical-to-homepage': ownCanonical,
  'html-lang-missing': language,
  'html-lang-content-mismatch': language,
  'html-lang-invalid': language,
  'hreflang-no-return': returnLink,
};
