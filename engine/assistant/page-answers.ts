/** Answers about what the page and its site say: what it is about, where a fact is, how pages compare. */

import type { Page } from '@pagewright/contract/entities/page';
import { graphemeLength } from '@pagewright/contract/ratings';
import {
  type ChosenPassages,
  choosePassages,
  type FoundPassage,
  findPassages,
  type PassageQuery,
  quoteOf,
} from '../suggest/built-in/find-passages.ts';
import { findTopicPages, type TopicPage } from '../suggest/built-in/find-topic-pages.ts';
import { passagePagesOf } from '../suggest/built-in/site-passages.ts';
import { openSiteText } from '../suggest/built-in/site-text.ts';
import { bareUrl, clip, pathOf } from '../suggest/built-in/suggestions/wording.ts';
import { isInjection } from '../suggest/built-in/text.ts';
import { foldAccents } from '../text/fold.ts';
import { bullets, code, plain, table } from '../text/markdown.ts';
import { kindsOf } from '../text/question-kinds.ts';
import { isQuestion, sentenceEnd } from '../text/read-message.ts';
import { wordsIn } from '../text/words.ts';
import { type Chat, quoted } from './chat.ts';
import { dataOf, type Element, isFact, shared } from './language-data.ts';
import { pageIn } from './other-page.ts';

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
function queryFor({ language, sandbox: { brief } }: Chat, words: string, fact: string): PassageQuery {
  const ignored = new Set(dataOf(language).stop.split(' ').map(foldAccents));
  const isContact = kindsOf(words).includes('contact');
  const looks = isFact(fact) && !isContact ? new RegExp(shared.facts[fact], 'iu') : null;
  return { words, languages: [language, brief.language], ignored, url: brief.url, looks };
}

function quotePassages(chat: Chat, { here, there }: ChosenPassages): boolean {
  const { url: own } = chat.sandbox.brief;
  const line = (passage: FoundPassage): string => plain(clip(quoteOf(passage), passageLength));
  for (const passage of here) {
    const { heading, text } = passage;
    chat.say(heading === '' ? 'saysHere' : 'saysUnder', { heading: quoted(heading) });
    chat
      .text(`> ${line(passage)}`)
      .quote(text, 'text')
      .remember({ target: text });
  }
  if (there.length > 0) chat.say(here.length > 0 ? 'saysAlso' : 'saysThere');
  const place = ({ url, title }: FoundPassage): string => `${code(pathOf(url, own))} (${quoted(title)})`;
  chat.text(bullets(there.map((passage) => `${place(passage)}: “${line(passage)}”`)));
  return here.length + there.length > 0;
}

function namePages(chat: Chat, pages: readonly TopicPage[]): boolean {
  const lines = pages.map(({ url, names, opening }) => {
    const begins = opening === '' ? '' : `: “${plain(clip(opening, passageLength))}”`;
    return `${code(pathOf(url, chat.sandbox.brief.url))} ${names.map(quoted).join(' › ')}${begins}`;
  });
  if (lines.length > 0) chat.say('pageAbout').text(bullets(lines));
  return lines.length > 0;
}

interface ContentQuestion extends Pick<PassageQuery, 'words' | 'least' | 'before' | 'isVerbatim'> {
  /** A kind such as opening hours, or nothing. */
  readonly fact: string;
  readonly isAsked: boolean;
}

/** Quotes the passages that answer a question, or names the pages about it; `isAsked`: else it is said that there are none. */
export function sayContent(
  chat: Chat,
  { words: message, fact, isAsked, ...more }: ContentQuestion,
): 'said' | 'denied' | null {
  const { site, facts, brief, pages } = chat.sandbox;
  const sentences = message.split(sentenceEnd).filter(isQuestion);
  const words = sentences.length === 0 ? message : sentences.join(' ');
  const all = passagePagesOf(site, facts === null ? null : { facts, brief });
  const named = pageIn(chat, words);
  const isOpen = named === null || named === 'unknown';
  const text = openSiteText(isOpen ? all : all.filter(({ url }) => url === named.url));
  const query = { ...queryFor(chat, words, fact), isSure: isAsked, ...more };
  const about = more.isVerbatim === true ? [] : findTopicPages(text, query);
  const kinds = kindsOf(words);
  const isNamed = kinds.includes('page') && namePages(chat, about);
  const { here, there } = choosePassages(findPassages(text, query), brief.url);
  // Where nobody asked for it, a single word may mean anything on another page.
  const isVague =
    !isAsked && kinds.length === 0 && wordsIn(words).filter((word) => !query.ignored.has(word)).length < 2;
  if (isNamed || quotePassages(chat, { here, there: isVague ? [] : there })) {
    chat.count().next('faq', 'about');
    return 'said';
  }
  if (!isAsked) return null;
  // Words of another language are seldom found.
  const isForeign = brief.language !== chat.language;
  const language = new Intl.DisplayNames([chat.language], { type: 'language' }).of(brief.language) ?? '';
  chat.say(isForeign ? 'saysForeign' : 'saysNothing', { count: pages.length, language });
  chat.next('about', 'outline', 'first');
  namePages(chat, about.slice(0, 1));
  return 'denied';
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
