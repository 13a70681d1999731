/** What narrows the list: text, status, severity and group. */
import { IssueCategory, Severity } from '@pagewright/contract/entities/issue';
import type { Tone } from '@pagewright/contract/ratings';
import { categoryLabels, severityLabels } from '@pagewright/contract/report/report-words';
import { useMemo, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useKeyPress } from '../../../ui/use-key-press.ts';
import { countStatuses, type Filters, filterGroups, filterPages } from '../shared/filter-pages.ts';
import type { PageIndex } from '../shared/page-index.ts';
import { useReport } from '../shared/report-context.ts';
import { type Grouping, isFiltered } from '../shared/report-view.ts';
import { strings } from '../shared/strings.ts';
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
    <search className={styles.filters} data-print="hide">
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
      {tones.map((tone) => (
        <Chip
          key={tone}
          tone={tone}
          count={counts.statuses[tone]}
          pressed={view.status === tone}
          onToggle={(pressed) => change({ status: pressed ? tone : null })}
        >
          {words.statuses[tone]}
        </Chip>
      ))}
      <SelectField<Severity | ''>
        label={words.severity}
        hideLabel
        value={view.severity ?? ''}
        options={[{ value: '', label: words.anySeverity }, ...counts.severities]}
        onChange={(severity) => change({ severity: severity || null })}
      />
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
    </search>
  );
}

/** Filters that came from elsewhere in the report and have no control of their own here. */
function LinkedFilters() {
  const { index, view, change } = useReport();
  const { keyword, rule } = view;
  const ruleName = index.groups.find(({ ruleId }) => ruleId === rule)?.title ?? rule;
  return (
    <>
      {keyword !== null && (
        <Chip pressed onToggle={() => change({ keyword: null })}>
          {words.uses(keyword)}
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
    statuses: countStatuses(index, filters),
    severities: Severity.options.map((severity) => ({
      value: severity,
      label: words.withCount(severityLabels[severity], count({ severity })),
    })),
    categories: IssueCategory.options
      .map((category) => ({ category, left: count({ category }) }))
      .filter(({ category, left }) => left > 0 || category === filters.category)
      .map(({ category, left }) => ({
        value: category,
        label: words.withCount(categoryLabels[category], left),
      })),
  };
}
