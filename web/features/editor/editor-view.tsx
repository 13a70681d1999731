/** The content editor's states before there is a page to talk about, and the page itself. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import styles from './editor-view.module.css';
import { useAnalysis } from './queries.ts';
import { strings } from './strings.ts';

export interface EditorViewProps {
  readonly analysisId: string | undefined;
  readonly pageUrl: string | undefined;
}

export function EditorView({ analysisId, pageUrl }: EditorViewProps) {
  if (!analysisId || !pageUrl || !URL.canParse(pageUrl)) {
    return (
      <EmptyState title={strings.invalidUrl} action={<BackToDashboard />}>
        {strings.invalidUrlText}
      </EmptyState>
    );
  }
  return <LoadedEditor analysisId={analysisId} pageUrl={pageUrl} />;
}

function LoadedEditor({ analysisId, pageUrl }: { readonly analysisId: string; readonly pageUrl: string }) {
  const { data: analysis, isPending, refetch } = useAnalysis(analysisId);
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={240} />
      </Skeleton>
    );
  }
  if (analysis === undefined) return <LoadFailed onRetry={() => void refetch()} />;
  return <EditorPage analysis={analysis} pageUrl={pageUrl} />;
}

const BackToDashboard = () => (
  <ButtonLink variant="primary" asChild>
    <Link to="/dashboard">{strings.backToDashboard}</Link>
  </ButtonLink>
);

const LoadFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    title={strings.loadFailed}
    action={
      <>
        <BackToDashboard />
        <Button onClick={onRetry}>{strings.tryAgain}</Button>
      </>
    }
  >
    {strings.loadFailedText}
  </EmptyState>
);

function EditorPage({ analysis, pageUrl }: { readonly analysis: Analysis; readonly pageUrl: string }) {
  const page = analysis.pages.find(({ url }) => url === pageUrl);
  const back = `/dashboard?${new URLSearchParams({ analysis: analysis.id, page: pageUrl }).toString()}`;
  return (
    <Card padding="large" className={styles.page}>
      <CardHeader
        level={2}
        size="lg"
        title={page?.title ?? analysis.domain}
        description={<UrlText url={pageUrl} />}
        actions={
          <ButtonLink asChild>
            <Link to={back}>{strings.backToAnalysis}</Link>
          </ButtonLink>
        }
      />
      {page === undefined && <Alert tone="poor" title={strings.pageMissing} />}
    </Card>
  );
}
