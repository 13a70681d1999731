/** The findings of a report by page template, with its states: on its way, unreadable, none, shown. */
import type { PageTemplate, TemplateView } from '@pagewright/contract/entities/template-view';
import { templatesSentence } from '@pagewright/contract/report/template-view';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Note, Row, Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { usePlace, useTemplates } from './queries.ts';
import { strings } from './strings.ts';
import { TemplateCard } from './template-card.tsx';

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
  if (view === undefined)
    return (
      <LoadFailed
        missing={
          error?.status === 404
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
  const siteId = place?.isLatest === true ? place.siteId : null;
  return (
    <Stack gap={5} columns={1}>
      <Stack as="header" gap={3} columns={1}>
        <p className="lead">{templatesSentence(view) ?? strings.none}.</p>
        <Note tone="soft" measure>
          {view.templates.length === 0 ? strings.noneText : strings.text}
        </Note>
        <Row gap={3} align="stretch" wrap>
          <ButtonLink asChild>
            <Link to={`/analysis/${encodeURIComponent(id)}`}>{strings.openReport}</Link>
          </ButtonLink>
          {place !== undefined && (
            <ButtonLink asChild>
              <Link to={`/sites/${encodeURIComponent(place.siteId)}`}>{strings.siteTrend}</Link>
            </ButtonLink>
          )}
        </Row>
      </Stack>
      {view.templates.map((template) => (
        <TemplateCard key={template.id} template={template} siteId={siteId} name={nameOf(template, view)} />
      ))}
    </Stack>
  );
}

/** Its URL pattern, and one of its pages where another structure has the same pattern. */
function nameOf({ id, pattern, urls: [first] }: PageTemplate, { templates }: TemplateView): string {
  const isShared = templates.some((other) => other.id !== id && other.pattern === pattern);
  const path = isShared && first !== undefined ? URL.parse(first)?.pathname : undefined;
  return path === undefined ? pattern : strings.patternLike({ pattern, path });
}
