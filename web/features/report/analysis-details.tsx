/** One saved analysis with its states: on its way, not there, unreadable, shown. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { Link } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import styles from './analysis-details.module.css';
import { dateTimeWords } from './date-words.ts';
import { useAnalysis } from './queries.ts';
import { strings } from './strings.ts';

export function AnalysisDetails({ id }: { readonly id: string }) {
  const { data: analysis, isPending, error, refetch } = useAnalysis(id);
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonLine width="short" size="sm" />
        <SkeletonLine width="medium" size="4xl" />
        <SkeletonLine width="short" size="sm" />
      </Skeleton>
    );
  }
  if (analysis === undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <Details analysis={analysis} />;
}

function LoadFailed({ error, onRetry }: { readonly error: ApiError | null; readonly onRetry: () => void }) {
  if (error?.status === 404) {
    return (
      <EmptyState title={strings.notFound} action={<BackToHistory isPrimary />}>
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

const BackToHistory = ({ isPrimary = false }: { readonly isPrimary?: boolean }) => (
  <ButtonLink variant={isPrimary ? 'primary' : 'secondary'} asChild>
    <Link to="/site-history">{strings.backToHistory}</Link>
  </ButtonLink>
);

function Details({ analysis: { domain, date, pages } }: { readonly analysis: Analysis }) {
  const when = dateTimeWords(date);
  return (
    <section aria-labelledby="report-domain" className={styles.head}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{strings.heading}</p>
        <h2 id="report-domain" className={styles.domain}>
          {domain}
        </h2>
        <p className={styles.meta}>
          {strings.pages(pages.length)} · <time dateTime={date}>{when}</time>
        </p>
      </div>
      <BackToHistory />
    </section>
  );
}
