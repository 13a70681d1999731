/** The first screen: one sentence with links, the score with its word, what Google can index, and what to fix first. */
import { formatNumber } from '@pagewright/contract/count-of';
import { readAnalysisPlace, readChanges } from '@pagewright/contract/endpoints/sites';
import { changesSentence } from '@pagewright/contract/report/changes-words';
import {
  indexabilitySentence,
  indexabilityTone,
  type NotIndexableGroup,
  notIndexableGroups,
} from '@pagewright/contract/report/indexability-words';
import { type Counter, counters } from '@pagewright/contract/report/report-figures';
import { type SummarySegment, summarySegments } from '@pagewright/contract/report/summary';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../../../api/query.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { onlyFilter, ruleFilter, severityFilter } from '../shared/show-list.ts';
import { strings } from '../shared/strings.ts';
import type { ViewChange } from '../shared/use-report-view.ts';
import { FilterLink } from './filter-link.tsx';
import { FixFirst } from './fix-first.tsx';
import { Places } from './pages/places.tsx';
import { SiteScore } from './site-score.tsx';
import styles from './summary.module.css';

export function Summary() {
  const { analysis } = useReportData();
  const parts = useMemo(() => summarySegments(analysis), [analysis]);
  return (
    <Stack as="section" gap={4} columns={1} className={styles.section} aria-labelledby="report-summary">
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
    </Stack>
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

/** What changed since the previous analysis of the site: the first line of a second report. */
function ChangesLine() {
  const { id } = useReportData().analysis;
  const { data: place } = useEndpoint(readAnalysisPlace, { params: { id } });
  const hasPrevious = place !== undefined && place.previous !== null;
  const { data: changes } = useEndpoint(readChanges, { params: { id }, query: {} }, { enabled: hasPrevious });
  if (changes === undefined) return null;
  return (
    <Text size="md" weight={500} tone="soft" measure>
      {changesSentence(changes)}{' '}
      <TextLink asChild>
        <Link to={`/analysis/${encodeURIComponent(id)}/changes`}>{strings.site.seeChanges}</Link>
      </TextLink>
    </Text>
  );
}

/** How many pages Google can index, and why not the others: the first thing a report says. */
function IndexabilityLine() {
  const { indexability } = useReportData().analysis;
  if (indexability === undefined) return null;
  const groups = notIndexableGroups(indexability);
  return (
    <Stack as="section" gap={1} shrink aria-label={strings.site.indexability}>
      <Row as="p" gap={2} size="md" weight={600}>
        <ToneIcon tone={indexabilityTone(indexability)} />
        {indexabilitySentence(indexability)}
      </Row>
      {groups.length > 0 && (
        <Stack as="ul" size="sm" tone="soft">
          {groups.map((group) => (
            <li key={group.reason}>
              <Disclosure
                print="line"
                summary={strings.site.notIndexable({ count: group.urls.length, label: group.label })}
              >
                <Reason group={group} />
              </Disclosure>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const Reason = ({ group: { detail, urls } }: { readonly group: NotIndexableGroup }) => (
  <div className={styles.reason}>
    {detail !== null && <code>{detail}</code>}
    <Places urls={urls} />
  </div>
);
