/** What changed between two analyses, with its states: on its way, nothing to compare, unreadable, shown. */
import { Link, useSearchParams } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { Stack, Text } from '../../ui/layout.tsx';
import { LoadFailed, type LoadFailedProps } from '../../ui/load-failed.tsx';
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
  if (changes === undefined)
    return (
      <LoadFailed
        missing={missingOf(error)}
        title={strings.loadFailed}
        text={strings.loadFailedText}
        tryAgain={strings.tryAgain}
        onRetry={refetch}
      />
    );
  const { counts, fixed, added, remaining, byNewRules, notCompared } = changes;
  return (
    <Stack gap={6} columns={1}>
      <ChangesHead id={id} changes={changes} />
      {notCompared.length > 0 && (
        <section className={styles.section} aria-labelledby="not-compared">
          <Text id="not-compared" as="h2" size="lg" weight={600}>
            {strings.notCompared}
          </Text>
          <Stack as="ul" gap={1} size="sm" tone="soft" measure>
            {notCompared.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Stack>
        </section>
      )}
      <RuleChanges
        title={strings.added({ count: counts.added })}
        empty={strings.noAdded}
        rules={added}
        isOpen
      />
      <RuleChanges
        title={strings.fixed({ count: counts.fixed })}
        empty={strings.noFixed}
        rules={fixed}
        isOpen
      />
      <PageChanges pages={changes.pages} />
      <FileChanges files={changes.files} />
      <RuleChanges
        title={strings.remaining({ count: counts.remaining })}
        empty={strings.noRemaining}
        rules={remaining}
      />
      {byNewRules.length > 0 && (
        <RuleChanges title={strings.byNewRules} text={strings.byNewRulesText} rules={byNewRules} />
      )}
    </Stack>
  );
}

function missingOf(error: ApiError | null): LoadFailedProps['missing'] {
  if (error?.status !== 404 && error?.status !== 409) return null;
  const isFirst = error.status === 409;
  return {
    title: isFirst ? strings.first : strings.notFound,
    text: isFirst ? strings.firstText : strings.notFoundText,
    back: <Link to="/site-history">{strings.backToHistory}</Link>,
  };
}
