/** The outline of a page put in order: one first heading, and no level left out on the way down. */
import type { SuggestedHeading } from '@pagewright/contract/entities/suggested-texts';
import type { BriefHeading, PageBrief } from '../page-brief.ts';

/** The headings whose level would change, with the level they should have; `kept` is the one that stays the first. */
export function orderedOutline(
  { headings }: Pick<PageBrief, 'headings'>,
  kept: BriefHeading | null = headings.find(({ level }) => level === 1) ?? null,
): SuggestedHeading[] {
  const changed: SuggestedHeading[] = [];
  const open: { was: number; is: number }[] = [];
  let hasFirst = false;
  for (const heading of headings) {
    const { level, text } = heading;
    const was = level === 1 && heading !== kept ? 2 : level;
    hasFirst ||= heading === kept;
    while (open.length > 0 && (open.at(-1)?.was ?? 0) >= was) open.pop();
    const above = open.at(-1)?.is ?? (hasFirst && was > 1 ? 1 : 0);
    // A page that starts below the first level lacks an H1; the levels themselves are fine.
    const is = above === 0 ? was : Math.min(was, above + 1);
    open.push({ was, is });
    if (is !== level) changed.push({ level: is, text, replaces: text });
  }
  return changed;
}
