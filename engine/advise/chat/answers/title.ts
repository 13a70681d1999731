/** Answers about the title: a new one, how the present one is, or what the person's own words would do. */
import { limits } from '@pagewright/contract/limits';
import { titleAdvice } from '@pagewright/contract/report-words';
import { graphemeLength } from '@pagewright/contract/verdicts';
import type { PageDesk } from '../../analyst/page-desk.ts';
import { fold } from '../../analyst/text.ts';
import { isGoodTitle } from '../../analyst/title.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import type { Reading } from '../reading/reading.ts';
import { issuesOf, pointsLost, type Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { boundsFrom, earlierOffers, pageSays, wantedKeyword } from '../wishes.ts';
import { type TitleOrder, titlesFor } from '../write-titles.ts';

/** Still says something. */
const shortTitle = 35;

function wishOf(room: Room, { slots, manner }: Reading): TitleOrder {
  const last = room.memory?.topic === 'title' ? room.memory.offered.at(-1) : undefined;
  const bounds = boundsFrom({ slots, manner, last }, { min: 50, max: 60, least: 20 });
  return {
    bounds,
    keyword: wantedKeyword(room, slots),
    isBranded: slots.isBranded,
    count: slots.count ?? (manner === null ? 3 : 1),
    isSpare: manner === null && isGoodTitle(room.bench.page.title, 1) && issuesOf(room, 'title').length === 0,
  };
}

const isFree = ({ bench }: Room, title: string): boolean =>
  bench.pages.every((page) => fold(page.title ?? '') !== fold(title));

/** What is so with the title now: its length, and what the audit found. */
function sayPresent(room: Room, sheet: Sheet): void {
  const { bench, words } = room;
  const { title } = bench.page;
  const found = issuesOf(room, 'title');
  sheet.cite(...found);
  if (title === null) {
    sheet.say(words.titleMissing());
    return;
  }
  sheet.quote(title, 'title');
  const { length, verdict } = titleAdvice(title);
  const isMeasured = found.some(({ ruleId }) => ruleId === 'title-too-long' || ruleId === 'title-too-short');
  sheet.say(
    isMeasured
      ? words.titleNow(quoted(title))
      : words.titleIs(quoted(title), length, words.verdicts[verdict]),
    ...found.map((issue) => words.findingAfter(plain(issue.description), code(issue.ruleId))),
  );
}

function sayUnlisted({ bench, words }: Room, sheet: Sheet): void {
  if (bench.whyUnlisted !== null) sheet.say(words.unlisted(bench.whyUnlisted));
}

/** The best with its proof, the others below. */
function offer(room: Room, sheet: Sheet, titles: readonly string[]): void {
  const { words } = room;
  const [first, ...others] = titles;
  if (first === undefined) return;
  sheet.paste(words.label.title(graphemeLength(first)), first);
  const changes = [{ kind: 'title', text: first } as const];
  measure(room, sheet, { changes, patch: words.patch.title(first) });
  const isShared = issuesOf(room, 'title').some(({ ruleId }) => ruleId === 'title-duplicate');
  if (isShared && isFree(room, first))
    sheet.say(words.titleFree(room.bench.pages.length + 1, pointsLost(room, 'title-duplicate')));
  if (others.length > 0) sheet.say(words.otherChoices(others.length));
  for (const text of others) sheet.paste(words.label.title(graphemeLength(text)), text);
  sheet.propose(...changes);
}

/** Where the words of the page fill none of the best length, a shorter one is better than none. */
async function someTitles(
  room: Room,
  desk: PageDesk,
  { least, ...order }: TitleOrder & { readonly least?: number },
): Promise<string[]> {
  const titles = await titlesFor(room, desk, order);
  if (titles.length > 0 || least === undefined) return titles;
  return titlesFor(room, desk, { ...order, bounds: { ...order.bounds, min: least }, count: 1 });
}

async function writeTitle(room: Room, reading: Reading): Promise<Sheet> {
  const sheet = new Sheet();
  const { words, bench } = room;
  const desk = await room.quickDesk();
  if (reading.manner === null) sayPresent(room, sheet);
  if (desk === null) return sheet.say(words.unwrittenLanguage());
  const wish = wishOf(room, reading);
  if (wish.keyword !== null && !pageSays(room, wish.keyword))
    sheet.say(words.keywordNotOnPage(quoted(wish.keyword)));
  const isOpen = reading.manner === null && reading.slots.maxLength === null;
  const least =
    isOpen || wish.keyword !== null
      ? shortTitle
      : reading.manner === 'shorter'
        ? limits.title.min
        : undefined;
  const titles = await someTitles(room, desk, { ...wish, ...(least !== undefined && { least }) });
  const isSound = bench.page.title !== null && issuesOf(room, 'title').length === 0;
  if (titles.length === 0)
    sheet.say(isOpen && isSound ? words.titleBest() : words.noMoreTitles(wish.bounds.min, wish.bounds.max));
  else if (wish.isSpare && reading.slots.count === null) sheet.say(words.titleGood());
  if (titles.length > 0 && reading.slots.count !== null && titles.length < reading.slots.count)
    sheet.say(words.onlySoMany(titles.length));
  offer(room, sheet, titles);
  sayUnlisted(room, sheet);
  const offered = [...earlierOffers(room, 'title'), ...titles];
  return sheet
    .remember({ offered })
    .next(words.ask.shorter(), words.ask.anotherOne(), words.ask.description());
}

function judgeTitle(room: Room): Sheet {
  const sheet = new Sheet();
  const { words, bench } = room;
  sayPresent(room, sheet);
  const { title } = bench.page;
  const advice = titleAdvice(title);
  if (title !== null && issuesOf(room, 'title').length === 0)
    sheet.say(words.titleNoFinding(advice.verdict === 'good'));
  const [issue] = issuesOf(room, 'title');
  if (issue !== undefined) sheet.say(words.why(issue.why));
  sayUnlisted(room, sheet);
  return sheet.next(words.ask.rewriteTitle(), words.ask.description());
}

function tryTitle(room: Room, reading: Reading): Sheet {
  const sheet = new Sheet();
  const { words } = room;
  const own = reading.slots.quoted[0] ?? '';
  const { length, verdict } = titleAdvice(own);
  sheet.say(words.ownTitle(quoted(own), length, words.verdicts[verdict]));
  const changes = [{ kind: 'title', text: own } as const];
  measure(room, sheet, { changes, patch: words.patch.title(own) });
  if (!isFree(room, own)) sheet.say(words.titleTaken());
  return sheet
    .propose(...changes)
    .remember({ offered: [own] })
    .next(words.ask.rewriteTitle(), words.ask.shorter());
}

export async function answerTitle(room: Room, reading: Reading): Promise<Sheet> {
  if (reading.action === 'try') return tryTitle(room, reading);
  return reading.action === 'write' ? writeTitle(room, reading) : judgeTitle(room);
}
