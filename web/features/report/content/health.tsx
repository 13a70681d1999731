/** How healthy the content is: three scores, a sentence, who wrote it, and four counts. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { ContentQualityInsight } from '@pagewright/contract/entities/insights';
import { isOnWriting } from '@pagewright/contract/report/writing-notes';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { dateTimeWords } from '../../../ui/date-words.ts';
import { Row, Text } from '../../../ui/layout.tsx';
import { useReportData } from '../shared/report-context.ts';
import styles from './content.module.css';
import { contentStrings } from './content-strings.ts';
import { Counters } from './counters.tsx';
import { ScoreBlock } from './score-block.tsx';

const scoreNames = ['combinedScore', 'contentScore', 'keywordScore'] as const;

export const Health = ({ quality }: { readonly quality: ContentQualityInsight }) => (
  <section className={styles.health} aria-labelledby="content-health">
    <Text as="div" shrink>
      <h3 id="content-health" className={styles.heading}>
        {contentStrings.health}
      </h3>
      <p className={styles.sentence}>{quality.explanation}</p>
      <Origin processedAt={quality.processedAt} />
    </Text>
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

const writtenBy = (writers: readonly string[]): string =>
  writers.length === 0 ? contentStrings.written : contentStrings.writtenBy({ writers });

function Origin({ processedAt }: { readonly processedAt: string | undefined }) {
  const { analysis } = useReportData();
  const notes = analysis.coverage.notes.filter(isOnWriting);
  return (
    <>
      <Row as="p" gap={2} rowGap={1} size="sm" tone="quiet" above={3} wrap>
        <Badge tone="info">{contentStrings.ai}</Badge>
        <span>{writtenBy(suggestersOf(analysis))}</span>
        {processedAt !== undefined && (
          <span>
            {contentStrings.writtenOn} <time dateTime={processedAt}>{dateTimeWords(processedAt)}</time>.
          </span>
        )}
      </Row>
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={contentStrings.notes}>
          {notes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The suggesters of a report: the one that summed the site up, then those of the pages, most pages first. */
function suggestersOf({
  pages,
  overviewAuthorship,
}: Pick<Analysis, 'pages' | 'overviewAuthorship'>): string[] {
  const byName = Map.groupBy(
    pages.flatMap(({ suggestedTexts }) => suggestedTexts ?? []),
    ({ writtenBy }) => writtenBy,
  );
  const ofPages = [...byName].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
  return [
    ...new Set([...(overviewAuthorship === undefined ? [] : [overviewAuthorship.writtenBy]), ...ofPages]),
  ];
}
