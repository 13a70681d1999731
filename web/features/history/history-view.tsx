/** The history page: every analysis in a table, with the way into each and out of the list. */
import type { HistoryItem } from '@pagewright/contract/entities/history';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { wordsOf } from '../../api/api-error.ts';
import { useFailedRuns } from '../../api/failed-runs.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { HistoryTable } from './history-table.tsx';
import styles from './history-view.module.css';
import { useDeleteAnalysis, useHistory, useRestoreAnalysis } from './queries.ts';
import { matches, NoMatch, SitesTable } from './sites-table.tsx';
import { strings } from './strings.ts';

const groupings = () =>
  [
    { value: 'date', label: strings.byDate },
    { value: 'site', label: strings.bySite },
  ] as const;

export function HistoryView() {
  const { data: items, isPending, isError, refetch } = useHistory({ enabled: true });
  const failed = useFailedRuns();
  const [search, setSearch] = useSearchParams();
  const isBySite = search.get('group') === 'site';
  const wanted = search.get('q') ?? '';
  const found = items?.filter(({ domain }) => matches(domain, wanted)) ?? [];
  const foundFailed = failed.filter(({ domain }) => matches(domain, wanted));
  const clear = () => setSearch(withSearch(search, 'q', ''), { replace: true });
  const [toDelete, setToDelete] = useState<HistoryItem | null>(null);
  const remove = useRemoval();
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={240} />
      </Skeleton>
    );
  }
  if (isError && items === undefined) {
    return (
      <Alert
        tone="poor"
        title={strings.loadFailed}
        action={<Button onClick={() => void refetch()}>{strings.tryAgain}</Button>}
      >
        {strings.loadFailedText}
      </Alert>
    );
  }
  return (
    <>
      {items === undefined || items.length + failed.length === 0 ? (
        <Empty />
      ) : (
        <>
          <Row as="search" gap={4} rowGap={3} align="end" justify="between" wrap className={styles.controls}>
            <TextField
              label={strings.search}
              type="search"
              value={wanted}
              placeholder={strings.searchPlaceholder}
              autoComplete="off"
              onChange={({ target }) => setSearch(withSearch(search, 'q', target.value), { replace: true })}
            />
            <Segmented
              label={strings.groupBy}
              value={isBySite ? 'site' : 'date'}
              options={groupings()}
              onChange={(group) => setSearch(withSearch(search, 'group', group === 'site' ? group : ''))}
            />
          </Row>
          {isBySite ? (
            <SitesTable wanted={wanted} onClear={clear} />
          ) : found.length + foundFailed.length === 0 ? (
            <NoMatch wanted={wanted} onClear={clear} />
          ) : (
            <HistoryTable items={found} failed={foundFailed} onDelete={setToDelete} />
          )}
        </>
      )}
      <ConfirmDialog
        open={toDelete !== null}
        danger
        title={strings.confirmHeading}
        description={
          toDelete && strings.confirmText({ domain: toDelete.domain, date: dateTimeWords(toDelete.date) })
        }
        confirmLabel={strings.delete}
        cancelLabel={strings.cancel}
        onCancel={() => setToDelete(null)}
        onConfirm={() => {
          setToDelete(null);
          if (toDelete !== null) remove(toDelete);
        }}
      />
    </>
  );
}

/** The same URL with one part changed, or without it. */
function withSearch(search: URLSearchParams, name: 'q' | 'group', value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

const Empty = () => (
  <EmptyState
    title={strings.emptyHeading}
    action={
      <ButtonLink variant="primary" href="/">
        {strings.startAnalysis}
      </ButtonLink>
    }
  >
    {strings.emptyText}
  </EmptyState>
);

/** Takes an analysis off the list and says so, with the way back. */
function useRemoval(): (item: HistoryItem) => void {
  const deletion = useDeleteAnalysis();
  const restoring = useRestoreAnalysis();
  const toast = useToast();

  const restore = (item: HistoryItem) =>
    restoring.mutate(item, {
      onSuccess: () =>
        toast.show({ title: strings.restored, description: strings.restoredText, tone: 'good' }),
      onError: (error) =>
        toast.show({
          title: strings.error,
          description: wordsOf(error, strings.restoreFailed),
          tone: 'poor',
        }),
    });

  return (item) =>
    deletion.mutate(item, {
      onSuccess: ({ canUndo }) =>
        toast.show({
          title: strings.deleted,
          description: strings.deletedText,
          action: canUndo
            ? { label: strings.undo, altText: strings.undoAlt, onSelect: () => restore(item) }
            : undefined,
        }),
      onError: (error) =>
        toast.show({ title: strings.error, description: wordsOf(error, strings.deleteFailed), tone: 'poor' }),
    });
}
