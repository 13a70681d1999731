/** Strategies: how each site goes about a thing, which works better, and what to take from it. */
import type { ComparedStrategy } from '@pagewright/contract/entities/competitor';
import { effectivenessFigure } from '@pagewright/contract/report/competitor-words';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { CodedText } from '../../../ui/coded-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Grid, Row, Stack } from '../../../ui/layout.tsx';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import type { PartProps } from './part-props.ts';
import { Sources, Writer } from './sources.tsx';

export function StrategiesPart({ result }: PartProps) {
  const strategies = Object.entries(result.strategies);
  if (strategies.length === 0)
    return (
      <EmptyState headingLevel={4} title={words.noStrategies}>
        {words.noStrategiesText}
      </EmptyState>
    );
  return (
    <>
      <Writer writtenBy={result.writtenBy} />
      <Grid as="ul" gap={4} columns={2} fold={720} paper>
        {strategies.map(([name, strategy]) => (
          <Card key={name} as="li" className={styles.card}>
            <Strategy name={name} strategy={strategy} result={result} />
          </Card>
        ))}
      </Grid>
    </>
  );
}

interface StrategyProps extends PartProps {
  readonly name: string;
  readonly strategy: ComparedStrategy;
}

function Strategy({ name, strategy, result: { mainDomain, competitorDomain } }: StrategyProps) {
  const { mainApproach, competitorApproach, effectiveness, recommendations, sources } = strategy;
  const figure = effectivenessFigure(effectiveness);
  return (
    <>
      <Row gap={4} rowGap={2} align="start" justify="between" wrap>
        <h4>{name}</h4>
        <Badge tone={figure.tone ?? 'neutral'}>{figure.words}</Badge>
      </Row>
      <Stack as="dl" gap={3} labels>
        <div>
          <dt>{mainDomain}</dt>
          <dd>{mainApproach}</dd>
        </div>
        <div>
          <dt>{competitorDomain}</dt>
          <dd>{competitorApproach}</dd>
        </div>
      </Stack>
      {recommendations.length > 0 && (
        <ul className={styles.texts} aria-label={words.subs.recommendations}>
          {recommendations.map((text) => (
            <li key={text}>
              <CodedText text={text} />
            </li>
          ))}
        </ul>
      )}
      <Sources of={name} sources={sources} />
    </>
  );
}
