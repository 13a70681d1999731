/** The pages a view leaves: ten at first, five more at a time. */
import { limits } from '@pagewright/contract/limits';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { usePrinting } from '../../../../ui/use-printing.ts';
import type { PageEntry } from '../../shared/page-index.ts';
import { useReport } from '../../shared/report-context.ts';
import { cardButtonId } from '../../shared/show-list.ts';
import { strings } from '../../shared/strings.ts';
import { PageCard } from './page-card.tsx';
import styles from './page-section.module.css';
import type { Reanalyses } from './use-reanalyze.ts';

export interface PageListProps {
  readonly entries: readonly PageEntry[];
  readonly reanalyses: Reanalyses;
}

export function PageList({ entries, reanalyses }: PageListProps) {
  const { analysis, view, change } = useReport();
  const isPrinting = usePrinting();
  const isOpen = ({ key, page }: PageEntry) => view.open.includes(key) || view.open.includes(page.url);
  const count = isPrinting
    ? entries.length
    : Math.min(entries.length, Math.max(view.show, entries.findLastIndex(isOpen) + 1));
  const shown = entries.slice(0, count);
  const loadMore = useLoadMore(shown);

  const toggle = useCallback(
    ({ key, page }: PageEntry, open: boolean) =>
      change(
        ({ open: before }) => ({
          open: [...before.filter((each) => each !== key && each !== page.url), ...(open ? [key] : [])],
        }),
        { replace: !open },
      ),
    [change],
  );

  return (
    <>
      <Stack as="ul" gap={2} columns={1} className={styles.cards}>
        {shown.map((entry) => (
          <PageCard
            key={entry.page.url}
            entry={entry}
            analysisId={analysis.id}
            isOpen={isOpen(entry)}
            reanalysis={reanalyses.of.get(entry.page.url)}
            onToggle={toggle}
            onReanalyze={reanalyses.run}
          />
        ))}
      </Stack>
      <Row gap={3} size="sm" tone="quiet" data-print="hide">
        {count < entries.length && <Button onClick={loadMore}>{strings.list.loadMore}</Button>}
        <p>{strings.list.shown({ shown: count, all: entries.length })}</p>
      </Row>
    </>
  );
}

/** After Load More the focus is on the first card that came. */
function useLoadMore(shown: readonly PageEntry[]): () => void {
  const { change } = useReport();
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const entry = firstNew.current === null ? undefined : shown[firstNew.current];
    if (entry === undefined) return;
    firstNew.current = null;
    document.getElementById(cardButtonId(entry.key))?.focus();
  });
  return () => {
    firstNew.current = shown.length;
    change({ show: shown.length + limits.pageList.step }, { replace: true });
  };
}
