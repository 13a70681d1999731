/** Suggestions for findings fixed by one tag in the head: share tags, viewport, language, canonical. */

import { shareCard, shareTags } from './share-tags.ts';
import { identity } from './structured.ts';
import { draftOf, type IssueWriter } from './suggestion-writer.ts';
import { markup, pathOf, placeOf } from './wording.ts';

const wantedTag: IssueWriter = ({ parts: { page } }, { evidence }) => {
  const html = evidence[0]?.wanted;
  if (html === undefined || !html.startsWith('<')) return null;
  return draftOf(`Put into the head of ${placeOf(page.brief.url)}: ${html}`, { kind: 'head', html });
};

const language: IssueWriter = ({ parts: { page } }) =>
  draftOf(
    `Write <html lang="${markup(page.brief.language)}">: the words of ${placeOf(page.brief.url)} are in that language.`,
  );

const ownCanonical: IssueWriter = ({ parts: { page } }) => {
  const html = `<link rel="canonical" href="${markup(page.brief.url)}">`;
  return draftOf(`Let the page name itself as the one to show in search results: ${html}`, {
    kind: 'head',
    html,
  });
};

const returnLink: IssueWriter = ({ parts: { page } }, { evidence }) => {
  const [other] = evidence[0]?.urls ?? [];
  if (other === undefined) return null;
  const html = `<link rel="alternate" hreflang="${markup(page.brief.language)}" href="${markup(page.brief.url)}">`;
  return draftOf(`Put into the head of ${pathOf(other, page.brief.url)}: ${html}`);
};

export const headTagWriters: Readonly<Record<string, IssueWriter>> = {
  'og-incomplete': shareTags,
  'twitter-card-missing': shareCard,
  'sd-identity-missing': identity,
  'viewport-missing': wantedTag,
  'canonical-missing': wantedTag,
  'canonical-to-homepage': ownCanonical,
  'html-lang-missing': language,
  'html-lang-content-mismatch': language,
  'html-lang-invalid': language,
  'hreflang-no-return': returnLink,
};
