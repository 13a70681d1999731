/** The content editor's states before there is a page to talk about. */
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import { ContentEditor } from './content-editor.tsx';
import type { EditorParams } from './editor-params.ts';
import { useAnalysis } from './queries.ts';
import { strings } from './strings.ts';

/** `params` is null when the path contains no page. */
export function EditorView({ params }: { readonly params: EditorParams | null }) {
  if (params === null) {
    return (
      <EmptyState title={strings.invalidUrl} action={<BackToDashboard />}>
        {strings.invalidUrlText}
      </EmptyState>
    );
  }
  return <LoadedEditor key={`${params.analysisId} ${params.pageUrl}`} params={params} />;
}

function LoadedEditor({ params }: { readonly params: EditorParams }) {
  const { data: analysis, isPending, isFetching, refetch } = useAnalysis(params.analysisId);
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={60} />
        <SkeletonBlock height={560} />
      </Skeleton>
    );
  }
  if (analysis === undefined) return <LoadFailed isTrying={isFetching} onRetry={() => void refetch()} />;
  const page = analysis.pages.find(({ url }) => url === params.pageUrl);
  if (page === undefined) {
    return (
      <EmptyState title={strings.pageMissing} action={<BackToDashboard />}>
        <UrlText url={params.pageUrl} />
        <p>{strings.pageMissingText}</p>
      </EmptyState>
    );
  }
  return <ContentEditor params={params} analysis={analysis} page={page} />;
}

const BackToDashboard = () => (
  <ButtonLink variant="primary" asChild>
    <Link to="/dashboard">{strings.backToDashboard}</Link>
  </ButtonLink>
);

interface LoadFailedProps {
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

const LoadFailed = ({ isTrying, onRetry }: LoadFailedProps) => (
  <EmptyState
    title={strings.loadFailed}
    action={
      <>
        <BackToDashboard />
        <Button busy={isTrying} onClick={onRetry}>
          {strings.tryAgain}
        </Button>
      </>
    }
  >
    {strings.loadFailedText}
  </EmptyState>
);
