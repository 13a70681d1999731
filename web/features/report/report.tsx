/** The results view: its head, its four tabs, and the chosen tab; a tab's code comes when it is first chosen. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useKeyPress } from '../../ui/use-key-press.ts';
import styles from './report.module.css';
import { ReportHead } from './report-head.tsx';
import { indexPages } from './shared/page-index.ts';
import { ReportDataContext, type ReportPlace, ReportViewContext } from './shared/report-context.ts';
import { type ReportTab, reportTabs } from './shared/report-view.ts';
import { strings } from './shared/strings.ts';
import { useReportView } from './shared/use-report-view.ts';

const panels: Readonly<Record<ReportTab, ComponentType>> = {
  overview: lazy(() =>
    import('./overview/overview-tab.tsx').then(({ OverviewTab }) => ({ default: OverviewTab })),
  ),
  content: lazy(() =>
    import('./content/content-tab.tsx').then(({ ContentTab }) => ({ default: ContentTab })),
  ),
  design: lazy(() => import('./design/design-tab.tsx').then(({ DesignTab }) => ({ default: DesignTab }))),
  competitor: lazy(() =>
    import('./competitor/competitor-tab.tsx').then(({ CompetitorTab }) => ({ default: CompetitorTab })),
  ),
};

const tabs = () => reportTabs.map((id) => ({ id, label: strings.tabs[id] }));

export interface ReportProps {
  readonly analysis: Analysis;
  readonly place: ReportPlace;
  readonly onShare?: (() => void) | undefined;
}

export function Report({ analysis, place, onShare }: ReportProps) {
  const viewInUrl = useReportView();
  const { view, change } = viewInUrl;
  const data = useMemo(() => ({ analysis, place, index: indexPages(analysis) }), [analysis, place]);
  const Panel = panels[view.tab];
  return (
    <ReportDataContext value={data}>
      <ReportViewContext value={viewInUrl}>
        <Stack as="article" columns={1} className={styles.report} aria-labelledby="report-domain">
          <ReportHead analysis={analysis} place={place} onShare={onShare} />
          <PaletteKey />
          <Tabs
            label={strings.tabs.label}
            tabs={tabs()}
            value={view.tab}
            onChange={(tab) => change({ tab })}
            sticky
          >
            <div className={styles.panel}>
              <Suspense fallback={<PanelLoading />}>
                <Panel />
              </Suspense>
            </div>
          </Tabs>
        </Stack>
      </ReportViewContext>
    </ReportDataContext>
  );
}

const PanelLoading = () => (
  <Skeleton label={strings.loading}>
    <SkeletonBlock height={160} />
    <SkeletonBlock height={480} />
    <SkeletonBlock height={320} />
  </Skeleton>
);

const Palette = lazy(() => import('./palette/palette.tsx').then((module) => ({ default: module.Palette })));

/** Opens the palette on Ctrl+K or Cmd+K; its code comes when it is first opened. */
function PaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useKeyPress('k', () => setOpen((before) => !before), { whileTyping: true, withCommand: true });
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  );
}
