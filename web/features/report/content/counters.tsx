/** Four counts of the content; those that represent findings link to them. */

import { formatNumber } from '@pagewright/contract/count-of';
import type { ContentQualityInsight, Finding } from '@pagewright/contract/entities/insights';
import { type IssueGroup, issueCount } from '@pagewright/contract/report/issue-groups';
import type { ReactNode } from 'react';
import { Note, Text } from '../../../ui/layout.tsx';
import { FilterLink } from '../overview/filter-link.tsx';
import { categoryOfFinding } from '../overview/insight-category.ts';
import { useReportData } from '../shared/report-context.ts';
import { severityFilter } from '../shared/show-list.ts';
import styles from './content.module.css';
import { contentStrings } from './content-strings.ts';

/** A finding represents a whole group of issues; one that a model named in its own way counts what it lists. */
function contentIssuesOf(findings: readonly Finding[], groups: readonly IssueGroup[]): number {
  const named = findings.map((finding) => ({ finding, category: categoryOfFinding(finding.category) }));
  const categories = new Set(named.flatMap(({ category }) => category ?? []));
  const known = issueCount(groups.filter(({ category }) => categories.has(category)));
  return named
    .filter(({ category }) => category === null)
    .reduce((sum, { finding }) => sum + finding.issues.length, known);
}

export function Counters({ quality }: { readonly quality: ContentQualityInsight }) {
  const { analysis, index } = useReportData();
  const { findings, keywordQuality } = quality;
  return (
    <ul className={styles.counters} aria-label={contentStrings.counters}>
      <Counter
        label={
          <FilterLink filter={{ ...severityFilter(index, 'critical'), tab: 'overview' }}>
            {contentStrings.criticalIssues}
          </FilterLink>
        }
        value={analysis.metrics.criticalIssues}
        note={contentStrings.criticalIssuesNote}
      />
      <Counter
        label={contentStrings.contentIssues}
        value={contentIssuesOf(findings, index.groups)}
        note={contentStrings.contentIssuesNote}
      />
      <Counter label={contentStrings.findings} value={findings.length} note={contentStrings.findingsNote} />
      <Counter
        label={contentStrings.opportunities}
        value={keywordQuality?.underOptimization.length ?? 0}
        note={contentStrings.opportunitiesNote}
      />
    </ul>
  );
}

interface CounterProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly note: string;
}

const Counter = ({ label, value, note }: CounterProps) => (
  <li>
    <Note as="span" tone="soft">
      {label}
    </Note>
    <strong className={styles.value}>{formatNumber(value)}</strong>
    <Text as="span" size="xs" tone="quiet">
      {note}
    </Text>
  </li>
);
