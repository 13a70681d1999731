/** The score of the page and every point it lost; what the fixes that were tried would bring. */
import { code, plain, table } from '../markdown.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

export async function answerScore(room: Room): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const { score, issues, fixes = [] } = bench.page;
  if (score === undefined) return sheet.say(words.noScore());
  sheet.cite(...issues);
  sheet.say(words.scoreIs(score.value, bench.siteScore, score.deductions.length));
  const costly = score.deductions.filter(({ points }) => points > 0);
  if (costly.length > 0)
    sheet.say(
      table(
        words.scoreHead(),
        costly.map(({ ruleId, points, reason }) => [plain(reason), code(ruleId), `−${points}`]),
      ),
    );
  const free = issues.filter(({ ruleId }) => costly.every((each) => each.ruleId !== ruleId));
  if (free.length > 0) sheet.say(words.scoreFree(free.map(({ ruleId }) => code(ruleId))));
  sheet.say(words.scoreFormula());
  const [best] = fixes.toSorted((a, b) => b.scoreAfter - a.scoreAfter);
  if (best !== undefined && best.scoreAfter > best.scoreBefore)
    sheet.say(words.scoreBest(plain(best.patch), best.scoreBefore, best.scoreAfter));
  return sheet.next(costly.length > 0 && words.ask.first(), words.ask.issues());
}
