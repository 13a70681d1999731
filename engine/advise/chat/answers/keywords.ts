/** Which words the page uses, how often and where; whether one is overdone, and where the subject is missing. */
import { limits } from '@pagewright/contract/limits';
import { alternativesTo } from '../../analyst/suggest/content.ts';
import { contentWords, fold, stem, wordsIn } from '../../analyst/text.ts';
import { code, plain, quoted, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { issuesOf, type Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { saysKeyword, wantedKeyword } from '../wishes.ts';

const shownMax = 8;
const overDensity = 2.5;
const overCount = 4;

interface Places {
  readonly title: boolean;
  readonly description: boolean;
  readonly h1: boolean;
  readonly opening: boolean;
}

function placesOf({ bench }: Room, keyword: string): Places {
  const { page, brief } = bench;
  const first = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const opening = wordsIn(brief.paragraphs.join(' ')).slice(0, 100).join(' ');
  const has = (text: string): boolean => saysKeyword(text, keyword);
  return {
    title: has(page.title ?? ''),
    description: has(page.metaDescription ?? ''),
    h1: has(first.join(' ')),
    opening: has(opening),
  };
}

/** As the audit counts: in the main text, and of its words. */
export function usesOf({ bench }: Room, keyword: string): { count: number; density: number } {
  const known = bench.brief.keywords.find((term) => term.keyword === fold(keyword));
  if (known !== undefined) return { count: known.count, density: known.density };
  const lines = bench.facts?.text.lines ?? [
    ...bench.page.headings.map(({ text }) => text),
    ...bench.page.paragraphs,
  ];
  const wanted = wordsIn(keyword);
  const all = lines.flatMap((line) => [...wordsIn(line), '']);
  let count = 0;
  for (let at = 0; at + wanted.length <= all.length; at += 1)
    if (wanted.every((word, index) => all[at + index] === word || stem(all[at + index] ?? '') === stem(word)))
      count += 1;
  const words = bench.facts?.text.proseWordCount ?? bench.page.contentMetrics.wordCount;
  return { count, density: words === 0 ? 0 : Math.round((count / words) * 10_000) / 100 };
}

function answerOne(room: Room, keyword: string): Sheet {
  const { words, bench } = room;
  const sheet = new Sheet();
  const { count, density } = usesOf(room, keyword);
  sheet.say(words.keywordUse(quoted(keyword), count, density, bench.page.contentMetrics.wordCount));
  const places = placesOf(room, keyword);
  sheet.say(
    table(words.placeNames(), [
      [places.title, places.description, places.h1, places.opening].map((isThere) =>
        isThere ? words.yes() : words.no(),
      ),
    ]),
  );
  if (count === 0) {
    const elsewhere = bench.pages.filter((page) =>
      saysKeyword([page.title, ...page.paragraphs].join(' '), keyword),
    );
    sheet.say(
      words.keywordElsewhere(
        elsewhere.slice(0, 3).map(({ url }) => code(pathOnly(url))),
        elsewhere.length,
      ),
    );
  } else if (density > overDensity && count >= overCount) {
    const others = alternativesTo(fold(keyword), bench.brief);
    sheet.say(words.keywordOver(others.map(quoted)));
  } else if (!places.title || !places.h1) sheet.say(words.keywordMissing(!places.title, !places.h1));
  return sheet
    .remember({ target: keyword })
    .next(count > 0 && !places.title && words.ask.titleWith(keyword), words.ask.keywords());
}

const pathOnly = (url: string): string => URL.parse(url)?.pathname ?? url;

function sayPlaces(room: Room, sheet: Sheet, headline: string | null): void {
  const { words, bench } = room;
  if (headline === null) return;
  const table_ = [
    { name: words.placeNames()[0] ?? '', text: bench.page.title ?? '' },
    { name: words.placeNames()[1] ?? '', text: bench.page.metaDescription ?? '' },
    {
      name: words.placeNames()[3] ?? '',
      text: wordsIn(bench.brief.paragraphs.join(' ')).slice(0, 100).join(' '),
    },
  ];
  const lacking = table_.filter(
    ({ text }) => !wordsIn(headline).some((word) => word.length > 3 && saysKeyword(text, word)),
  );
  sheet.say(
    lacking.length === 0
      ? words.subjectEverywhere(quoted(headline))
      : words.subjectLacking(
          quoted(headline),
          lacking.map(({ name }) => name),
        ),
  );
}

export async function answerKeywords(room: Room, reading: Reading): Promise<Sheet> {
  const wanted = wantedKeyword(room, reading.slots);
  if (wanted !== null) return answerOne(room, wanted);
  const { bench, words } = room;
  const sheet = new Sheet();
  const said = new Set(bench.brief.keywords.map(({ keyword }) => keyword));
  const all = bench.page.contentMetrics.keywordDensity.filter(({ keyword }) => said.has(keyword));
  const terms = all.slice(0, shownMax);
  const found = issuesOf(room, 'content').filter(({ ruleId }) => ruleId.startsWith('content-keyword'));
  sheet.cite(...found);
  if (terms.length === 0) return sheet.say(words.noKeywords());
  sheet.say(words.keywordsAre(bench.page.contentMetrics.wordCount));
  sheet.say(
    table(
      words.keywordHead(),
      terms.map(({ keyword, count, density }) => {
        const { title, h1, description } = placesOf(room, keyword);
        const names = words.placeNames();
        const where = [title && names[0], h1 && names[2], description && names[1]].filter(
          (name) => typeof name === 'string',
        );
        return [plain(keyword), String(count), `${density} %`, where.join(', ') || '–'];
      }),
    ),
  );
  const over = all.filter(({ count, density }) => density > overDensity && count >= overCount);
  if (over.length > 0)
    for (const { keyword, count, density } of over.slice(0, 3)) {
      const others = alternativesTo(keyword, bench.brief);
      sheet.say(words.overused(quoted(keyword), count, density, others.map(quoted)));
    }
  else sheet.say(words.noneOverused(overDensity));
  const desk = await room.desk();
  sayPlaces(room, sheet, desk === null || desk.isGeneric ? null : desk.headline);
  for (const { ruleId, description } of found)
    sheet.say(words.findingAfter(plain(description), code(ruleId)));
  sheet.say(words.noSearchVolume());
  const top = terms.find(({ keyword }) => desk === null || contentWords(keyword, desk.words).length > 0);
  return sheet.next(top !== undefined && words.ask.howOften(top.keyword), words.ask.title());
}

export const densityLimit = overDensity;
export const keywordsShown = Math.min(shownMax, limits.keywordCloud.page);
