/** The first screen: one sentence with links, the score with its word, what Google can index, and what to fix first. */
import { type Counter, counters } from '@pagewright/contract/report/report-figures';
import { formatNumber } from '@pagewright/contract/report/report-words';
import { type SummarySegment, summarySegments } from '@pagewright/contract/report/summary';
import { useMemo } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { onlyFilter, ruleFilter, severityFilter } from '../shared/show-list.ts';
import { strings } from '../shared/strings.ts';
import type { ViewChange } from '../shared/use-report-view.ts';
import { ChangesLine } from './changes-line.tsx';
import { FilterLink } from './filter-link.tsx';
import { FixFirst } from './fix-first.tsx';
import { IndexabilityLine } from './indexability-line.tsx';
import { SiteScore } from './site-score.tsx';
import styles from './summary.module.css';

export function Summary() {
  const { analysis } = useReportData();
  const parts = useMemo(() => summarySegments(analysis), [analysis]);
  return (
    <section className={styles.section} aria-labelledby="report-summary">
      <ChangesLine />
      <p id="report-summary" className={styles.sentence}>
        {parts.map((part) => (
          <Part key={part.text} part={part} />
        ))}
      </p>
      <div className={styles.pair}>
        <Card as="div" className={styles.figures}>
          <SiteScore />
          <IndexabilityLine />
          <ul className={styles.counters} aria-label={strings.site.counters}>
            {counters(analysis).map((counter) => (
              <CounterLink key={counter.key} counter={counter} />
            ))}
          </ul>
        </Card>
        <FixFirst />
      </div>
    </section>
  );
}

function Part({ part: { text, filter } }: { readonly part: SummarySegment }) {
  const { index } = useReportData();
  if (filter === undefined) return text;
  const { severity, ruleId } = filter;
  const change =
    ruleId === undefined && severity !== undefined
      ? severityFilter(index, severity)
      : ruleFilter(ruleId ?? null);
  return <FilterLink filter={change}>{text}</FilterLink>;
}

function CounterLink({ counter: { key, label, tone, value } }: { readonly counter: Counter }) {
  const { index } = useReportData();
  const filters: Readonly<Record<Counter['key'], () => ViewChange>> = {
    criticalIssues: () => severityFilter(index, 'critical'),
    warnings: () => severityFilter(index, 'warning'),
    goodPractices: () => onlyFilter({ status: 'good' }),
  };
  return (
    <li>
      <FilterLink filter={filters[key]()} className={styles.counter}>
        <span className={styles.label}>
          <ToneIcon tone={tone} />
          {label}
        </span>
        <strong className={styles.value}>{formatNumber(value)}</strong>
      </FilterLink>
    </li>
  );
}
