/** Suggestions for search results: the main phrase, the price in the snippet, shorter headings, list markup. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { fold, tidy } from '../../../text/fold.ts';
import { wordsIn } from '../../../text/words.ts';
import { sentencesOn } from '../related-sentences.ts';
import { stripBrand } from '../suggestion-page.ts';
import { contentWords, isInjection, overlap, shorterForms } from '../text.ts';
import { type Draft, draftOf, type ExtraWriter } from './suggestion-writer.ts';
import { clip, length, markup, pathOf, quote, script } from './wording.ts';

const leastUses = 3;
const longHeading = 75;

/** The most used phrase is in none of title, main heading and description. */
export const mainPhrase: ExtraWriter = ({ site, parts: { page, pageContext, title, description } }) => {
  if (pageContext === null) return [];
  const { brief } = page;
  const first = brief.headings.find(({ level }) => level === 1)?.text ?? '';
  const places = fold(`${title ?? brief.title ?? ''} ${first} ${description ?? brief.description ?? ''}`);
  const isWhole = (keyword: string): boolean => {
    const words = keyword.split(' ');
    return words.every(
      (word) =>
        !pageContext.words.function.has(word) && !pageContext.words.noise.has(word) && word.length > 2,
    );
  };
  const found = brief.keywords.find(
    ({ keyword, size, count }) =>
      size > 1 &&
      count >= leastUses &&
      isWhole(keyword) &&
      (pageContext.models === null || pageContext.models.isNominal(keyword)) &&
      !contentWords(keyword, pageContext.words).every((word) => places.includes(word)) &&
      (pageContext.brand === null || !fold(pageContext.brand).includes(keyword)),
  );
  const where =
    found === undefined
      ? undefined
      : sentencesOn(site, brief).find(({ text }) => fold(text).includes(found.keyword));
  return found === undefined || where === undefined || isInjection(where.text)
    ? []
    : [
        draftOf(
          `The text says ${quote(found.keyword)} ${found.count} times, for example in ${quote(clip(where.text, 100))}; title, H1 and description never do. Use it in one of them if people should find the page by it.`,
        ),
      ];
};

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

/** The shorter form of a long heading. */
export const longHeadings: ExtraWriter = ({ parts: { page, pageContext } }) => {
  if (pageContext === null) return [];
  return page.brief.headings.flatMap(({ text, level, region }): Draft[] => {
    if (graphemeLength(text) <= longHeading || region !== 'main' || isInjection(text)) return [];
    const short = shorterForms(`${text.replace(/[.!]$/, '')}.`, pageContext.words)
      .slice(1)
      .map((form) => form.replace(/\.$/, ''))
      .find((form) => wordsIn(form).length >= 3 && graphemeLength(form) <= longHeading);
    return short === undefined || overlap(short, text, pageContext.words) < 1
      ? []
      : [
          draftOf(
            `The heading ${quote(clip(text, 60))} has ${length(text)}. It says the same as <h${level}>${markup(tidy(short))}</h${level}>`,
            { kind: 'heading', heading: { level, text: tidy(short), replaces: text } },
          ),
        ];
  });
};

const itemsLeast = 3;
const itemsMax = 20;

/** ItemList markup for a listing. */
export const listData: ExtraWriter = ({ site, parts: { page } }) => {
  const { brief } = page;
  const hasList = brief.schemaTypes.some((type) => /ItemList|CollectionPage|Blog$/.test(type));
  const isBroken = page.issues.some(({ ruleId }) => ruleId === 'sd-parse-error');
  if (brief.type !== 'listing' || hasList || isBroken) return [];
  const targets = [
    ...new Set(brief.links.filter(({ region }) => region === 'main').map(({ target }) => target)),
  ].flatMap((target) => site.pageAt.get(target) ?? []);
  const folder = URL.parse(brief.url)?.pathname ?? '/';
  const items = targets.filter(
    ({ brief: other }) => pathOf(other.url, brief.url).startsWith(folder) && other !== brief,
  );
  if (items.length < itemsLeast) return [];
  const html = script({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.slice(0, itemsMax).map(({ brief: other }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: other.url,
      name: stripBrand(
        other.headings.find(({ level }) => level === 1)?.text ?? other.title ?? '',
        site.brand,
      ),
    })),
  });
  return [
    draftOf(`Tell search engines that this page lists ${items.length} others. Into the head:\n${html}`, {
      kind: 'head',
      html,
    }),
  ];
};
