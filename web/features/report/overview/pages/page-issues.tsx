/** The issues of one page, worst first, each with its fix and what that was measured to do. */
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { subjectOfSiteIssue } from '@pagewright/contract/report/issue-groups';
import { originOfSuggestion } from '@pagewright/contract/report/origin-words';
import { severities } from '@pagewright/contract/severities';
import { Badge } from '../../../../ui/badge.tsx';
import { Text } from '../../../../ui/layout.tsx';
import type { PageEntry } from '../../shared/page-index.ts';
import { pageStrings } from '../../shared/page-strings.ts';
import { type AssignedFixes, assignFixes } from './assign-fixes.ts';
import { DetailRow } from './detail-row.tsx';
import { IssueItem, type IssueItemProps } from './issue-item.tsx';
import { MeasuredFix } from './measured-fix.tsx';
import { Place, Places } from './places.tsx';
import { suggestionsBy } from './suggestion-strings.ts';
import { writerOf } from './writer-of.ts';

export function PageIssues({ entry: { page, shared } }: { readonly entry: PageEntry }) {
  const writer = writerOf(page, 'suggestions');
  const items = itemsOf(page, shared);
  if (items.length === 0) return null;
  const hasAiWords =
    items.some(({ suggestion }) => suggestion !== undefined) || (page.fixes ?? []).length > 0;
  return (
    <DetailRow label={pageStrings.issues}>
      {hasAiWords && <Badge tone="info">{suggestionsBy(writer)}</Badge>}
      <Text as="ul" ruled fill>
        {items.map((item) => (
          <li key={`${item.issue.ruleId} ${item.issue.description} ${item.urls.join(' ')}`}>
            <IssueItem {...item} />
          </li>
        ))}
      </Text>
    </DetailRow>
  );
}

function itemsOf(page: Page, shared: PageEntry['shared']): readonly IssueItemProps[] {
  const fixes = assignFixes(page, [...page.issues, ...shared]);
  const own = page.issues.map((issue, at) => ({
    issue,
    suggestion: ownWords(page.suggestions[at], fixes.of(issue)),
    origin: originOfSuggestion(page, page.suggestions[at] ?? ''),
    ...measured(fixes, issue, page),
    where: <Place url={page.url} />,
    urls: [page.url],
  }));
  const others = shared.map((issue) => ({
    issue,
    subject: subjectOfSiteIssue(issue),
    ...measured(fixes, issue, page),
    where: <Places urls={issue.urls} />,
    urls: issue.urls,
  }));
  return [...own, ...others].toSorted(
    (a, b) => severities.indexOf(a.issue.severity) - severities.indexOf(b.issue.severity),
  );
}

/** A suggestion that only repeats the words of the measured fix is not said twice. */
const ownWords = (
  suggestion: string | undefined,
  fixes: ReturnType<AssignedFixes['of']>,
): string | undefined =>
  suggestion === undefined ||
  suggestion === '' ||
  fixes.some(({ words }) => words !== null && suggestion.includes(words))
    ? undefined
    : suggestion;

function measured(fixes: AssignedFixes, issue: Issue, page: Page): Partial<IssueItemProps> {
  const own = fixes.of(issue);
  const other = fixes.clearedWith(issue);
  return {
    ...(own.length > 0 && {
      effect: own,
      fixes: own.map((fix) => <MeasuredFix key={`${fix.patch} ${fix.html}`} fix={fix} page={page} />),
    }),
    ...(other !== null && { clearedWith: other.title }),
  };
}
