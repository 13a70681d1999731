/** The explorer of one analysis: search, filter and columns above, the table or a picture, and one URL beside it. */
import { exportUrls } from '@pagewright/contract/endpoints/explorer';
import { ownPrefix } from '@pagewright/contract/explorer/url-columns';
import { lazy, type ReactNode, type Ref, Suspense, useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { endpointUrl } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useKeyPress } from '../../ui/use-key-press.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './explorer.module.css';
import { ExplorerTable } from './explorer-table.tsx';
import { ExplorerTools } from './explorer-tools.tsx';
import { useExplorerSite, useUrls } from './queries.ts';
import { strings } from './strings.ts';
import { UrlCards } from './url-cards.tsx';
import { UrlDetails } from './url-details.tsx';
import { type ExplorerState, pictures, useExplorerState } from './view-state.ts';

const FolderMap = lazy(() => import('./folder-map.tsx').then(({ FolderMap }) => ({ default: FolderMap })));
const SiteCounts = lazy(() =>
  import('./site-counts.tsx').then(({ SiteCounts }) => ({ default: SiteCounts })),
);
const LinkGraph = lazy(() => import('./link-graph.tsx').then(({ LinkGraph }) => ({ default: LinkGraph })));

export function ExplorerView({ id }: { readonly id: string }) {
  const state = useExplorerState();
  const { picture } = state;
  return (
    <Stack gap={4} columns={1}>
      <Text size="sm">
        <TextLink asChild>
          <Link to={`/analysis/${encodeURIComponent(id)}`}>{strings.backToReport}</Link>
        </TextLink>
      </Text>
      <Tabs
        label={strings.show}
        tabs={pictures.map((each) => ({ id: each, label: strings.pictures[each] }))}
        value={picture}
        onChange={state.setPicture}
      >
        <Suspense fallback={<Loading />}>
          {picture === 'table' && <UrlTable id={id} state={state} />}
          {picture === 'folders' && <FolderMap id={id} onChoose={state.showOnly} />}
          {picture === 'counts' && <SiteCounts id={id} onChoose={state.showOnly} />}
          {picture === 'links' && <LinkGraph id={id} onOpen={state.setOpen} />}
        </Suspense>
        {picture === 'links' && state.open !== null && <OpenUrl id={id} state={state} open={state.open} />}
      </Tabs>
    </Stack>
  );
}

const Loading = () => (
  <Skeleton label={strings.loading}>
    <SkeletonBlock height={420} />
  </Skeleton>
);

interface PartProps {
  readonly id: string;
  readonly state: ExplorerState;
}

function UrlTable({ id, state }: PartProps) {
  const { view, open, setOpen } = state;
  const { siteId, ownFields } = useExplorerSite(id);
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useUrls(
    id,
    view,
  );
  const isPhone = useMediaQuery('(max-width: 720px)');
  const isWide = useMediaQuery('(min-width: 1100px)');
  const panel = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(null);
    grid.current?.focus();
  };
  const more = useCallback((): void => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const csv = endpointUrl(exportUrls, { params: { id }, query: view });
  if (error !== null && data === undefined)
    return (
      <LoadFailed
        missing={
          error.status === 404
            ? {
                title: strings.notFound,
                text: strings.notFoundText,
                back: <Link to="/site-history">{strings.backToHistory}</Link>,
              }
            : null
        }
        title={strings.loadFailed}
        text={strings.loadFailedText}
        tryAgain={strings.tryAgain}
        onRetry={refetch}
      />
    );
  return (
    <Stack gap={4} columns={1}>
      <ExplorerTools
        state={state}
        siteId={siteId}
        ownColumns={ownFields.map((name) => `${ownPrefix}${name}`)}
        total={isPending ? null : total}
        csv={csv}
        isPhone={isPhone}
      />
      {isPending && <Loading />}
      {!isPending && rows.length === 0 && (
        <EmptyState
          title={strings.nothing}
          action={<Button onClick={() => state.setView({})}>{strings.clearFilter}</Button>}
        >
          {strings.nothingText}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className={styles.split} data-open={open !== null && isWide}>
          {isPhone ? (
            <UrlCards columns={view.columns} rows={rows} total={total} onOpen={setOpen} onNearEnd={more} />
          ) : (
            <ExplorerTable
              columns={view.columns}
              rows={rows}
              total={total}
              sort={view.sort}
              onSort={(sort) => state.change({ sort })}
              gridRef={grid}
              open={open}
              onOpen={setOpen}
              onEnter={() => requestAnimationFrame(() => panel.current?.focus())}
              onNearEnd={more}
            />
          )}
          {open !== null && isWide && (
            <SidePanel ref={panel} onClose={close}>
              <UrlDetails key={open} id={id} urlId={open} onOpen={setOpen} />
            </SidePanel>
          )}
        </div>
      )}
      {open !== null && !isWide && <OpenUrl id={id} state={state} open={open} />}
    </Stack>
  );
}

interface SidePanelProps {
  readonly ref: Ref<HTMLElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the table; Escape closes it. */
function SidePanel({ ref, onClose, children }: SidePanelProps) {
  useKeyPress('Escape', onClose);
  return (
    <aside ref={ref} tabIndex={-1} className={styles.panel} aria-label={strings.tabs.facts}>
      <Row justify="end">
        <Button variant="quiet" onClick={onClose}>
          <Icon name="close" />
          {strings.close}
        </Button>
      </Row>
      {children}
    </aside>
  );
}

const OpenUrl = ({ id, state, open }: PartProps & { readonly open: number }) => (
  <Dialog open size="lg" title={strings.tabs.facts} onClose={() => state.setOpen(null)}>
    <UrlDetails key={open} id={id} urlId={open} onOpen={state.setOpen} />
  </Dialog>
);
