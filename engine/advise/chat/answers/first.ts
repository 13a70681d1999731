/** What to do first: the findings that cost most, each with its fix as it was tried, and all of them together. */

import type { Issue } from '@pagewright/contract/entities/issue';
import { fixFor } from '../fix-for.ts';
import { code, plain } from '../markdown.ts';
import { measure } from '../measure.ts';
import { offerFix } from '../offer-fix.ts';
import type { ChatChange } from '../port.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { splitMarkup } from '../split-markup.ts';
import { issueLine, ranked } from './issues.ts';

const shownMax = 3;

/** No finding: what a good page can still gain from. */
async function nothingToFix(room: Room, sheet: Sheet): Promise<Sheet> {
  const { words, bench } = room;
  const { suggestions } = await room.advised();
  const more = suggestions.flatMap((each) => (each === null ? [] : [each])).slice(0, shownMax);
  sheet.say(words.nothingWrong(bench.page.score?.value ?? null));
  if (more.length > 0) {
    sheet.say(words.stillWorth());
    for (const [at, { text }] of more.entries()) {
      const { words: said, html } = splitMarkup(text);
      sheet.say(`${at + 1}. ${plain(said)}`);
      if (html !== null) sheet.paste(words.label.html(), html, 'html');
    }
    const changes = more.flatMap((each) => [...each.changes]);
    if (changes.length > 0) sheet.propose(...changes);
  }
  return sheet.next(words.ask.links(), words.ask.structured(), words.ask.faq());
}

/** Of a finding that is not shown with its fix: what would hold on the copy. */
async function holdingChanges(room: Room, issue: Issue): Promise<readonly ChatChange[]> {
  const { changes } = await fixFor(room, issue);
  const trial = changes.length === 0 ? null : room.bench.attempt(changes);
  return trial !== null && trial.broken.length === 0 && trial.cleared.length > 0 ? changes : [];
}

/** All that holds, in one go, and what is then still lost. */
function sayTogether(
  room: Room,
  sheet: Sheet,
  { all, measured }: { readonly all: readonly ChatChange[]; readonly measured: number },
): void {
  const { bench, words } = room;
  const trial = all.length === 0 ? null : bench.attempt(all);
  if (measured > 1) {
    sheet.say(words.together());
    measure(room, sheet, { changes: all, patch: words.patch.everything(all.length) });
  }
  if (all.length > 0) sheet.propose(...all);
  const left = (bench.page.score?.deductions ?? []).filter(
    ({ ruleId, points }) => points > 0 && trial?.cleared.includes(ruleId) !== true,
  );
  const points = Math.round(left.reduce((sum, each) => sum + each.points, 0) * 10) / 10;
  if (points > 0 && bench.fetchedAt !== null)
    sheet.say(
      words.stillLost(
        points,
        left.map(({ ruleId }) => code(ruleId)),
      ),
    );
}

export async function answerFirst(room: Room): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const issues = ranked(room);
  if (issues.length === 0) return nothingToFix(room, sheet);
  sheet.cite(...issues.slice(0, shownMax));
  sheet.say(words.firstIs(bench.page.score?.value ?? null, issues.length));
  const all: ChatChange[] = [];
  let measured = 0;
  for (const [at, issue] of issues.entries()) {
    const isShown = at < shownMax;
    if (isShown) sheet.say(`${at + 1}. ${issueLine(room, issue)}`);
    const changes = isShown ? await offerFix(room, sheet, issue) : await holdingChanges(room, issue);
    const isNew = changes.length > 0 && bench.attempt([...all, ...changes]) !== null;
    if (isNew)
      all.push(
        ...changes.filter((each) => !all.some((known) => JSON.stringify(known) === JSON.stringify(each))),
      );
    if (isNew) measured += 1;
  }
  const rest = issues.slice(shownMax);
  if (rest.length > 0) sheet.say(words.thenRest(rest.map(({ ruleId }) => code(ruleId))));
  sayTogether(room, sheet, { all, measured });
  return sheet
    .remember({ listed: issues.map(({ ruleId }) => ruleId) })
    .next(
      issues[1] !== undefined && words.ask.explain(issues[1].ruleId),
      all.length > 0 && words.ask.apply(),
      words.ask.score(),
    );
}
