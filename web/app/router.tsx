/** Every route of the application and the page it leads to; pages load when they are first needed. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router';
import { RunProvider } from '../features/analyze/run-provider.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { strings } from '../pages/strings.ts';
import { Skeleton, SkeletonBlock } from '../ui/skeleton.tsx';
import { Frame } from './frame.tsx';
import { PageBoundary } from './page-boundary.tsx';

const DashboardPage = lazy(() =>
  import('../pages/dashboard-page.tsx').then(({ DashboardPage }) => ({ default: DashboardPage })),
);
const HistoryPage = lazy(() =>
  import('../pages/history-page.tsx').then(({ HistoryPage }) => ({ default: HistoryPage })),
);
const AnalysisPage = lazy(() =>
  import('../pages/analysis-page.tsx').then(({ AnalysisPage }) => ({ default: AnalysisPage })),
);
const ChangesPage = lazy(() =>
  import('../pages/changes-page.tsx').then(({ ChangesPage }) => ({ default: ChangesPage })),
);
const TemplatesPage = lazy(() =>
  import('../pages/templates-page.tsx').then(({ TemplatesPage }) => ({ default: TemplatesPage })),
);
const ExplorerPage = lazy(() =>
  import('../pages/explorer-page.tsx').then(({ ExplorerPage }) => ({ default: ExplorerPage })),
);
const SitePage = lazy(() => import('../pages/site-page.tsx').then(({ SitePage }) => ({ default: SitePage })));
const SettingsPage = lazy(() =>
  import('../pages/settings-page.tsx').then(({ SettingsPage }) => ({ default: SettingsPage })),
);
const AccountPage = lazy(() =>
  import('../pages/account-page.tsx').then(({ AccountPage }) => ({ default: AccountPage })),
);
const ContentEditorPage = lazy(() =>
  import('../pages/content-editor-page.tsx').then(({ ContentEditorPage }) => ({
    default: ContentEditorPage,
  })),
);
const LoginPage = lazy(() =>
  import('../pages/login-page.tsx').then(({ LoginPage }) => ({ default: LoginPage })),
);
const Gallery = import.meta.env.DEV
  ? lazy(() => import('../gallery/gallery.tsx').then(({ Gallery }) => ({ default: Gallery })))
  : null;

export const Router = () => (
  <Routes>
    <Route path="/login" element={<Bounded fallback={null}>{<LoginPage />}</Bounded>} />
    {Gallery && <Route path="/gallery" element={<Bounded fallback={null}>{<Gallery />}</Bounded>} />}
    <Route element={<FramedPage />}>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/history" element={<HistoryPage />} />
      <Route path="/site-history" element={<HistoryPage />} />
      <Route path="/analysis/:id" element={<AnalysisPage />} />
      <Route path="/analysis/:id/changes" element={<ChangesPage />} />
      <Route path="/analysis/:id/templates" element={<TemplatesPage />} />
      <Route path="/analysis/:id/explore" element={<ExplorerPage />} />
      <Route path="/sites/:id" element={<SitePage />} />
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/account" element={<AccountPage />} />
      <Route path="/content-editor/:analysisId?/:pageUrl?/*" element={<ContentEditorPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);

/** Stays while its pages change, and so does the stream of a run under way. */
const FramedPage = () => (
  <RunProvider>
    <Frame>
      <Bounded fallback={<PageLoading />}>
        <Outlet />
      </Bounded>
    </Frame>
  </RunProvider>
);

/** A page that breaks takes only itself down; another URL starts afresh. */
function Bounded({ children, fallback }: { readonly children: ReactNode; readonly fallback: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PageBoundary>
  );
}

/** Shown while the code of a page is loading. */
const PageLoading = () => (
  <Skeleton label={strings.loading}>
    <SkeletonBlock height={320} />
  </Skeleton>
);
