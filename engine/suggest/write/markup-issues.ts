/** Suggestions on markup: tags that the head lacks, broken JSON-LD, missing properties, robots tags. */

import { isInjection } from '../../text/injection.ts';
import { identifyLanguage } from '../../text/language.ts';
import { shownPrice } from '../facts/prices.ts';
import type { PageBrief } from '../page-brief.ts';
import { isPoorAlt } from './alt-text.ts';
import { shareCard, shareTags } from './share-tags.ts';
import { identity } from './structured.ts';
import { draftOf, type IssueWriter, type SuggestionContext } from './suggestion-writer.ts';
import { clip, markup, pathOf, placeOf, quote } from './wording.ts';

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

const brokenJson: IssueWriter = ({ parts: { page } }, { evidence }) => {
  const [first] = evidence;
  if (first?.found === undefined || first.snippet === undefined) return null;
  const near = clip(first.snippet.replaceAll(/\s+/g, ' ').trim(), 90);
  return draftOf(
    `Fix the JSON-LD of ${pathOf(page.brief.url, page.brief.url)} at ${first.found}. It breaks near ${quote(near)}.`,
  );
};

/** What the page itself shows for a property of its structured data. */
function shownFor({
  site,
  parts: { page, pageContext, description },
}: SuggestionContext): Readonly<Record<string, string>> {
  const { brief } = page;
  const price = shownPrice(brief);
  const name = pageContext.headline;
  const image = brief.images.find(({ region, src }) => region === 'main' && !/\.svg$/i.test(src))?.src;
  const [author] = brief.authors;
  const text = description ?? brief.description;
  return Object.fromEntries(
    Object.entries({
      name,
      headline: name,
      image: image ?? null,
      description: text,
      url: brief.url,
      datePublished: brief.published ?? null,
      'author.name': author ?? null,
      author: author ?? null,
      publisher: site.brand,
      'offers.price': price?.price ?? null,
      price: price?.price ?? null,
      priceCurrency: price?.currency ?? null,
      'offers.priceCurrency': price?.currency ?? null,
    }).flatMap(([key, value]) => (value === null || isInjection(value) ? [] : [[key, value]])),
  );
}

const pageTypes = /Article|Posting|Product|Recipe|Event|WebPage|Course|HowTo|Report|JobPosting|VideoObject/;

/** Properties that structured data lacks, with the values that the page shows. */
const missingProperties: IssueWriter = (context, { data = {} }) => {
  const { type, properties } = data;
  if (typeof type !== 'string' || !Array.isArray(properties)) return null;
  const { name, headline, description, ...others } = shownFor(context);
  // What is said of the page holds for an article or a product, not for the software or the organisation beside it.
  const ofPage = Object.fromEntries(
    Object.entries({ name, headline, description }).filter(([, value]) => value !== undefined),
  );
  const shown: Readonly<Record<string, string | undefined>> = pageTypes.test(type)
    ? { ...others, ...ofPage }
    : others;
  const wanted = properties.flatMap((either: string) => either.split(' or '));
  const known = wanted.flatMap((name) =>
    shown[name] === undefined ? [] : [`"${name.split('.').at(-1)}": ${JSON.stringify(shown[name])}`],
  );
  if (known.length === 0) return null;
  const currency = shown['priceCurrency'];
  const extra =
    wanted.some((name) => name.endsWith('price')) && currency !== undefined
      ? [`"priceCurrency": "${currency}"`]
      : [];
  const where = wanted.some((name) => name.startsWith('offers.'))
    ? `the offers of the ${type}`
    : `the ${type}`;
  return draftOf(
    `Add to ${where} in the structured data what the page shows: ${[...new Set([...known, ...extra])].join(', ')}.`,
  );
};

const openToSearch: IssueWriter = ({ parts: { page, pageContext } }, { evidence }) => {
  const tag = evidence[0]?.snippet;
  if (tag === undefined || !tag.startsWith('<meta') || !/noindex/i.test(tag)) return null;
  const name = pageContext.headline ?? pathOf(page.brief.url, page.brief.url);
  const open = tag.replace(/noindex/i, 'index');
  return draftOf(`If ${quote(name)} should be found, write ${open} instead of ${tag}.`);
};

const brokenImage: IssueWriter = ({ parts: { page } }, { evidence }) => {
  const imageUrl = evidence[0]?.urls?.[0];
  // One of many does not clear the finding.
  if (new Set(evidence.flatMap(({ urls }) => urls?.[0] ?? [])).size > 1) return null;
  const image = page.brief.images.find(({ src }) => src === imageUrl);
  if (imageUrl === undefined || image === undefined) return null;
  const replacement =
    image.alt === null || image.alt === '' || isPoorAlt(image.alt)
      ? ''
      : `, which should show ${quote(clip(image.alt, 80))}`;
  return draftOf(
    `Put ${pathOf(imageUrl, page.brief.url)} back${replacement}, or take out <img src="${markup(pathOf(imageUrl, page.brief.url))}">.`,
  );
};

export const markupIssueWriters: Readonly<Record<string, IssueWriter>> = {
  'sd-parse-error': brokenJson,
  'sd-required-missing': missingProperties,
  'sd-recommended-missing': missingProperties,
  'noindex-important-page': openToSearch,
  'img-broken': brokenImage,
};
