/** Suggestions on what a page is found by: its main words where searchers look, and the price in the snippet. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/verdicts';
import { saidOn } from '../own-words.ts';
import { stripBrand } from '../page-desk.ts';
import { contentWords, fold, isInjection, overlap, shorterForms, tidy, wordsIn } from '../text.ts';
import { type ExtraMaker, type Made, say } from './maker.ts';
import { clip, length, markup, pathOf, quote, script } from './wording.ts';

const leastUses = 3;
const longHeading = 75;

/** The phrase a page uses most stands in none of the places that search results show. */
export const mainPhrase: ExtraMaker = ({ parts: { page, desk, title, description } }) => {
  if (desk === null) return [];
  const { brief } = page;
  const first = brief.headings.find(({ level }) => level === 1)?.text ?? '';
  const places = fold(`${title ?? brief.title ?? ''} ${first} ${description ?? brief.description ?? ''}`);
  const isWhole = (keyword: string): boolean => {
    const words = keyword.split(' ');
    return words.every(
      (word) => !desk.words.function.has(word) && !desk.words.noise.has(word) && word.length > 2,
    );
  };
  const found = brief.keywords.find(
    ({ keyword, size, count }) =>
      size > 1 &&
      count >= leastUses &&
      isWhole(keyword) &&
      (desk.models === null || desk.models.isNominal(keyword)) &&
      !contentWords(keyword, desk.words).every((word) => places.includes(word)) &&
      (desk.brand === null || !fold(desk.brand).includes(keyword)),
  );
  const where =
    found === undefined ? undefined : saidOn(brief).find(({ text }) => fold(text).includes(found.keyword));
  return found === undefined || where === undefined || isInjection(where.text)
    ? []
    : [
        say(
          `The text says ${quote(found.keyword)} ${found.count} times, for example in ${quote(clip(where.text, 100))}; title, H1 and description never do. Use it in one of them if people should find the page by it.`,
        ),
      ];
};

const signs: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };

/** Product pages that show a price and do not say it in the snippet. */
export const priceInSnippet: ExtraMaker = ({ parts: { page, description } }) => {
  const { brief } = page;
  const sign = signs[brief.offer?.currency ?? ''];
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
        say(
          `Say the price in the description, which the page shows and the search result does not: ${quote(text)} (${length(text)}).`,
          { kind: 'description', text },
        ),
      ];
};

/** A heading that runs on gets the shorter form it holds. */
export const longHeadings: ExtraMaker = ({ parts: { page, desk } }) => {
  if (desk === null) return [];
  return page.brief.headings.flatMap(({ text, level, region }): Made[] => {
    if (graphemeLength(text) <= longHeading || region !== 'main' || isInjection(text)) return [];
    const short = shorterForms(`${text.replace(/[.!]$/, '')}.`, desk.words)
      .slice(1)
      .map((form) => form.replace(/\.$/, ''))
      .find((form) => wordsIn(form).length >= 3 && graphemeLength(form) <= longHeading);
    return short === undefined || overlap(short, text, desk.words) < 1
      ? []
      : [
          say(
            `The heading ${quote(clip(text, 60))} has ${length(text)}. It says the same as <h${level}>${markup(tidy(short))}</h${level}>`,
            { kind: 'heading', heading: { level, text: tidy(short), replaces: text } },
          ),
        ];
  });
};

const itemsLeast = 3;
const itemsMax = 20;

/** A page that is a list of pages says so to machines. */
export const listData: ExtraMaker = ({ site, parts: { page } }) => {
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
    say(`Tell search engines that this page lists ${items.length} others. Into the head:\n${html}`, {
      kind: 'head',
      html,
    }),
  ];
};
