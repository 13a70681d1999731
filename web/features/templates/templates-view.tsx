/** The findings of a report by page template, with its states: on its way, unreadable, none, shown. */

import type { PageTemplate, TemplateView } from '@pagewright/contract/entities/template-view';
import { templatesSentence } from '@pagewright/contract/report/template-view';
import { Link } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { usePlace, useTemplates } from './queries.ts';
import { strings } from './strings.ts';
import { TemplateCard } from './template-card.tsx';
import styles from './templates.module.css';

export function TemplatesView({ id }: { readonly id: string }) {
  const { data: view, isPending, error, refetch } = useTemplates(id);
  const { data: place } = usePlace(id);
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={120} />
        <SkeletonBlock height={320} />
      </Skeleton>
    );
  }
  if (view === undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const siteId = place?.isLatest === true ? place.siteId : null;
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <p className={styles.sentence}>{templatesSentence(view) ?? strings.none}.</p>
        <p className={styles.note}>{view.templates.length === 0 ? strings.noneText : strings.text}</p>
        <div className={styles.links}>
          <ButtonLink asChild>
            <Link to={`/analysis/${encodeURIComponent(id)}`}>{strings.openReport}</Link>
          </ButtonLink>
          {place !== undefined && (
            <ButtonLink asChild>
              <Link to={`/sites/${encodeURIComponent(place.siteId)}`}>{strings.siteTrend}</Link>
            </ButtonLink>
          )}
        </div>
      </header>
      {view.templates.map((template) => (
        <TemplateCard key={template.id} template={template} siteId={siteId} name={nameOf(template, view)} />
      ))}
    </div>
  );
}

/** Its URL pattern, and one of its pages where another structure has the same pattern. */
function nameOf({ id, pattern, urls: [first] }: PageTemplate, { templates }: TemplateView): string {
  const isShared = templates.some((other) => other.id !== id && other.pattern === pattern);
  const path = isShared && first !== undefined ? URL.parse(first)?.pathname : undefined;
  return path === undefined ? pattern : strings.patternLike(pattern, path);
}

function LoadFailed({ error, onRetry }: { readonly error: ApiError | null; readonly onRetry: () => void }) {
  if (error?.status === 404) {
    return (
      <EmptyState
        title={strings.notFound}
        action={
          <ButtonLink variant="primary" asChild>
            <Link to="/site-history">{strings.backToHistory}</Link>
          </ButtonLink>
        }
      >
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
      {strings.loadFailedText}
    </Alert>
  );
}
