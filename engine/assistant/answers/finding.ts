/** Explains one finding: evidence, reason, basis, fix, and the verified effect of the fix. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { basisLabels } from '@pagewright/contract/report/report-words';
import { clip, pathOf } from '../../suggest/built-in/suggestions/wording.ts';
import { isInjection } from '../../suggest/built-in/text.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, pointsLost } from '../chat-context.ts';
import { findRule } from '../find-finding.ts';
import type { Intent } from '../intent.ts';
import { code, plain } from '../markdown.ts';
import { offerFix } from '../offer-fix.ts';
import { answerIssues } from './issues.ts';

const evidenceMax = 3;

function evidenceLines({ sandbox }: ChatContext, { evidence }: Issue): string[] {
  return evidence.slice(0, evidenceMax).flatMap(({ snippet, found, wanted, urls, selector }) => {
    const place = urls?.[0] === undefined ? (selector ?? '') : pathOf(urls[0], sandbox.page.url);
    const shown = snippet ?? found ?? '';
    if (isInjection(shown) || (shown === '' && place === '')) return [];
    const parts = [
      place === '' || shown.includes(place) ? '' : code(clip(place, 100)),
      shown === '' ? '' : code(clip(shown.replaceAll('\n', ' '), 160)),
    ];
    const better = wanted === undefined || wanted.includes('\n') ? '' : ` → ${plain(clip(wanted, 160))}`;
    return [`- ${parts.filter((part) => part !== '').join(': ')}${better}`];
  });
}

async function explainFailing(
  context: ChatContext,
  answer: AnswerBuilder,
  issue: Issue,
): Promise<AnswerBuilder> {
  const { words } = context;
  answer.cite(issue);
  answer.addText(
    words.findingHead(
      plain(issue.title),
      code(issue.ruleId),
      words.severities[issue.severity],
      pointsLost(context, issue.ruleId),
    ),
  );
  answer.addText(plain(issue.description));
  const lines = evidenceLines(context, issue);
  if (lines.length > 0) answer.addText(lines.join('\n'));
  answer.addText(words.why(issue.why), words.basis(basisLabels[issue.basis]));
  const changes = await offerFix(context, answer, issue);
  if (changes.length > 0) answer.propose(...changes);
  return answer.remember({ target: issue.ruleId }).next(words.followUps.first(), words.followUps.issues());
}

export async function answerFinding(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const id =
    intent.revision !== null && context.memory?.target != null
      ? context.memory.target
      : findRule(context, intent);
  const answer = new AnswerBuilder();
  if (id === null) {
    const list = await answerIssues(context, intent);
    return list;
  }
  const issue = sandbox.page.issues.find(({ ruleId }) => ruleId === id);
  if (issue !== undefined) return explainFailing(context, answer, issue);
  const rule = sandbox.rules.find((each) => each.id === id);
  if (rule === undefined) return answerIssues(context, intent);
  context.onStep(words.stepRule(rule.title));
  const result = sandbox.evaluateRule(id);
  answer.addText(words.ruleHead(plain(rule.title), code(id), words.severities[rule.severity]));
  if (result.kind === 'passed') answer.addText(words.rulePassed());
  if (result.kind === 'not-evaluated') answer.addText(words.ruleNotEvaluated(plain(result.because)));
  const elsewhere = sandbox.pages.filter(({ issues }) => issues.some(({ ruleId }) => ruleId === id));
  if (elsewhere.length > 0)
    answer.addText(
      words.ruleElsewhere(
        elsewhere.length,
        elsewhere.slice(0, 3).map(({ url }) => code(pathOf(url, sandbox.page.url))),
      ),
    );
  answer.addText(words.why(rule.why), words.basis(basisLabels[rule.basis])).addText(words.toDo(rule.fix));
  return answer.remember({ target: id }).next(words.followUps.first(), words.followUps.issues());
}
