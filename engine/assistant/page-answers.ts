/** Answers about what the page and its site say: what it is about, where a fact is, how pages compare. */

import type { Page } from '@pagewright/contract/entities/page';
import { graphemeLength } from '@pagewright/contract/ratings';
import {
  findPassages,
  type Passage,
  type PassageQuery,
  wantedStems,
} from '../suggest/built-in/find-passages.ts';
import { bareUrl, clip, pathOf } from '../suggest/built-in/suggestions/wording.ts';
import { isInjection } from '../suggest/built-in/text.ts';
import { fold } from '../text/fold.ts';
import { bullets, code, plain, table } from '../text/markdown.ts';
import { wordsIn } from '../text/words.ts';
import { type Chat, quoted } from './chat.ts';
import { dataOf, type Element, isFact, languages, listOf, shared } from './language-data.ts';

const passagesMax = 2;
/** Shorter texts say little without the heading above them. */
const labelledWords = 8;
const pagesMax = 8;
const passageLength = 320;

export function sayAbout(chat: Chat): void {
  const { page, brief } = chat.sandbox;
  const headings = chat.headings();
  const textsAt = (at: number): string[] =>
    headings.filter(({ level }) => level === at).map(({ text }) => text);
  const [h1] = textsAt(1);
  const sections = textsAt(2).slice(0, 8).map(plain).join(' · ');
  const lines = [
    page.title === null || isInjection(page.title)
      ? ''
      : chat.words('aboutTitle', { text: quoted(page.title) }),
    h1 === undefined ? '' : chat.words('aboutH1', { text: quoted(h1) }),
    sections === '' ? '' : chat.words('aboutSections', { text: sections }),
    chat.words('aboutWords', {
      text: brief.keywords
        .slice(0, 6)
        .map(({ keyword }) => plain(keyword))
        .join(', '),
    }),
    chat.words('textNow', { words: page.contentMetrics.wordCount }),
  ];
  chat
    .count()
    .say('aboutHead')
    .text(bullets(lines.filter((line) => line !== '')));
  const opening = brief.paragraphs.find((text) => text.length > 60 && !isInjection(text)) ?? '';
  if (opening !== '')
    chat
      .say('aboutBegins')
      .text(`> ${plain(clip(opening, passageLength))}`)
      .quote(opening, 'text');
  chat.next('outline', 'keyword', 'first');
}

/** How a question is searched for: `fact` is a kind such as opening hours, or nothing. */
function queryFor({ language, sandbox }: Chat, words: string, fact: string): PassageQuery {
  const ignored = new Set(dataOf(language).stop.split(' '));
  const query = { words, languages: [language, sandbox.brief.language] as const, ignored };
  if (!isFact(fact)) return { ...query, fact: null };
  const names = languages.flatMap((each) => listOf(dataOf(each).words[fact]));
  const [pattern, isPlain] = shared.facts[fact] as [string, boolean];
  return { ...query, fact: { pattern: new RegExp(pattern, 'iu'), names, isPlain } };
}

/** How many words of a message could be looked for. */
export const soughtWords = (chat: Chat, words: string): number =>
  wantedStems(queryFor(chat, words, '')).length;

/** Quotes the passages that state something, with the pages they are on; false when there are none. */
export function sayPassages(chat: Chat, words: string, fact: string, isSure = true): boolean {
  const { brief, site } = chat.sandbox;
  const all = findPassages(site, queryFor(chat, words, fact));
  const found = all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at);
  const most = fact === '' ? passagesMax : fact === 'hours' ? pagesMax : passagesMax * 2;
  const here = found.filter(({ url }) => url === brief.url).slice(0, most);
  const there = found.filter(({ url }) => url !== brief.url).slice(0, here.length > 0 ? 1 : passagesMax);
  if (here.length + there.length === 0) return false;
  const line = ({ text, label }: Passage): string =>
    plain(
      clip(
        wordsIn(text).length <= labelledWords && label !== '' && fact !== 'hours'
          ? `${label.trim()}: ${text}`
          : text,
        passageLength,
      ),
    );
  if (!isSure) chat.say('nearPassage');
  if (here.length > 0) chat.say('saysHere').text(here.map((passage) => `> ${line(passage)}`).join('\n>\n'));
  for (const { text } of here) chat.quote(text, 'text');
  if (there.length > 0) chat.say(here.length > 0 ? 'saysAlso' : 'saysThere');
  chat.text(
    bullets(
      there.map(
        (passage) => `${code(pathOf(passage.url, brief.url))} (${quoted(passage.title)}): “${line(passage)}”`,
      ),
    ),
  );
  chat.count().next('faq', 'about');
  return true;
}

/** Whether no text of the site comes near: only then it is said that the site does not say it. */
export const isNowhere = (chat: Chat, words: string, fact: string): boolean =>
  findPassages(chat.sandbox.site, queryFor(chat, words, fact), true).length === 0;

/** No passage states it; a page that is named after it may. */
export function sayNotFound(chat: Chat, words: string): void {
  const { brief, pages } = chat.sandbox;
  const wanted = wantedStems(queryFor(chat, words, ''));
  const [near] = wanted.length === 0 ? [] : chat.related.near(words, brief.language);
  const isAbout = near !== undefined && wanted.some((word) => fold(near.brief.title ?? '').includes(word));
  chat.count().say('saysNothing', { count: pages.length });
  if (isAbout && near.brief.url !== brief.url)
    chat
      .say('pageAbout')
      .text(bullets([`${code(pathOf(near.brief.url, brief.url))} ${quoted(near.brief.title ?? '')}`]));
  chat.next('about', 'outline', 'first');
}

const scoreOf = ({ score }: Page): string => (score == null ? '–' : String(score.value));

export function saySite(chat: Chat, element: Element | null): void {
  const { page, pages, siteScore } = chat.sandbox;
  const all = [page, ...pages];
  const path = ({ url }: Page): string => code(pathOf(url, page.url));
  chat.count();
  if (element === null) {
    const worst = all
      .toSorted((a, b) => (a.score?.value ?? 101) - (b.score?.value ?? 101))
      .slice(0, pagesMax);
    chat.say('siteHead', { score: siteScore === null ? '–' : Math.round(siteScore), count: all.length });
    const rows = worst.map((each) => [path(each), scoreOf(each), String(each.issues.length)]);
    return void chat.text(table(chat.words('siteTable').split('|'), rows)).next('first', 'findings');
  }
  const groups: readonly string[] = shared.elements[element];
  const lines = all.flatMap((each) => {
    const found = each.issues
      .filter(({ category }) => groups.includes(category))
      .map((issue) => plain(chat.told(issue).title));
    return found.length === 0 ? [] : [`${path(each)}: ${[...new Set(found)].join(', ')}`];
  });
  const name = dataOf(chat.language).elementNames[element];
  chat.say(lines.length === 0 ? 'siteElementNone' : 'siteElement', { element: name, count: lines.length });
  return void chat.text(bullets(lines.slice(0, pagesMax))).next(element, 'site');
}

function sayCompetitor(chat: Chat): void {
  const { comparison } = chat.sandbox;
  if (comparison === null) return void chat.say('compareNoCompetitor').next('first');
  const { competitorDomain: domain, competitiveSummary, gaps, recommendations } = comparison;
  chat.say('compareCompetitor', { domain }).text(plain(competitiveSummary.overallAdvantage));
  const list = gaps.missingTopics.slice(0, 6).map(plain).join(', ');
  if (list !== '') chat.say('compareTopics', { list });
  return void chat.text(bullets(recommendations.slice(0, 4).map(plain))).next('first');
}

const length = (text: string | null): number => (text === null ? 0 : graphemeLength(text));

export function sayComparison(chat: Chat, path: string | null, isCompetitor: boolean): void {
  const { page, pages } = chat.count().sandbox;
  if (isCompetitor) return sayCompetitor(chat);
  const wanted = path === null ? '' : bareUrl(URL.parse(path, page.url)?.href ?? '');
  const other = pages.find(({ url }) => bareUrl(url) === wanted);
  const paths = pages.slice(0, 5).map(({ url }) => code(pathOf(url, page.url)));
  if (other === undefined) return void chat.say('compareWhich', { list: paths.join(', ') });
  const columns = [page, other].map((each) => [
    scoreOf(each),
    each.issues.filter(({ severity }) => severity === 'critical').length,
    each.contentMetrics.wordCount,
    length(each.title),
    length(each.metaDescription),
    each.headings.length,
    each.images.filter(({ alt }) => alt === null).length,
  ]);
  const rows = chat.words('compareRows').split('|');
  const name = code(pathOf(other.url, page.url));
  const cells = rows.map((row, at) => [row, ...columns.map((column) => String(column[at]))]);
  return void chat
    .say('compareHead', { page: name })
    .text(table(['', chat.words('compareThis'), name], cells))
    .next('first');
}

export function sayChanged(chat: Chat): void {
  const { page, stored, analysedAt, fetchedAt, isPageRuleId } = chat.count().sandbox;
  if (fetchedAt === null) return void chat.say('noCopy');
  chat.say('changedHead', { day: analysedAt.slice(0, 10), before: scoreOf(stored), after: scoreOf(page) });
  for (const text of ['title', 'metaDescription'] as const)
    if ((stored[text] ?? '') !== (page[text] ?? ''))
      chat.text(`${quoted(stored[text] ?? '')} → ${quoted(page[text] ?? '')}`);
  const ids = ({ issues }: Page): string[] => [
    ...new Set(issues.map(({ ruleId }) => ruleId).filter(isPageRuleId)),
  ];
  const fixed = ids(stored).filter((id) => !ids(page).includes(id));
  const fresh = ids(page).filter((id) => !ids(stored).includes(id));
  if (fixed.length > 0) chat.say('changedFixed', { list: chat.ruleNames(fixed) });
  if (fresh.length > 0) chat.say('changedNew', { list: chat.ruleNames(fresh) });
  if (fixed.length + fresh.length === 0) chat.say('changedSame');
  return void chat.next('first', 'findings');
}
