/** Answers what to do first: the findings that cost most, each with its verified fix, and all of them together. */

import type { Issue } from '@pagewright/contract/entities/issue';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { fixFor } from '../find-fix.ts';
import { code, plain } from '../markdown.ts';
import { measure } from '../measure.ts';
import { offerFix } from '../offer-fix.ts';
import type { ChatChange } from '../port.ts';
import { splitMarkup } from '../split-markup.ts';
import { issueLine, ranked } from './issues.ts';

const shownMax = 3;

/** No finding: what a good page can still gain from. */
async function nothingToFix(context: ChatContext, answer: AnswerBuilder): Promise<AnswerBuilder> {
  const { words, sandbox } = context;
  const { suggestions } = await context.suggestions();
  const more = suggestions.flatMap((each) => (each === null ? [] : [each])).slice(0, shownMax);
  answer.addText(words.nothingWrong(sandbox.page.score?.value ?? null));
  if (more.length > 0) {
    answer.addText(words.stillWorth());
    for (const [at, { text }] of more.entries()) {
      const { words: said, html } = splitMarkup(text);
      answer.addText(`${at + 1}. ${plain(said)}`);
      if (html !== null) answer.addBlock(words.label.html(), html, 'html');
    }
    const changes = more.flatMap((each) => [...each.changes]);
    if (changes.length > 0) answer.propose(...changes);
  }
  return answer.next(words.followUps.links(), words.followUps.structured(), words.followUps.faq());
}

/** For a finding that is not shown in full: the changes that clear it on the copy. */
async function holdingChanges(context: ChatContext, issue: Issue): Promise<readonly ChatChange[]> {
  const { changes } = await fixFor(context, issue);
  const verification = changes.length === 0 ? null : context.sandbox.verifyChanges(changes);
  return verification !== null && verification.broken.length === 0 && verification.cleared.length > 0
    ? changes
    : [];
}

/** All verified fixes at once, and what is still lost after them. */
function describeTogether(
  context: ChatContext,
  answer: AnswerBuilder,
  { all, measured }: { readonly all: readonly ChatChange[]; readonly measured: number },
): void {
  const { sandbox, words } = context;
  const verification = all.length === 0 ? null : sandbox.verifyChanges(all);
  if (measured > 1) {
    answer.addText(words.together());
    measure(context, answer, { changes: all, patch: words.patch.everything(all.length) });
  }
  if (all.length > 0) answer.propose(...all);
  const left = (sandbox.page.score?.deductions ?? []).filter(
    ({ ruleId, points }) => points > 0 && verification?.cleared.includes(ruleId) !== true,
  );
  const points = Math.round(left.reduce((sum, each) => sum + each.points, 0) * 10) / 10;
  if (points > 0 && sandbox.fetchedAt !== null)
    answer.addText(
      words.stillLost(
        points,
        left.map(({ ruleId }) => code(ruleId)),
      ),
    );
}

export async function answerFirst(context: ChatContext): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const issues = ranked(context);
  if (issues.length === 0) return nothingToFix(context, answer);
  answer.cite(...issues.slice(0, shownMax));
  answer.addText(words.firstIs(sandbox.page.score?.value ?? null, issues.length));
  const all: ChatChange[] = [];
  let measured = 0;
  for (const [at, issue] of issues.entries()) {
    const isShown = at < shownMax;
    if (isShown) answer.addText(`${at + 1}. ${issueLine(context, issue)}`);
    const changes = isShown ? await offerFix(context, answer, issue) : await holdingChanges(context, issue);
    const isNew = changes.length > 0 && sandbox.verifyChanges([...all, ...changes]) !== null;
    if (isNew)
      all.push(
        ...changes.filter((each) => !all.some((known) => JSON.stringify(known) === JSON.stringify(each))),
      );
    if (isNew) measured += 1;
  }
  const rest = issues.slice(shownMax);
  if (rest.length > 0) answer.addText(words.thenRest(rest.map(({ ruleId }) => code(ruleId))));
  describeTogether(context, answer, { all, measured });
  return answer
    .remember({ listed: issues.map(({ ruleId }) => ruleId) })
    .next(
      issues[1] !== undefined && words.followUps.explain(issues[1].ruleId),
      all.length > 0 && words.followUps.apply(),
      words.followUps.score(),
    );
}
