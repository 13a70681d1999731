/** What is different on the page since the analysis, and how old the data are. */

import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { code, quoted } from '../markdown.ts';

export async function answerChanges(context: ChatContext): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const { page, stored } = sandbox;
  answer.addText(words.dates(sandbox.analysedAt, sandbox.fetchedAt));
  if (sandbox.fetchedAt === null) return answer.addText(words.noCopy()).next(words.followUps.issues());
  const lines: string[] = [];
  const addText = (text: string | null): string => (text === null ? words.missing() : quoted(text));
  if (page.title !== stored.title)
    lines.push(words.changed(words.topics['title'] ?? '', addText(stored.title), addText(page.title)));
  if (page.metaDescription !== stored.metaDescription)
    lines.push(
      words.changed(
        words.topics['description'] ?? '',
        addText(stored.metaDescription),
        addText(page.metaDescription),
      ),
    );
  const [before, now] = [stored.contentMetrics.wordCount, page.contentMetrics.wordCount];
  if (before !== now) lines.push(words.changed(words.compareRows().words, String(before), String(now)));
  if (JSON.stringify(page.headings) !== JSON.stringify(stored.headings))
    lines.push(
      words.changed(
        words.compareRows().headings,
        String(stored.headings.length),
        String(page.headings.length),
      ),
    );
  const had = new Set(stored.issues.map(({ ruleId }) => ruleId));
  const has = new Set(page.issues.map(({ ruleId }) => ruleId));
  const gone = [...had].filter((id) => !has.has(id));
  const fresh = page.issues
    .filter(
      ({ ruleId, evidence }) =>
        !had.has(ruleId) &&
        evidence.length >= 0 &&
        !sandbox.site.siteIssues.some((issue) => issue.ruleId === ruleId),
    )
    .map(({ ruleId }) => ruleId);
  if (gone.length > 0) lines.push(words.goneFindings(gone.map(code)));
  if (fresh.length > 0) lines.push(words.newFindings(fresh.map(code)));
  const [was, is] = [stored.score?.value, page.score?.value];
  if (was !== undefined && is !== undefined && was !== is)
    lines.push(words.changed(words.compareRows().score, String(was), String(is)));
  answer.addText(lines.length === 0 ? words.unchanged() : lines.map((line) => `- ${line}`).join('\n'));
  if (lines.length > 0) answer.addText(words.reanalyze());
  return answer.next(words.followUps.first(), words.followUps.issues());
}
