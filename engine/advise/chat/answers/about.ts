/** What the page is about, in its own sentences; and where it stands on its site. */
import { pageName } from '@pagewright/contract/report-words';
import { nearnessOf } from '../../analyst/page-desk.ts';
import { pathOf } from '../../analyst/suggest/wording.ts';
import { overlap } from '../../analyst/text.ts';
import { code, plain, quoted, table } from '../markdown.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

const sentencesMax = 3;
const pagesMax = 5;

export async function answerAbout(room: Room): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const desk = await room.desk();
  const name = desk?.headline ?? bench.page.title ?? pageName(bench.page);
  sheet.say(
    words.aboutIs(
      quoted(name),
      words.pageTypes[bench.brief.type] ?? null,
      bench.page.contentMetrics.wordCount,
    ),
  );
  const chosen: { text: string; at: number }[] = [];
  for (const sentence of (desk?.sentences ?? []).toSorted(
    (a, b) => nearnessOf(desk ?? never(), b.text) - nearnessOf(desk ?? never(), a.text),
  )) {
    if (desk === null || chosen.length >= sentencesMax) break;
    if (chosen.every(({ text }) => overlap(sentence.text, text, desk.words) < 0.6))
      chosen.push({ text: sentence.text, at: sentence.at });
  }
  if (chosen.length > 0) {
    sheet.say(words.aboutSays());
    sheet.say(
      chosen
        .toSorted((a, b) => a.at - b.at)
        .map(({ text }) => `> ${plain(text)}`)
        .join('\n>\n'),
    );
    for (const { text } of chosen) sheet.quote(text, 'text');
  } else sheet.say(words.noProse());
  const terms = bench.brief.keywords.slice(0, 5).map(({ keyword }) => quoted(keyword));
  if (terms.length > 0) sheet.say(words.aboutWords(terms));
  return sheet.next(words.ask.description(), words.ask.keywords());
}

/** A page without a desk has no sentences to sort. */
function never(): never {
  throw new Error('There are no sentences without a desk.');
}

export async function answerSite(room: Room): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const all = [bench.page, ...bench.pages].filter(({ score }) => score !== undefined);
  const sorted = all.toSorted((a, b) => (a.score?.value ?? 0) - (b.score?.value ?? 0));
  const place = sorted.findIndex(({ url }) => url === bench.page.url) + 1;
  sheet.say(words.siteIs(bench.domain, bench.siteScore, all.length, place));
  sheet.say(
    table(
      words.siteHead(),
      sorted
        .slice(0, pagesMax)
        .map((page) => [
          code(pathOf(page.url, bench.page.url)),
          String(page.score?.value ?? '–'),
          String(page.issues.length),
          page.issues[0] === undefined ? '–' : plain(page.issues[0].title),
        ]),
    ),
  );
  const site = bench.site.siteIssues.filter(({ urls }) => urls.length === 0).slice(0, pagesMax);
  if (site.length > 0)
    sheet.say(words.siteFaults(site.map(({ title, ruleId }) => `${plain(title)} (${code(ruleId)})`)));
  sheet.say(words.siteScope());
  return sheet.next(
    words.ask.first(),
    ...sorted
      .slice(0, 1)
      .filter(({ url }) => url !== bench.page.url)
      .map(({ url }) => words.ask.compareWith(pathOf(url, bench.page.url))),
  );
}
