/** The answer: one sentence that leads on, the score it rests on, and the three counters. */
import { type Counter, counters, type VerdictPart, verdictParts } from '@pagewright/contract/report-figures';
import { formatNumber } from '@pagewright/contract/report-words';
import { useMemo } from 'react';
import { VerdictMark } from '../../../ui/verdict-mark.tsx';
import { useReportData } from '../report-context.ts';
import { onlyFilter, severityFilter } from '../show-list.ts';
import { strings } from '../strings.ts';
import type { ViewChange } from '../use-report-view.ts';
import { FilterLink } from './filter-link.tsx';
import { SiteScore } from './site-score.tsx';
import styles from './verdict.module.css';

export function Verdict() {
  const { analysis } = useReportData();
  const parts = useMemo(() => verdictParts(analysis), [analysis]);
  return (
    <section className={styles.verdict} aria-labelledby="verdict">
      <div className={styles.answer}>
        <p id="verdict" className={styles.sentence}>
          {parts.map((part) => (
            <Part key={part.text} part={part} />
          ))}
        </p>
        <SiteScore />
      </div>
      <ul className={styles.counters} aria-label={strings.site.counters}>
        {counters(analysis).map((counter) => (
          <CounterLink key={counter.key} counter={counter} />
        ))}
      </ul>
    </section>
  );
}

function Part({ part: { text, filter } }: { readonly part: VerdictPart }) {
  const { index } = useReportData();
  if (filter === undefined) return text;
  const { severity, ruleId } = filter;
  const change =
    ruleId === undefined && severity !== undefined
      ? severityFilter(index, severity)
      : onlyFilter({ by: 'issue', rule: ruleId ?? null });
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
          <VerdictMark tone={tone} />
          {label}
        </span>
        <strong className={styles.value}>{formatNumber(value)}</strong>
      </FilterLink>
    </li>
  );
}
