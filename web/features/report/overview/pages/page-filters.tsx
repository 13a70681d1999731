/** What narrows the list: text, status, severity and group. */
import { IssueCategory, Severity } from '@pagewright/contract/entities/issue';
import type { Tone } from '@pagewright/contract/ratings';
import { cardNames } from '@pagewright/contract/report/insight-cards';
import { categoryLabels, severityLabels } from '@pagewright/contract/report/report-words';
import { useMemo, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useKeyPress } from '../../../../ui/use-key-press.ts';
import {
  countIssues,
  countStatuses,
  type Filters,
  filterGroups,
  filterPages,
} from '../../shared/filter-pages.ts';
import type { PageIndex } from '../../shared/page-index.ts';
import { useReport } from '../../shared/report-context.ts';
import { type Grouping, isFiltered } from '../../shared/report-view.ts';
import { severityTones } from '../../shared/severity-tones.ts';
import { strings } from '../../shared/strings.ts';
import styles from './page-filters.module.css';

const words = strings.list;
const tones = ['poor', 'fair', 'good'] as const satisfies readonly Tone[];

export interface PageFiltersProps {
  readonly filters: Filters;
  /** The value of the field; the filters may be a letter behind. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClear: () => void;
}

export function PageFilters({ filters, text, onText, onClear }: PageFiltersProps) {
  const { index, view, change } = useReport();
  const { by } = view;
  const field = useRef<HTMLInputElement>(null);
  const counts = useMemo(() => countAll(index, filters, by), [index, filters, by]);
  const isAnyOn = isFiltered(view) || text !== '';
  useKeyPress('/', () => field.current?.focus());
  useKeyPress('Escape', onClear, { whileTyping: true, disabled: !isAnyOn });

  return (
    <Row as="search" gap={2} wrap className={styles.filters} data-print="hide">
      <TextField
        ref={field}
        label={words.search}
        hideLabel
        className={styles.text}
        type="search"
        placeholder={words.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        suffix={<kbd>/</kbd>}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {by === 'page' ? (
        <>
          <StatusChips filters={filters} />
          <SelectField<Severity | ''>
            label={words.severity}
            hideLabel
            value={view.severity ?? ''}
            options={[{ value: '', label: words.anySeverity }, ...counts.severities]}
            onChange={(severity) => change({ severity: severity || null })}
          />
        </>
      ) : (
        <SeverityChips filters={filters} />
      )}
      <SelectField<IssueCategory | ''>
        label={words.category}
        hideLabel
        value={view.category ?? ''}
        options={[{ value: '', label: words.anyCategory }, ...counts.categories]}
        onChange={(category) => change({ category: category || null })}
      />
      <LinkedFilters />
      {isAnyOn && (
        <Button variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </Row>
  );
}

/** By page a chip counts pages. */
function StatusChips({ filters }: { readonly filters: Filters }) {
  const { index, view, change } = useReport();
  const counts = useMemo(() => countStatuses(index, filters), [index, filters]);
  return tones.map((tone) => (
    <Chip
      key={tone}
      tone={tone}
      count={counts[tone]}
      pressed={view.status === tone}
      onToggle={(pressed) => change({ status: pressed ? tone : null })}
    >
      {words.statuses[tone]}
    </Chip>
  ));
}

/** By issue a chip counts issues, as the counters of the summary do. */
function SeverityChips({ filters }: { readonly filters: Filters }) {
  const { index, view, change } = useReport();
  const groups = useMemo(() => filterGroups(index, { ...filters, severity: null }), [index, filters]);
  return Severity.options.map((severity) => (
    <Chip
      key={severity}
      tone={severityTones[severity]}
      count={countIssues(groups, severity)}
      pressed={view.severity === severity}
      onToggle={(pressed) => change({ severity: pressed ? severity : null })}
    >
      {words.severities[severity]}
    </Chip>
  ));
}

/** Filters that came from elsewhere in the report and have no control of their own here. */
function LinkedFilters() {
  const { index, view, change } = useReport();
  const { area, keyword, rule } = view;
  const ruleName = index.groups.find(({ ruleId }) => ruleId === rule)?.title ?? words.oneIssue;
  return (
    <>
      {area !== null && (
        <Chip pressed onToggle={() => change({ area: null })}>
          {cardNames[area]}
        </Chip>
      )}
      {keyword !== null && (
        <Chip pressed onToggle={() => change({ keyword: null })}>
          {words.uses({ keyword })}
        </Chip>
      )}
      {rule !== null && (
        <Chip pressed onToggle={() => change({ rule: null })}>
          {ruleName}
        </Chip>
      )}
    </>
  );
}

function countAll(index: PageIndex, filters: Filters, by: Grouping) {
  const count = (change: Partial<Filters>): number =>
    (by === 'page' ? filterPages : filterGroups)(index, { ...filters, ...change }).length;
  return {
    severities: Severity.options.map((severity) => ({
      value: severity,
      label: words.withCount({ label: severityLabels[severity], count: count({ severity }) }),
    })),
    categories: IssueCategory.options
      .map((category) => ({ category, left: count({ category }) }))
      .filter(({ category, left }) => left > 0 || category === filters.category)
      .map(({ category, left }) => ({
        value: category,
        label: words.withCount({ label: categoryLabels[category], count: left }),
      })),
  };
}
