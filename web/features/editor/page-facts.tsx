/** The page in figures: its title and description on their rulers, its words, its headings, its images, its score. */
import type { FreshContent } from '@pagewright/contract/entities/conversation';
import { limits } from '@pagewright/contract/limits';
import { descriptionAdvice, formatNumber, titleAdvice } from '@pagewright/contract/report-words';
import type { ReactNode } from 'react';
import { MeasuredText } from '../../ui/measured-text.tsx';
import { dateTimeWords } from './date-words.ts';
import styles from './side-panel.module.css';
import type { SidePanelProps } from './side-panel.tsx';
import { strings } from './strings.ts';

export function PageFacts({ analysis, page, content, isReading }: Omit<SidePanelProps, 'onAsk'>) {
  const { title, metaDescription } = content;
  return (
    <section>
      <h3>{content.isFallback ? strings.factsStored : strings.facts}</h3>
      <p className={styles.quiet} aria-live="polite">
        {isReading ? strings.fetching : strings.readAt(dateTimeWords(content.lastFetched))}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{strings.pageTitle}</dt>
          <dd>
            <MeasuredText
              label={strings.pageTitle}
              text={title}
              range={limits.title}
              missing={strings.missing}
              {...measure(titleAdvice(title))}
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
              {...measure(descriptionAdvice(metaDescription))}
            />
          </dd>
        </div>
        <Counts content={content} />
        {page.score !== undefined && <Row name={strings.score}>{strings.outOf(page.score.value)}</Row>}
      </dl>
      {page.score !== undefined && !content.isFallback && (
        <p className={styles.quiet}>{strings.asAnalyzed(dateTimeWords(analysis.date))}</p>
      )}
    </section>
  );
}

const measure = ({ length, tone, sentence }: ReturnType<typeof titleAdvice>) => ({ length, tone, sentence });

function Counts({ content: { wordCount, headings, images } }: { readonly content: FreshContent }) {
  const withoutAlt = images.filter(({ alt }) => alt === null).length;
  return (
    <>
      <Row name={strings.words}>{formatNumber(wordCount)}</Row>
      <Row name={strings.headings}>{formatNumber(headings.length)}</Row>
      <Row name={strings.images}>
        {formatNumber(images.length)}
        {withoutAlt > 0 && `, ${strings.withoutAlt(withoutAlt)}`}
      </Row>
    </>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
