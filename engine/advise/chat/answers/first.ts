/** What to do first: the findings that cost most, each with its fix as it was tried, and all of them together. */

import { fixFor } from '../fix-for.ts';
import { code, plain } from '../markdown.ts';
import { measure, measuredSentence } from '../measure.ts';
import type { ChatChange } from '../port.ts';
import { type Room, ruleName } from '../room.ts';
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

export async function answerFirst(room: Room): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const issues = ranked(room);
  if (issues.length === 0) return nothingToFix(room, sheet);
  sheet.cite(...issues.slice(0, shownMax));
  sheet.say(words.firstIs(bench.page.score?.value ?? null, issues.length));
  const all: ChatChange[] = [];
  for (const [at, issue] of issues.entries()) {
    const fix = await fixFor(room, issue);
    const trial = fix.changes.length === 0 ? null : bench.attempt(fix.changes);
    const isFix = trial !== null && trial.broken.length === 0 && trial.cleared.length > 0;
    if (isFix && bench.attempt([...all, ...fix.changes]) !== null) all.push(...fix.changes);
    if (at >= shownMax) continue;
    sheet.say(`${at + 1}. ${issueLine(room, issue)}`);
    sheet.say(words.toDo(fix.text === null ? issue.fix : plain(fix.text)));
    if (fix.block !== null) sheet.paste(fix.block.label, fix.block.text, fix.block.format);
    if (isFix) {
      sheet.proof(fix.patch, trial, ruleName(room)).say(measuredSentence(room, trial));
    }
  }
  const rest = issues.slice(shownMax);
  if (rest.length > 0) sheet.say(words.thenRest(rest.map(({ ruleId }) => code(ruleId))));
  if (all.length > 0) {
    sheet.say(words.together());
    measure(room, sheet, { changes: all, patch: words.patch.everything(all.length) });
    sheet.propose(...all);
  }
  return sheet
    .remember({ listed: issues.map(({ ruleId }) => ruleId) })
    .next(
      issues[1] !== undefined && words.ask.explain(issues[1].ruleId),
      all.length > 0 && words.ask.apply(),
      words.ask.score(),
    );
}
