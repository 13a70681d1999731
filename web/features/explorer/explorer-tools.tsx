/** Above the table: search, filter, columns, saved views, the CSV of the view, and how many URLs there are. */
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note, Row, Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useKeyPress } from '../../ui/use-key-press.ts';
import { columnWords } from './column-words.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import styles from './explorer.module.css';
import { countConditions } from './filter-drafts.ts';
import { FilterForm } from './filter-form.tsx';
import { strings } from './strings.ts';
import type { ExplorerState } from './view-state.ts';
import { ViewsMenu } from './views-menu.tsx';

export interface ExplorerToolsProps {
  readonly state: ExplorerState;
  readonly siteId: string | null;
  readonly ownColumns: readonly string[];
  /** Null while it is not known. */
  readonly total: number | null;
  readonly csv: string;
  readonly isPhone: boolean;
}

export function ExplorerTools({ state, siteId, ownColumns, total, csv, isPhone }: ExplorerToolsProps) {
  const { view } = state;
  const [isFiltering, setIsFiltering] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const conditions = countConditions(view.filter);
  return (
    <Stack gap={3} columns={1} data-print="hide">
      <Row gap={3} wrap align="end">
        <SearchBox state={state} />
        <Button aria-expanded={isFiltering} onClick={() => setIsFiltering(!isFiltering)}>
          {conditions === 0 ? strings.filter : strings.filterCount({ count: conditions })}
        </Button>
        <Button onClick={() => setIsChoosing(true)}>{strings.columnsButton}</Button>
        {siteId !== null && <ViewsMenu siteId={siteId} view={view} onChoose={state.setView} />}
        <ButtonLink href={csv} download aria-label={strings.csvLabel}>
          <Icon name="download" />
          {strings.csv}
        </ButtonLink>
        {isPhone && <SortSelect state={state} />}
        <Note role="status" className={styles.total}>
          {total === null ? '' : strings.total({ count: total })}
        </Note>
      </Row>
      {isFiltering && (
        <FilterForm
          key={JSON.stringify(view.filter ?? null)}
          filter={view.filter}
          ownColumns={ownColumns}
          onApply={(filter) => state.change({ filter })}
        />
      )}
      {isChoosing && (
        <ColumnsDialog
          columns={view.columns}
          ownColumns={ownColumns}
          onChange={state.setColumns}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Stack>
  );
}

/** Searches while one types, a moment after each key. */
const typingPauseMs = 250;

function SearchBox({ state }: { readonly state: ExplorerState }) {
  const asked = state.view.q ?? '';
  const [text, setText] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(asked);
  const latest = useRef(state.change);
  const typed = text.trim();
  useEffect(() => {
    latest.current = state.change;
  });
  // Changed elsewhere: by a saved view, or by going back.
  useEffect(() => {
    if (asked !== sent.current) setText(asked);
    sent.current = asked;
  }, [asked]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      latest.current({ q: typed });
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useKeyPress('/', () => field.current?.focus());
  return (
    <div className={styles.search}>
      <TextField
        ref={field}
        type="search"
        label={strings.search}
        hideLabel
        placeholder={strings.searchShort}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </div>
  );
}

function SortSelect({ state }: { readonly state: ExplorerState }) {
  const { view } = state;
  const options = view.columns.flatMap((name) => [
    { value: name, label: strings.ascending({ name: columnWords(name) }) },
    { value: `-${name}`, label: strings.descending({ name: columnWords(name) }) },
  ]);
  return (
    <SelectField
      label={strings.sort}
      value={view.sort ?? ''}
      options={[{ value: '', label: strings.sortNone }, ...options]}
      onChange={(sort) => state.change({ sort })}
    />
  );
}
