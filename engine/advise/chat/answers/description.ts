/** Answers about the meta description: a new one, how the present one is, or what the person's own words would do. */
import { descriptionAdvice } from '@pagewright/contract/report-words';
import { graphemeLength } from '@pagewright/contract/verdicts';
import { isGoodDescription } from '../../analyst/description.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import type { Reading } from '../reading/reading.ts';
import { issuesOf, type Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { boundsFrom, earlierOffers, pageSays, wantedKeyword } from '../wishes.ts';
import { descriptionsFor } from '../write-descriptions.ts';

function sayPresent(room: Room, sheet: Sheet): void {
  const { bench, words } = room;
  const { metaDescription: text } = bench.page;
  const found = issuesOf(room, 'meta-description');
  sheet.cite(...found);
  if (text === null) {
    sheet.say(words.descriptionMissing());
    return;
  }
  sheet.quote(text, 'meta description');
  const { length, verdict } = descriptionAdvice(text);
  const isMeasured = found.some(({ ruleId }) => /-too-(?:long|short)$/.test(ruleId));
  sheet.say(
    isMeasured
      ? words.descriptionNow(quoted(text))
      : words.descriptionIs(quoted(text), length, words.verdicts[verdict]),
    ...found.map((issue) => words.findingAfter(plain(issue.description), code(issue.ruleId))),
  );
}

async function writeDescription(room: Room, reading: Reading): Promise<Sheet> {
  const sheet = new Sheet();
  const { words, bench } = room;
  const { slots, manner } = reading;
  const desk = await room.desk();
  if (manner === null) sayPresent(room, sheet);
  if (desk === null) return sheet.say(words.unwrittenLanguage());
  const last = earlierOffers(room, 'description').at(-1) ?? bench.page.metaDescription ?? undefined;
  const bounds = boundsFrom({ slots, manner, last }, { min: 120, max: 160, least: 70 });
  const keyword = wantedKeyword(room, slots);
  if (keyword !== null && !pageSays(room, keyword)) sheet.say(words.keywordNotOnPage(quoted(keyword)));
  const isGood =
    isGoodDescription(bench.page.metaDescription, 1) && issuesOf(room, 'meta-description').length === 0;
  const texts = descriptionsFor(room, desk, {
    bounds,
    keyword,
    count: slots.count ?? (manner === null ? 2 : 1),
  });
  const [first, ...others] = texts;
  if (first === undefined) sheet.say(words.noMoreDescriptions(bounds.min, bounds.max));
  else {
    if (isGood && manner === null && slots.count === null) sheet.say(words.descriptionGood());
    sheet.paste(words.label.description(graphemeLength(first)), first);
    const changes = [{ kind: 'description', text: first } as const];
    measure(room, sheet, { changes, patch: words.patch.description(first) });
    sheet.propose(...changes);
    if (others.length > 0) sheet.say(words.otherChoices(others.length));
    for (const text of others) sheet.paste(words.label.description(graphemeLength(text)), text);
    sheet.say(words.fromOwnSentences());
  }
  if (bench.whyUnlisted !== null) sheet.say(words.unlisted(bench.whyUnlisted));
  return sheet
    .remember({ offered: [...earlierOffers(room, 'description'), ...texts] })
    .next(words.ask.shorter(), words.ask.anotherOne(), words.ask.title());
}

function judgeDescription(room: Room): Sheet {
  const sheet = new Sheet();
  const { words, bench } = room;
  sayPresent(room, sheet);
  const found = issuesOf(room, 'meta-description');
  if (bench.page.metaDescription !== null && found.length === 0)
    sheet.say(words.descriptionNoFinding(descriptionAdvice(bench.page.metaDescription).verdict === 'good'));
  if (found[0] !== undefined) sheet.say(words.why(found[0].why));
  return sheet.next(words.ask.rewriteDescription(), words.ask.title());
}

function tryDescription(room: Room, reading: Reading): Sheet {
  const sheet = new Sheet();
  const { words } = room;
  const own = reading.slots.quoted[0] ?? '';
  const { length, verdict } = descriptionAdvice(own);
  sheet.say(words.ownDescription(length, words.verdicts[verdict]));
  const changes = [{ kind: 'description', text: own } as const];
  measure(room, sheet, { changes, patch: words.patch.description(own) });
  return sheet
    .propose(...changes)
    .remember({ offered: [own] })
    .next(words.ask.rewriteDescription());
}

export async function answerDescription(room: Room, reading: Reading): Promise<Sheet> {
  if (reading.action === 'try') return tryDescription(room, reading);
  return reading.action === 'write' ? writeDescription(room, reading) : judgeDescription(room);
}
