/** One finding explained: what was found here, why it matters, who says so, what to do, and what that was measured to bring. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { basisLabels } from '@pagewright/contract/report-words';
import { clip, pathOf } from '../../analyst/suggest/wording.ts';
import { isInjection } from '../../analyst/text.ts';
import { findRule } from '../find-finding.ts';
import { code, plain } from '../markdown.ts';
import { offerFix } from '../offer-fix.ts';
import type { Reading } from '../reading/reading.ts';
import { pointsLost, type Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { answerIssues } from './issues.ts';

const evidenceMax = 3;

function evidenceLines({ bench }: Room, { evidence }: Issue): string[] {
  return evidence.slice(0, evidenceMax).flatMap(({ snippet, found, wanted, urls, selector }) => {
    const place = urls?.[0] === undefined ? (selector ?? '') : pathOf(urls[0], bench.page.url);
    const seen = snippet ?? found ?? '';
    if (isInjection(seen) || (seen === '' && place === '')) return [];
    const parts = [
      place === '' || seen.includes(place) ? '' : code(clip(place, 100)),
      seen === '' ? '' : code(clip(seen.replaceAll('\n', ' '), 160)),
    ];
    const better = wanted === undefined || wanted.includes('\n') ? '' : ` → ${plain(clip(wanted, 160))}`;
    return [`- ${parts.filter((part) => part !== '').join(': ')}${better}`];
  });
}

async function explainFailing(room: Room, sheet: Sheet, issue: Issue): Promise<Sheet> {
  const { words } = room;
  sheet.cite(issue);
  sheet.say(
    words.findingHead(
      plain(issue.title),
      code(issue.ruleId),
      words.severities[issue.severity],
      pointsLost(room, issue.ruleId),
    ),
  );
  sheet.say(plain(issue.description));
  const lines = evidenceLines(room, issue);
  if (lines.length > 0) sheet.say(lines.join('\n'));
  sheet.say(words.why(issue.why), words.basis(basisLabels[issue.basis]));
  const changes = await offerFix(room, sheet, issue);
  if (changes.length > 0) sheet.propose(...changes);
  return sheet.remember({ target: issue.ruleId }).next(words.ask.first(), words.ask.issues());
}

export async function answerFinding(room: Room, reading: Reading): Promise<Sheet> {
  const { bench, words } = room;
  const id =
    reading.manner !== null && room.memory?.target != null ? room.memory.target : findRule(room, reading);
  const sheet = new Sheet();
  if (id === null) {
    const list = await answerIssues(room, reading);
    return list;
  }
  const issue = bench.page.issues.find(({ ruleId }) => ruleId === id);
  if (issue !== undefined) return explainFailing(room, sheet, issue);
  const rule = bench.rules.find((each) => each.id === id);
  if (rule === undefined) return answerIssues(room, reading);
  room.onStep(words.stepRule(rule.title));
  const answer = bench.askRule(id);
  sheet.say(words.ruleHead(plain(rule.title), code(id), words.severities[rule.severity]));
  if (answer.kind === 'holds') sheet.say(words.ruleHolds());
  if (answer.kind === 'unasked') sheet.say(words.ruleUnasked(plain(answer.because)));
  const elsewhere = bench.pages.filter(({ issues }) => issues.some(({ ruleId }) => ruleId === id));
  if (elsewhere.length > 0)
    sheet.say(
      words.ruleElsewhere(
        elsewhere.length,
        elsewhere.slice(0, 3).map(({ url }) => code(pathOf(url, bench.page.url))),
      ),
    );
  sheet.say(words.why(rule.why), words.basis(basisLabels[rule.basis])).say(words.toDo(rule.fix));
  return sheet.remember({ target: id }).next(words.ask.first(), words.ask.issues());
}
