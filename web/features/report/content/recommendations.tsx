/** What to begin with, in a few lines; then each step with how to take it and what it brings. */
import type {
  ContentQualityInsight,
  Priority,
  StrategicRecommendation,
} from '@pagewright/contract/entities/insights';
import { limits } from '@pagewright/contract/limits';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { CodedText } from '../../../ui/coded-text.tsx';
import { Grid, Note, Row, Stack } from '../../../ui/layout.tsx';
import type { Tone } from '../../../ui/tone.ts';
import styles from './content.module.css';
import { contentStrings } from './content-strings.ts';

const tones: Readonly<Record<Priority, Tone>> = { high: 'poor', medium: 'fair', low: 'info' };

/** Those that a card below has in full, without their steps. */
function keyTexts({
  keyRecommendations = [],
  keyStrategies = 0,
  strategicRecommendations = [],
}: ContentQualityInsight): readonly string[] {
  const short = strategicRecommendations
    .slice(0, keyStrategies)
    .map(({ title, expectedImpact }) => `${title}. ${expectedImpact}`);
  return [...short, ...keyRecommendations.slice(short.length)];
}

export function KeyRecommendations({ quality }: { readonly quality: ContentQualityInsight }) {
  const shown = keyTexts(quality)
    .filter((text) => text !== '')
    .slice(0, limits.shown.keyRecommendations);
  return (
    <section aria-labelledby="key-recommendations">
      <h3 id="key-recommendations" className={styles.heading}>
        {contentStrings.key}
      </h3>
      {shown.length === 0 ? (
        <Note tone="soft">{contentStrings.noKey}</Note>
      ) : (
        <ol className={styles.key}>
          {shown.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface StrategicProps {
  readonly recommendations: readonly StrategicRecommendation[];
}

export const StrategicRecommendations = ({ recommendations }: StrategicProps) => (
  <section aria-labelledby="strategic-recommendations">
    <h3 id="strategic-recommendations" className={styles.heading}>
      {contentStrings.strategic}
    </h3>
    {recommendations.length === 0 ? (
      <Note tone="soft">{contentStrings.noStrategic}</Note>
    ) : (
      <Grid as="ul" gap={4} columns={2} fold={720} paper>
        {recommendations.map((each) => (
          <Card key={`${each.title} ${each.implementation}`} as="li" className={styles.strategy}>
            <Strategy recommendation={each} />
          </Card>
        ))}
      </Grid>
    )}
  </section>
);

const Strategy = ({ recommendation }: { readonly recommendation: StrategicRecommendation }) => (
  <>
    <Row gap={3} rowGap={1} justify="between" wrap className={styles.top}>
      <h4>{recommendation.title}</h4>
      <Badge tone={tones[recommendation.priority]}>
        {contentStrings.priorities[recommendation.priority]}
      </Badge>
    </Row>
    <p>{recommendation.description}</p>
    <Stack as="dl" gap={2} className={styles.facts}>
      <div>
        <dt>{contentStrings.implementation}</dt>
        <dd>
          <CodedText text={recommendation.implementation} />
        </dd>
      </div>
      <div>
        <dt>{contentStrings.expectedImpact}</dt>
        <dd>{recommendation.expectedImpact}</dd>
      </div>
    </Stack>
  </>
);
