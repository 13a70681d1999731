/** What is wrong with the page: every finding, the gravest first, with what it cost. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { pointsOf } from '../../audit/score.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, pointsLost } from '../chat-context.ts';
import type { Intent } from '../intent.ts';
import { code, plain } from '../markdown.ts';

const listMax = 15;
const order = { critical: 0, warning: 1, info: 2 } as const;

/** Exact duplicates share their title and description, too. */
const resolvesOthers = ({ ruleId }: Issue): boolean => ruleId === 'content-duplicate-exact';

/** The gravest first, then by what they cost. */
export const ranked = (context: ChatContext): Issue[] =>
  context.sandbox.page.issues.toSorted(
    (a, b) =>
      order[a.severity] - order[b.severity] ||
      pointsOf(b) - pointsOf(a) ||
      Number(resolvesOthers(b)) - Number(resolvesOthers(a)) ||
      pointsLost(context, b.ruleId) - pointsLost(context, a.ruleId),
  );

export function issueLine(context: ChatContext, issue: Issue): string {
  const { words } = context;
  const points = pointsLost(context, issue.ruleId);
  return `**${plain(issue.title)}** (${code(issue.ruleId)}, ${words.severities[issue.severity]}${points > 0 ? `, ${words.minusPoints(points)}` : ''}): ${plain(issue.description)}`;
}

export async function answerIssues(context: ChatContext, _intent: Intent): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const issues = ranked(context);
  const score = sandbox.page.score?.value ?? null;
  if (issues.length === 0) {
    answer.addText(words.nothingWrong(score));
    if (sandbox.page.notEvaluated !== undefined && sandbox.page.notEvaluated.length > 0)
      answer.addText(words.someNotEvaluated(sandbox.page.notEvaluated.length));
    return answer.next(words.followUps.title(), words.followUps.links(), words.followUps.structured());
  }
  const count = (severity: Issue['severity']): number =>
    issues.filter((issue) => issue.severity === severity).length;
  answer.cite(...issues);
  answer.addText(
    words.issuesAre(
      issues.length,
      { critical: count('critical'), warning: count('warning'), info: count('info') },
      score,
    ),
  );
  answer.addText(
    issues
      .slice(0, listMax)
      .map((issue, at) => `${at + 1}. ${issueLine(context, issue)}`)
      .join('\n'),
  );
  if (issues.length > listMax) answer.addText(words.andMore(issues.length - listMax));
  return answer
    .remember({ listed: issues.map(({ ruleId }) => ruleId) })
    .next(
      words.followUps.first(),
      issues[0] !== undefined && words.followUps.explain(issues[0].ruleId),
      words.followUps.score(),
    );
}
