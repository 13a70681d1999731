/** Keywords said too often, with what to say instead; and those said too little, with where to say them. */
import type { ContentQualityInsight } from '@pagewright/contract/entities/insights';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Grid, Row, Stack } from '../../../ui/layout.tsx';
import styles from './content.module.css';
import { contentStrings } from './content-strings.ts';

type Quality = NonNullable<ContentQualityInsight['keywordQuality']>;

export const KeywordUse = ({ quality }: { readonly quality: Quality }) => (
  <section aria-labelledby="keyword-use">
    <h3 id="keyword-use" className={styles.heading}>
      {contentStrings.keywordUse}
    </h3>
    <Grid gap={4} columns={2} fold={720} paper>
      <KeywordCard
        id="over-optimization"
        title={contentStrings.over}
        text={contentStrings.overText}
        none={quality.overOptimization.length === 0 ? contentStrings.noOver : null}
      >
        {quality.overOptimization.map((each) => (
          <li key={`${each.keyword} ${each.improvementStrategy}`}>
            <Overused use={each} />
          </li>
        ))}
      </KeywordCard>
      <KeywordCard
        id="under-optimization"
        title={contentStrings.under}
        text={contentStrings.underText}
        none={quality.underOptimization.length === 0 ? contentStrings.noUnder : null}
      >
        {quality.underOptimization.map((each) => (
          <li key={`${each.suggestion} ${each.opportunity}`}>
            <Underused use={each} />
          </li>
        ))}
      </KeywordCard>
    </Grid>
  </section>
);

interface KeywordCardProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What to say in place of an empty list. */
  readonly none: string | null;
  readonly children: ReactNode;
}

const KeywordCard = ({ id, title, text, none, children }: KeywordCardProps) => (
  <Card aria-labelledby={id}>
    <CardHeader level={4} id={id} title={title} description={text} />
    {none === null ? <ul className={styles.keywords}>{children}</ul> : <p className={styles.none}>{none}</p>}
  </Card>
);

const Overused = ({ use }: { readonly use: Quality['overOptimization'][number] }) => (
  <>
    <Row as="p" gap={3} rowGap={1} justify="between" wrap className={styles.top}>
      <strong>{use.keyword}</strong>
      <Badge tone="fair">{contentStrings.density({ percent: use.density })}</Badge>
    </Row>
    <p>{use.improvementStrategy}</p>
    {use.alternatives.length > 0 && (
      <Stack as="dl" gap={2} className={styles.facts}>
        <div>
          <dt>{contentStrings.alternatives}</dt>
          <dd>
            <Row as="ul" gap={3} rowGap={0} align="stretch" wrap>
              {use.alternatives.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </Row>
          </dd>
        </div>
      </Stack>
    )}
  </>
);

const Underused = ({ use }: { readonly use: Quality['underOptimization'][number] }) => (
  <>
    <Row as="p" gap={3} rowGap={1} justify="between" wrap className={styles.top}>
      <strong>{use.suggestion}</strong>
    </Row>
    <Stack as="dl" gap={2} className={styles.facts}>
      <div>
        <dt>{contentStrings.opportunity}</dt>
        <dd>{use.opportunity}</dd>
      </div>
      <div>
        <dt>{contentStrings.implementation}</dt>
        <dd>{use.implementation}</dd>
      </div>
    </Stack>
  </>
);
