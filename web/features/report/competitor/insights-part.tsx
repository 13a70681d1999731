/** AI Insights: each with its priority, its impact, what shows it and what to do. */
import type { ComparedInsight } from '@pagewright/contract/entities/competitor';
import type { Priority } from '@pagewright/contract/entities/insights';
import { limits } from '@pagewright/contract/limits';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { CodedText } from '../../../ui/coded-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Grid, Note, Row } from '../../../ui/layout.tsx';
import type { Tone } from '../../../ui/tone.ts';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import type { PartProps } from './part-props.ts';
import { Sources, Writer } from './sources.tsx';

const tones: Readonly<Record<Priority, Tone>> = { high: 'poor', medium: 'fair', low: 'info' };

export function InsightsPart({ result }: PartProps) {
  const { detailedInsights, writtenBy } = result;
  if (detailedInsights.length === 0)
    return (
      <EmptyState headingLevel={4} title={words.noInsights}>
        {words.noInsightsText}
      </EmptyState>
    );
  return (
    <>
      <Writer writtenBy={writtenBy} />
      <Grid as="ul" gap={4} columns={2} fold={720} paper>
        {detailedInsights.map((insight) => (
          <Card key={`${insight.category} ${insight.recommendation}`} as="li" className={styles.card}>
            <Insight insight={insight} />
          </Card>
        ))}
      </Grid>
    </>
  );
}

const Insight = ({ insight }: { readonly insight: ComparedInsight }) => (
  <>
    <Row gap={4} rowGap={2} align="start" justify="between" wrap>
      <h4>{insight.category}</h4>
      <span className={styles.badges}>
        <Badge tone={tones[insight.priority]}>{words.priorities[insight.priority]}</Badge>
        <Badge tone="info">{words.impact({ impact: insight.impact, max: limits.impactMax })}</Badge>
      </span>
    </Row>
    <p>{insight.recommendation}</p>
    <ShortList label={words.evidence} texts={insight.evidence} most={limits.shown.evidence} />
    <ShortList label={words.actions} texts={insight.actionItems} most={limits.shown.actionItems} />
    <Sources of={insight.category} sources={insight.sources} />
  </>
);

interface ShortListProps {
  readonly label: string;
  readonly texts: readonly string[];
  readonly most: number;
}

function ShortList({ label, texts, most }: ShortListProps) {
  if (texts.length === 0) return null;
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <ul className={styles.texts} aria-label={label}>
        {texts.slice(0, most).map((text) => (
          <li key={text}>
            <CodedText text={text} />
          </li>
        ))}
      </ul>
      {texts.length > most && <Note measure>{words.more({ count: texts.length - most })}</Note>}
    </div>
  );
}
