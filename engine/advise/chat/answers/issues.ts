/** What is wrong with the page: every finding, the gravest first, with what it cost. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { pointsOf } from '../../../audit/score.ts';
import { code, plain } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { pointsLost, type Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

const listMax = 15;
const order = { critical: 0, warning: 1, info: 2 } as const;

/** Two pages that say the same share their title and description, too. */
const settlesOthers = ({ ruleId }: Issue): boolean => ruleId === 'content-duplicate-exact';

/** The gravest first, then by what they cost. */
export const ranked = (room: Room): Issue[] =>
  room.bench.page.issues.toSorted(
    (a, b) =>
      order[a.severity] - order[b.severity] ||
      pointsOf(b) - pointsOf(a) ||
      Number(settlesOthers(b)) - Number(settlesOthers(a)) ||
      pointsLost(room, b.ruleId) - pointsLost(room, a.ruleId),
  );

export function issueLine(room: Room, issue: Issue): string {
  const { words } = room;
  const points = pointsLost(room, issue.ruleId);
  return `**${plain(issue.title)}** (${code(issue.ruleId)}, ${words.severities[issue.severity]}${points > 0 ? `, ${words.minusPoints(points)}` : ''}): ${plain(issue.description)}`;
}

export async function answerIssues(room: Room, _reading: Reading): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const issues = ranked(room);
  const score = bench.page.score?.value ?? null;
  if (issues.length === 0) {
    sheet.say(words.nothingWrong(score));
    if (bench.page.notEvaluated !== undefined && bench.page.notEvaluated.length > 0)
      sheet.say(words.someUnasked(bench.page.notEvaluated.length));
    return sheet.next(words.ask.title(), words.ask.links(), words.ask.structured());
  }
  const count = (severity: Issue['severity']): number =>
    issues.filter((issue) => issue.severity === severity).length;
  sheet.cite(...issues);
  sheet.say(
    words.issuesAre(
      issues.length,
      { critical: count('critical'), warning: count('warning'), info: count('info') },
      score,
    ),
  );
  sheet.say(
    issues
      .slice(0, listMax)
      .map((issue, at) => `${at + 1}. ${issueLine(room, issue)}`)
      .join('\n'),
  );
  if (issues.length > listMax) sheet.say(words.andMore(issues.length - listMax));
  return sheet
    .remember({ listed: issues.map(({ ruleId }) => ruleId) })
    .next(
      words.ask.first(),
      issues[0] !== undefined && words.ask.explain(issues[0].ruleId),
      words.ask.score(),
    );
}
