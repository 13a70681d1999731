/** Says what to do about a finding, gives the text to paste, and tells what was measured; nothing that breaks something is offered. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { fixFor } from './fix-for.ts';
import { code, plain } from './markdown.ts';
import { measuredSentence } from './measure.ts';
import type { ChatChange } from './port.ts';
import { pointsLost, type Room, ruleName } from './room.ts';
import type { Sheet } from './sheet.ts';

/** The changes that hold on the copy; none when nothing could be tried, or it takes the whole site to see. */
export async function offerFix(room: Room, sheet: Sheet, issue: Issue): Promise<readonly ChatChange[]> {
  const { words, bench } = room;
  const fix = await fixFor(room, issue);
  sheet.say(words.toDo(fix.text === null ? issue.fix : plain(fix.text)));
  if (fix.block !== null) sheet.paste(fix.block.label, fix.block.text, fix.block.format);
  if (bench.fetchedAt === null) return [];
  const trial = fix.changes.length === 0 ? null : bench.attempt(fix.changes);
  if (trial !== null && trial.broken.length > 0) {
    sheet.say(words.notAsItStands(trial.broken.map(code).join(', ')));
    return [];
  }
  if (trial !== null && trial.cleared.length > 0) {
    sheet.proof(fix.patch, trial, ruleName(room)).say(measuredSentence(room, trial));
    return fix.changes;
  }
  const points = pointsLost(room, issue.ruleId);
  sheet.say(bench.isOwnRule(issue.ruleId) ? words.needsPerson() : words.seenLater(points));
  return [];
}
