/** Describes the parts of the page as they are, with what the audit found about each. */

import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { faqPairs } from '../suggest/built-in/faq-pairs.ts';
import { orderedOutline } from '../suggest/built-in/outline.ts';
import { bareUrl, clip, markup, pathOf } from '../suggest/built-in/suggestions/wording.ts';
import { containsKeyword } from '../suggest/built-in/text.ts';
import { fold } from '../text/fold.ts';
import { bullets, code, plain, table } from '../text/markdown.ts';
import { type Chat, quoted } from './chat.ts';
import type { Element } from './language-data.ts';

export type Worded = 'title' | 'description';

/** The lengths of texts that are good where nothing is asked for. */
export const usual = {
  title: { min: limits.title.recommendedMin, max: limits.title.recommendedMax, least: limits.title.min },
  description: { min: limits.description.recommendedMin, max: limits.description.recommendedMax, least: 50 },
} as const;
const [shownMax, outlineMax, faqMax] = [4, 40, 6];
/** In words. */
const [longSection, longSentence] = [280, 25];

export const isWorded = (element: string | null): element is Worded =>
  element === 'title' || element === 'description';

export const present = ({ title, metaDescription }: Page, element: Worded): string =>
  (element === 'title' ? title : metaDescription)?.trim() ?? '';

/** What the audit says about an element, in its own words. */
export function sayFindings(chat: Chat, element: Element, page = chat.sandbox.page): boolean {
  const found = chat.issuesOf(element, page);
  const lines = found.map((issue) => {
    const { title, says, fix } = chat.told(issue);
    return `**${plain(title)}**: ${plain(says === '' ? fix : says)}`;
  });
  const listed = found.map(({ ruleId }) => ruleId);
  chat
    .cite(...found)
    .remember({ listed })
    .text(bullets(lines.slice(0, shownMax)));
  return found.length > 0;
}

const sayCut = (chat: Chat, shown: number, count: number): unknown =>
  count > shown && chat.say('listCut', { shown, count });

export function sayText(chat: Chat, element: Worded, page = chat.sandbox.page): void {
  const text = present(page, element);
  if (text === '') chat.say(`${element}None`);
  else
    chat
      .quote(text, element)
      .say(`${element}Now`, { quote: quoted(text), length: graphemeLength(text), ...usual[element] });
}

/** Other pages with the same text, whether or not the audit counts this page among them; false when there are none. */
function sayShared(chat: Chat, element: Element): boolean {
  const { page, pages } = chat.sandbox;
  if (!isWorded(element) || present(page, element) === '') return false;
  const isOther = (other: Page): boolean =>
    present(other, element) === present(page, element) && bareUrl(other.url) !== bareUrl(page.url);
  const count = pages.filter(isOther).length;
  if (count > 0) chat.say('sharedText', { count });
  return count > 0;
}

export function sayHeadings(chat: Chat): void {
  const shown = chat.headings();
  const byLevel = Map.groupBy(shown, ({ level }) => level);
  chat.say('headingsNow', { count: shown.length, h1: byLevel.get(1)?.length ?? 0 });
  const levels = [...byLevel].toSorted(([one], [other]) => one - other);
  const list = levels.map(([level, { length }]) => `H${level}: ${length}`).join(', ');
  if (levels.length > 1) chat.say('headingLevels', { list });
  const lines = shown.map(({ level, text }) => `${'  '.repeat(level - 1)}H${level} ${text}`);
  if (lines.length > 0) chat.block(chat.words('labelOutline'), lines.slice(0, outlineMax).join('\n'));
  sayCut(chat, outlineMax, lines.length);
  const repeated = [...Map.groupBy(lines, (line) => line.trim())].filter(([, { length }]) => length > 1);
  const twice = repeated.slice(0, shownMax).map(([line, { length }]) => `${quoted(line)} (${length})`);
  if (twice.length > 0) chat.say('headingTwice', { list: twice.join(', ') });
}

export function sayImages(chat: Chat): void {
  const { images } = chat.sandbox.page;
  const without = images.filter(({ alt }) => alt === null).length;
  const empty = images.filter(({ alt }) => alt?.trim() === '').length;
  if (images.length === 0) chat.say('imagesNone');
  else chat.say('imagesNow', { count: images.length, with: images.length - without - empty, without, empty });
}

export function sayLinks(chat: Chat): void {
  const { facts, page } = chat.sandbox;
  if (facts === null) return void chat.say('noCopy');
  const hostOf = (url: string | null): string | undefined => URL.parse(url ?? '')?.host.replace(/^www\./, '');
  const web = facts.links.filter(({ kind, resolved }) => kind === 'web' && resolved !== null);
  const own = web.filter(({ resolved }) => hostOf(resolved) === hostOf(page.url));
  const text = own.filter(({ region }) => region === 'main').length;
  return void chat.say('linksNow', { own: own.length, text, other: web.length - own.length });
}

export function saySchema(chat: Chat): void {
  const { facts, brief } = chat.sandbox;
  if (facts === null) chat.say('noCopy');
  else if (brief.schemaTypes.length === 0) chat.say('schemaNone');
  else chat.say('schemaNow', { types: brief.schemaTypes.map(code).join(', ') });
}

function sayFaq(chat: Chat, wanted: number | null): void {
  const count = wanted ?? faqMax;
  const pairs = faqPairs(chat.sandbox.brief);
  const faq = pairs.slice(0, count).map(({ question, answer }) => {
    chat.quote(answer, 'text');
    return `<h3>${markup(question)}</h3>\n<p>${markup(answer)}</p>`;
  });
  if (faq.length === 0) return void chat.say('faqNone').next('outline', 'about');
  chat.say('offerFaq').block(chat.words('labelFaq'), ['<h2>FAQ</h2>', ...faq].join('\n'), 'html');
  if (faq.length < (wanted ?? 0)) chat.say('fewer');
  return void chat.knowledge('faq-schema').next('outline', 'schema');
}

function sayOutline(chat: Chat): void {
  const { brief } = chat.sandbox;
  const under = new Map(
    brief.sections.map(({ heading, words }) => [brief.headings[heading]?.text ?? '', words]),
  );
  const moved = orderedOutline({ headings: brief.headings });
  const levels = new Map(moved.map(({ text, level }) => [text, level]));
  const lines = chat.headings().slice(0, outlineMax);
  if (lines.length === 0) return void chat.say('outlineAbsent').next('heading');
  const count = (text: string): string => ((under.get(text) ?? 0) > 0 ? ` (${under.get(text)})` : '');
  const outline = lines.map(
    ({ level, text }) => `${'#'.repeat(levels.get(text) ?? level)} ${text}${count(text)}`,
  );
  chat.say('outlineNow').block(chat.words('labelOutline'), outline.join('\n'), 'markdown');
  sayCut(chat, outlineMax, chat.headings().length);
  sayFindings(chat, 'outline');
  const list = (items: readonly string[]): string => items.slice(0, shownMax).join(', ');
  if (moved.length > 0)
    chat.say('outlineMove', { list: list(moved.map(({ text, level }) => `${quoted(text)} → H${level}`)) });
  const long = lines.filter(({ text }) => (under.get(text) ?? 0) > longSection);
  if (long.length > 0)
    chat.say('outlineLong', { list: list(long.map(({ text }) => `${quoted(text)}${count(text)}`)) });
  return void chat.next('heading', 'faq');
}

async function sayReadability(chat: Chat): Promise<void> {
  const { page, brief } = chat.sandbox;
  const { wordCount, readingEase } = page.contentMetrics;
  chat.say('textNow', { words: wordCount });
  if (readingEase != null) chat.say('easeNow', { ease: Math.round(readingEase) });
  const hasFindings = sayFindings(chat, 'text');
  const { suggestions } = await chat.suggestions();
  const rewrites = suggestions
    .flatMap((each) => each?.changes ?? [])
    .filter(({ kind }) => kind === 'rewrite');
  for (const each of rewrites.slice(0, 2))
    if (each.kind === 'rewrite') chat.text(`> ${plain(each.from)}`).block(chat.words('labelText'), each.to);
  chat.offerChanges(rewrites.slice(0, 2), chat.words('labelText'));
  const [longest = ''] = brief.longestSentences;
  if (rewrites.length === 0 && longest.split(/\s+/).length > longSentence)
    chat
      .say('longest')
      .text(`> ${plain(clip(longest, 400))}`)
      .quote(longest, 'text');
  else if (rewrites.length === 0 && !hasFindings) chat.say('noTextWork');
  chat.next('first', 'keyword');
}

function sayKeywords(chat: Chat, most = 8): void {
  const { page, brief } = chat.sandbox;
  const h1 = page.headings.find(({ level }) => level === 1)?.text;
  const rows = brief.keywords.slice(0, most).map(({ keyword, count }) => {
    const places = [page.title, h1, page.metaDescription].map((text) =>
      fold(text ?? '').includes(fold(keyword)),
    );
    return [plain(keyword), String(count), ...places.map((has) => chat.words(has ? 'yes' : 'no'))];
  });
  chat.say('keywordsNow').text(table(chat.words('keywordHead').split('|'), rows));
  chat.say('keywordNote').next('title', 'description');
}

export function sayKeywordUse(chat: Chat, word: string): void {
  const { page, brief, pages } = chat.sandbox;
  const heads = page.headings.map(({ text }) => text).join(' ');
  const text = fold([page.title, page.metaDescription, heads, ...brief.paragraphs].join('\n'));
  const has = (own: string | null): string =>
    chat.words(own !== null && containsKeyword(own, word) ? 'yes' : 'no');
  const places = { title: has(page.title), heading: has(heads), description: has(page.metaDescription) };
  const count = text.split(fold(word)).length - 1;
  chat
    .count()
    .say(chat.pageSays(word) ? 'keywordUse' : 'keywordNone', { quote: quoted(word), count, ...places });
  const elsewhere = pages
    .filter(({ title, paragraphs }) => containsKeyword(`${title ?? ''} ${paragraphs.join(' ')}`, word))
    .map(({ url, title }) => `${code(pathOf(url, page.url))} ${plain(title ?? '')}`);
  if (elsewhere.length > 0) chat.say('keywordSite').text(bullets(elsewhere.slice(0, shownMax)));
  chat.next('keyword', 'title');
}

/** How a part of the page is now, with what the audit found about it. */
export async function assess(chat: Chat, element: Element, count: number | null = null): Promise<void> {
  chat.count().remember({ element });
  if (element === 'text') return sayReadability(chat);
  if (element === 'keyword') return sayKeywords(chat, count ?? undefined);
  if (element === 'faq') return sayFaq(chat, count);
  if (element === 'outline') return sayOutline(chat);
  if (isWorded(element)) sayText(chat, element);
  else ({ heading: sayHeadings, alt: sayImages, link: sayLinks, schema: saySchema })[element](chat);
  const hasFindings = sayFindings(chat, element);
  if (!sayShared(chat, element) && !hasFindings) chat.say('fine');
  return void chat.next(element, 'first');
}
