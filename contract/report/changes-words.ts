/** What changed between two analyses, in a sentence. */
import type { SiteChanges } from '../entities/site-changes.ts';
import { dateFormat } from '../messages/date-format.ts';
import { messages } from '../messages/translate.ts';

/** As short as it is clear: the time on the same day, the year in another one. */
function sinceWords(before: string, after: string): string {
  const [then, now] = [new Date(before), new Date(after)];
  const dayOfYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
  if (dayOfYear.format(then) === dayOfYear.format(now))
    return dateFormat({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(then);
  return then.getFullYear() === now.getFullYear()
    ? dateFormat({ day: 'numeric', month: 'long' }).format(then)
    : dayOfYear.format(then);
}

const words = messages({
  fixed: '{count} fixed',
  added: '{count} new',
  since: '{changes} since {date}',
  pages: {
    added: '{count, plural, one {# page} other {# pages}} added',
    removed: '{count, plural, one {# page} other {# pages}} removed',
    redirected: '{count, plural, one {# page} other {# pages}} redirected',
    edited: '{count, plural, one {# page} other {# pages}} edited',
  },
  notComparable: 'Not comparable with {date}: the two analyses have no page in common.',
  limited:
    'Only the {count, plural, one {# page that both analyses crawled is} other {# pages that both analyses crawled are}} compared.',
  nothing: 'Nothing changed since {date}.',
  noIssues: 'No issues fixed or new since {date}',
});

type Counted = Pick<SiteChanges, 'counts' | 'before' | 'after' | 'pages' | 'compared'> &
  Partial<Pick<SiteChanges, 'files'>>;

/** "12 fixed, 3 new since November 2"; null when no issue came or went. */
function issueChangesSentence({ counts, before, after }: Counted): string | null {
  const parts = [
    ...(counts.fixed > 0 ? [words.fixed({ count: counts.fixed })] : []),
    ...(counts.added > 0 ? [words.added({ count: counts.added })] : []),
  ];
  return parts.length === 0
    ? null
    : words.since({ changes: parts.join(', '), date: sinceWords(before.date, after.date) });
}

/** "1 page added, 2 pages edited"; null when none was. */
function pageChangesWords({ pages }: Counted): string | null {
  const { added, removed, redirected, changed } = pages;
  const counts: readonly (readonly [number, keyof typeof words.pages])[] = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [redirected.length, 'redirected'],
    [new Set(changed.map(({ url }) => url)).size, 'edited'],
  ];
  const parts = counts.flatMap(([count, what]) => (count > 0 ? [words.pages[what]({ count })] : []));
  return parts.length === 0 ? null : parts.join(', ');
}

export function changesSentence(changes: Counted): string {
  const since = sinceWords(changes.before.date, changes.after.date);
  const [issues, pages] = [issueChangesSentence(changes), pageChangesWords(changes)];
  const files = (changes.files ?? []).map(({ what }) => what);
  const { pages: shared, readOnce } = changes.compared;
  if (shared === 0) return words.notComparable({ date: since });
  const limited = readOnce > 0 ? ` ${words.limited({ count: shared })}` : '';
  if (issues === null && pages === null && files.length === 0)
    return `${words.nothing({ date: since })}${limited}`;
  const rest = [...(pages === null ? [] : [`${pages}.`]), ...files];
  return `${[`${issues ?? words.noIssues({ date: since })}.`, ...rest].join(' ')}${limited}`;
}

/** A change of the score: "+3", "−2" or "±0". */
export const pointsChangeWords = (change: number): string => {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
};
