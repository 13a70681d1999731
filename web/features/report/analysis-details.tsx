/** One saved analysis with its states: on its way, not there, unreadable, shown. */
import { Link } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAnalysis } from './queries.ts';
import { Report } from './report.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import type { ReportPlace } from './shared/report-context.ts';
import { strings } from './shared/strings.ts';

export interface AnalysisDetailsProps {
  readonly id: string;
  readonly place: ReportPlace;
  /** Opens what makes a link to it. */
  readonly onShare?: () => void;
}

export function AnalysisDetails({ id, place, onShare }: AnalysisDetailsProps) {
  const { data: analysis, isPending, error, refetch } = useAnalysis(id);
  if (isPending) return <ReportSkeleton label={strings.loading} />;
  if (analysis === undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <Report analysis={analysis} place={place} onShare={onShare} />;
}

function LoadFailed({ error, onRetry }: { readonly error: ApiError | null; readonly onRetry: () => void }) {
  if (error?.status === 404) {
    return (
      <EmptyState title={strings.notFound} action={<BackToHistory />}>
        {strings.notFoundText}
      </EmptyState>
    );
  }
  return (
    <Alert
      tone="poor"
      title={strings.loadFailed}
      action={<Button onClick={onRetry}>{strings.tryAgain}</Button>}
    >
      {error?.code === 'unreadable' ? strings.invalidData : strings.loadFailedText}
    </Alert>
  );
}

const BackToHistory = () => (
  <ButtonLink variant="primary" asChild>
    <Link to="/site-history">{strings.backToHistory}</Link>
  </ButtonLink>
);
