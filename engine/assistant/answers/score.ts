/** Answers about the score: every lost point, and what the verified fixes would gain. */

import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { code, plain, table } from '../markdown.ts';

export async function answerScore(context: ChatContext): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const { score, issues, fixes = [] } = sandbox.page;
  if (score == null) return answer.addText(words.noScore());
  answer.cite(...issues);
  answer.addText(words.scoreIs(score.value, sandbox.siteScore, score.deductions.length));
  const costly = score.deductions.filter(({ points }) => points > 0);
  if (costly.length > 0)
    answer.addText(
      table(
        words.scoreHead(),
        costly.map(({ ruleId, points, reason }) => [plain(reason), code(ruleId), `−${points}`]),
      ),
    );
  const free = issues.filter(({ ruleId }) => costly.every((each) => each.ruleId !== ruleId));
  if (free.length > 0) answer.addText(words.scoreFree(free.map(({ ruleId }) => code(ruleId))));
  answer.addText(words.scoreFormula());
  const [best] = fixes.toSorted((a, b) => b.scoreAfter - a.scoreAfter);
  if (best !== undefined && best.scoreAfter > best.scoreBefore)
    answer.addText(words.scoreBest(plain(best.patch), best.scoreBefore, best.scoreAfter));
  return answer.next(costly.length > 0 && words.followUps.first(), words.followUps.issues());
}
