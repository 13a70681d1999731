/** What changed between two analyses, with its states: on its way, nothing to compare, unreadable, shown. */
import { Link, useSearchParams } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import styles from './changes.module.css';
import { ChangesHead } from './changes-head.tsx';
import { FileChanges, PageChanges } from './page-changes.tsx';
import { useChanges } from './queries.ts';
import { RuleChanges } from './rule-changes.tsx';
import { strings } from './strings.ts';

export function ChangesView({ id }: { readonly id: string }) {
  const [search] = useSearchParams();
  const { data: changes, isPending, error, refetch } = useChanges(id, search.get('since'));
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={120} />
        <SkeletonBlock height={320} />
      </Skeleton>
    );
  }
  if (changes === undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const { counts, fixed, added, remaining, byNewRules, notCompared } = changes;
  return (
    <div className={styles.changes}>
      <ChangesHead id={id} changes={changes} />
      <RuleChanges title={strings.added(counts.added)} empty={strings.noAdded} rules={added} isOpen />
      <RuleChanges title={strings.fixed(counts.fixed)} empty={strings.noFixed} rules={fixed} isOpen />
      <PageChanges pages={changes.pages} />
      <FileChanges files={changes.files} />
      <RuleChanges
        title={strings.remaining(counts.remaining)}
        empty={strings.noRemaining}
        rules={remaining}
      />
      {byNewRules.length > 0 && (
        <RuleChanges title={strings.byNewRules} text={strings.byNewRulesText} rules={byNewRules} />
      )}
      {notCompared.length > 0 && (
        <section className={styles.section} aria-labelledby="not-compared">
          <h2 id="not-compared" className={styles.heading}>
            {strings.notCompared}
          </h2>
          <ul className={styles.notes}>
            {notCompared.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function LoadFailed({ error, onRetry }: { readonly error: ApiError | null; readonly onRetry: () => void }) {
  if (error?.status === 404 || error?.status === 409) {
    const isFirst = error.status === 409;
    return (
      <EmptyState
        title={isFirst ? strings.first : strings.notFound}
        action={
          <ButtonLink variant="primary" asChild>
            <Link to="/site-history">{strings.backToHistory}</Link>
          </ButtonLink>
        }
      >
        {isFirst ? strings.firstText : strings.notFoundText}
      </EmptyState>
    );
  }
  return (
    <Alert
      tone="poor"
      title={strings.loadFailed}
      action={<Button onClick={onRetry}>{strings.tryAgain}</Button>}
    >
      {strings.loadFailedText}
    </Alert>
  );
}
