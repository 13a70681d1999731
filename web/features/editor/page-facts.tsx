/** The page in figures: its title and description on their rulers, its words, its headings, its images, its score. */
import { formatNumber } from '@pagewright/contract/count-of';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { FreshContent } from '@pagewright/contract/entities/conversation';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { assessDescriptionLength, assessTitleLength } from '@pagewright/contract/report/report-words';
import type { ReactNode } from 'react';
import { dateTimeWords } from '../../ui/date-words.ts';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { MeasuredText } from '../../ui/measured-text.tsx';
import styles from './side-panel.module.css';
import { strings } from './strings.ts';

export interface PageFactsProps {
  readonly analysis: Pick<Analysis, 'date'>;
  readonly page: Page;
  readonly content: FreshContent;
  /** The page is being fetched; what is shown is not yet it. */
  readonly isReading: boolean;
}

export function PageFacts({ analysis, page, content, isReading }: PageFactsProps) {
  const { title, metaDescription } = content;
  return (
    <section>
      <h3>{content.isFallback ? strings.factsStored : strings.facts}</h3>
      <Text size="xs" tone="quiet" aria-live="polite">
        {isReading ? strings.fetching : strings.readAt({ date: dateTimeWords(content.lastFetched) })}
      </Text>
      <Stack as="dl" gap={3} size="sm" above={3} labels className={styles.facts}>
        <div>
          <dt>{strings.pageTitle}</dt>
          <dd>
            <MeasuredText
              label={strings.pageTitle}
              text={title}
              range={limits.title}
              missing={strings.missing}
              {...measure(assessTitleLength(title))}
            />
          </dd>
        </div>
        <div>
          <dt>{strings.metaDescription}</dt>
          <dd>
            <MeasuredText
              label={strings.metaDescription}
              text={metaDescription}
              range={limits.description}
              missing={strings.missing}
              {...measure(assessDescriptionLength(metaDescription))}
            />
          </dd>
        </div>
        <Counts content={content} />
        {page.score != null && <Fact name={strings.score}>{strings.outOf({ score: page.score.value })}</Fact>}
      </Stack>
      {page.score != null && !content.isFallback && (
        <Text size="xs" tone="quiet">
          {strings.asAnalyzed({ date: dateTimeWords(analysis.date) })}
        </Text>
      )}
    </section>
  );
}

const measure = ({ length, tone, sentence }: ReturnType<typeof assessTitleLength>) => ({
  length,
  tone,
  sentence,
});

function Counts({ content: { wordCount, headings, images } }: { readonly content: FreshContent }) {
  const withoutAlt = images.filter(({ alt }) => alt === null).length;
  return (
    <>
      <Fact name={strings.words}>{formatNumber(wordCount)}</Fact>
      <Fact name={strings.headings}>{formatNumber(headings.length)}</Fact>
      <Fact name={strings.images}>
        {formatNumber(images.length)}
        {withoutAlt > 0 && `, ${strings.withoutAlt({ count: withoutAlt })}`}
      </Fact>
    </>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Row gap={3} rowGap={0} align="baseline" justify="between" wrap className={styles.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </Row>
);
