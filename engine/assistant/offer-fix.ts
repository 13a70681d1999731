/** Adds the fix of a finding to an answer, with its verified effect; a fix that breaks something is not offered. */
import type { Issue } from '@pagewright/contract/entities/issue';
import type { AnswerBuilder } from './answer-builder.ts';
import { type ChatContext, pointsLost, ruleName } from './chat-context.ts';
import { fixFor } from './find-fix.ts';
import { code, plain } from './markdown.ts';
import { measuredSentence } from './measure.ts';
import type { ChatChange } from './port.ts';

/** Returns the changes that clear the finding on the copy; none when that needs the whole site. */
export async function offerFix(
  context: ChatContext,
  answer: AnswerBuilder,
  issue: Issue,
): Promise<readonly ChatChange[]> {
  const { words, sandbox } = context;
  const fix = await fixFor(context, issue);
  answer.addText(words.toDo(fix.text === null ? issue.fix : plain(fix.text)));
  if (fix.block !== null) answer.addBlock(fix.block.label, fix.block.text, fix.block.format);
  if (sandbox.fetchedAt === null) return [];
  const verification = fix.changes.length === 0 ? null : sandbox.verifyChanges(fix.changes);
  if (verification !== null && verification.broken.length > 0) {
    answer.addText(words.breaksOtherRules(verification.broken.map(code).join(', ')));
    return [];
  }
  if (verification !== null && verification.cleared.length > 0) {
    answer
      .addVerification(fix.patch, verification, ruleName(context))
      .addText(measuredSentence(context, verification));
    return fix.changes;
  }
  const points = pointsLost(context, issue.ruleId);
  answer.addText(sandbox.isPageRuleId(issue.ruleId) ? words.needsPerson() : words.verifiedLater(points));
  return [];
}
