/** What is different on the page since the analysis, and how old the data are. */
import { code, quoted } from '../markdown.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

export async function answerChanges(room: Room): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const { page, stored } = bench;
  sheet.say(words.dates(bench.analysedAt, bench.fetchedAt));
  if (bench.fetchedAt === null) return sheet.say(words.noCopy()).next(words.ask.issues());
  const lines: string[] = [];
  const say = (text: string | null): string => (text === null ? words.missing() : quoted(text));
  if (page.title !== stored.title)
    lines.push(words.changed(words.topics['title'] ?? '', say(stored.title), say(page.title)));
  if (page.metaDescription !== stored.metaDescription)
    lines.push(
      words.changed(
        words.topics['description'] ?? '',
        say(stored.metaDescription),
        say(page.metaDescription),
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
        !bench.site.siteIssues.some((issue) => issue.ruleId === ruleId),
    )
    .map(({ ruleId }) => ruleId);
  if (gone.length > 0) lines.push(words.goneFindings(gone.map(code)));
  if (fresh.length > 0) lines.push(words.newFindings(fresh.map(code)));
  const [was, is] = [stored.score?.value, page.score?.value];
  if (was !== undefined && is !== undefined && was !== is)
    lines.push(words.changed(words.compareRows().score, String(was), String(is)));
  sheet.say(lines.length === 0 ? words.unchanged() : lines.map((line) => `- ${line}`).join('\n'));
  if (lines.length > 0) sheet.say(words.reanalyze());
  return sheet.next(words.ask.first(), words.ask.issues());
}
