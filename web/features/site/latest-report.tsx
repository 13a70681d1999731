/** The latest report of a site: its figures, and what changed since the one before. */
import type { TrendPoint } from '@pagewright/contract/entities/site';
import { insightTone, wholeScore } from '@pagewright/contract/ratings';
import { changesSentence, pointsChangeWords } from '@pagewright/contract/report/changes-words';
import { scoreChange } from '@pagewright/contract/report/trend-figures';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { Note, Stack, Text } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { useLatestChanges } from './queries.ts';
import styles from './site.module.css';
import { strings } from './strings.ts';

export interface LatestReportProps {
  readonly latest: TrendPoint;
  readonly previous: TrendPoint | null;
}

export function LatestReport({ latest, previous }: LatestReportProps) {
  const { analysisId, date, score, criticalIssues, warnings, indexable, pages } = latest;
  const change = scoreChange(previous?.score ?? null, score);
  return (
    <Stack padding="large" aria-labelledby="latest-report" as={Card} gap={5} columns={1}>
      <CardHeader
        id="latest-report"
        level={2}
        title={strings.latest}
        description={<time dateTime={date}>{strings.analyzed({ date: dateTimeWords(date) })}</time>}
        actions={
          <>
            <ButtonLink asChild>
              <Link to={`/analysis/${encodeURIComponent(analysisId)}/templates`}>{strings.byTemplate}</Link>
            </ButtonLink>
            <ButtonLink asChild>
              <Link to={`/analysis/${encodeURIComponent(analysisId)}/explore`}>{strings.allUrls}</Link>
            </ButtonLink>
            <ButtonLink variant="primary" asChild>
              <Link to={`/analysis/${encodeURIComponent(analysisId)}`}>{strings.openReport}</Link>
            </ButtonLink>
          </>
        }
      />
      <dl className={styles.figures}>
        <Figure name={strings.score}>
          {score === null ? (
            strings.noScore
          ) : (
            <>
              <ToneIcon tone={insightTone(score)} size={20} />
              {wholeScore(score)}
              {change !== null && change !== 0 && (
                <span className={styles.change}>{pointsChangeWords(change)}</span>
              )}
            </>
          )}
        </Figure>
        <Figure name={strings.critical}>{criticalIssues}</Figure>
        <Figure name={strings.warnings}>{warnings}</Figure>
        {indexable !== null && (
          <Figure name={strings.indexable}>
            {indexable} <span className={styles.change}>{strings.ofPages({ pages })}</span>
          </Figure>
        )}
      </dl>
      {previous === null ? (
        <Note tone="soft">{strings.firstRun}</Note>
      ) : (
        <LatestChanges analysisId={analysisId} />
      )}
    </Stack>
  );
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function LatestChanges({ analysisId }: { readonly analysisId: string }) {
  const { data: changes, isPending } = useLatestChanges(analysisId);
  if (isPending) return <Skeleton label={strings.comparing} />;
  return (
    <Text size="lg" weight={500} measure>
      {changes !== undefined && `${changesSentence(changes)} `}
      <TextLink asChild>
        <Link to={`/analysis/${encodeURIComponent(analysisId)}/changes`}>{strings.seeChanges}</Link>
      </TextLink>
    </Text>
  );
}
