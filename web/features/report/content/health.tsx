/** How healthy the content is: three scores, a sentence, who wrote it, and four counts. */
import type { ContentQualityInsight } from '@pagewright/contract/entities/insights';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { dateTimeWords } from '../../../ui/date-words.ts';
import { useReportData } from '../shared/report-context.ts';
import { notesOnWriting, suggestersOf } from './authorship.ts';
import styles from './content.module.css';
import { contentStrings } from './content-strings.ts';
import { Counters } from './counters.tsx';
import { ScoreBlock } from './score-block.tsx';

const scoreNames = ['combinedScore', 'contentScore', 'keywordScore'] as const;

export const Health = ({ quality }: { readonly quality: ContentQualityInsight }) => (
  <section className={styles.health} aria-labelledby="content-health">
    <div className={styles.summary}>
      <h3 id="content-health" className={styles.heading}>
        {contentStrings.health}
      </h3>
      <p className={styles.sentence}>{quality.explanation}</p>
      <Origin processedAt={quality.processedAt} />
    </div>
    <Counters quality={quality} />
    {quality.overallHealth !== undefined && <Scores health={quality.overallHealth} />}
  </section>
);

type Health = NonNullable<ContentQualityInsight['overallHealth']>;

const Scores = ({ health }: { readonly health: Health }) => (
  <div className={styles.scores}>
    {scoreNames.map((score) => (
      <Card key={score} as="div">
        <h4>{contentStrings.scores[score]}</h4>
        <ScoreBlock name={contentStrings.scores[score]} score={health[score]} />
      </Card>
    ))}
  </div>
);

function Origin({ processedAt }: { readonly processedAt: string | undefined }) {
  const { analysis } = useReportData();
  const notes = notesOnWriting(analysis);
  return (
    <>
      <p className={styles.origin}>
        <Badge tone="info">{contentStrings.ai}</Badge>
        <span>{contentStrings.writtenBy(suggestersOf(analysis))}</span>
        {processedAt !== undefined && (
          <span>
            {contentStrings.writtenOn} <time dateTime={processedAt}>{dateTimeWords(processedAt)}</time>.
          </span>
        )}
      </p>
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={contentStrings.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}
