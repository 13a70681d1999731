/** Answers about the page as a whole and its site: what it says about itself, its keywords, the pages with the lowest scores. */
import type { Page } from '@pagewright/contract/entities/page';
import { clip, pathOf } from '../suggest/write/wording.ts';
import { fold } from '../text/fold.ts';
import { isInjection } from '../text/injection.ts';
import { type Chat, quoted } from './chat.ts';
import { bullets, code, plain, table } from './markdown.ts';

const [pagesMax, keywordsMax, passageLength] = [8, 8, 320];

export function sayAbout(chat: Chat): void {
  const { page, brief } = chat.sandbox;
  const headings = chat.headings();
  const textsAt = (at: number): string[] =>
    headings.filter(({ level }) => level === at).map(({ text }) => text);
  const [h1] = textsAt(1);
  const sections = textsAt(2).slice(0, 8).map(plain).join(' · ');
  const keywords = brief.keywords.slice(0, 6).map(({ keyword }) => plain(keyword));
  const lines = [
    page.title === null || isInjection(page.title)
      ? ''
      : chat.words('aboutTitle', { text: quoted(page.title) }),
    h1 === undefined ? '' : chat.words('aboutH1', { text: quoted(h1) }),
    sections === '' ? '' : chat.words('aboutSections', { text: sections }),
    keywords.length === 0 ? '' : chat.words('aboutWords', { text: keywords.join(', ') }),
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
  chat.next('keyword', 'first');
}

export function sayKeywords(chat: Chat): void {
  const { page, brief } = chat.sandbox;
  const h1 = page.headings.find(({ level }) => level === 1)?.text;
  const rows = brief.keywords.slice(0, keywordsMax).map(({ keyword, count }) => {
    const places = [page.title, h1, page.metaDescription].map((text) =>
      fold(text ?? '').includes(fold(keyword)),
    );
    return [plain(keyword), String(count), ...places.map((has) => chat.words(has ? 'yes' : 'no'))];
  });
  chat
    .count()
    .say('keywordsNow')
    .text(table(chat.words('keywordHead').split('|'), rows));
  chat.say('keywordNote').next('title', 'description');
}

export function saySite(chat: Chat): void {
  const { page, pages, siteScore } = chat.sandbox;
  const all = [page, ...pages];
  const scoreOf = ({ score }: Page): number => score?.value ?? 101;
  const worst = all.toSorted((a, b) => scoreOf(a) - scoreOf(b)).slice(0, pagesMax);
  const rows = worst.map(({ url, score, issues }) => [
    code(pathOf(url, page.url)),
    String(score?.value ?? '–'),
    String(issues.length),
  ]);
  const site = siteScore === null ? '–' : Math.round(siteScore);
  chat
    .count()
    .say('siteHead', { score: site, count: all.length })
    .text(table(chat.words('siteTable').split('|'), rows))
    .next('first', 'findings');
}
