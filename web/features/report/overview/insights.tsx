/** Enhanced SEO Insights: four cards, each a score on its ruler, a sentence, and what weighs most. */
import type { Insight } from '@pagewright/contract/entities/insights';
import { limits } from '@pagewright/contract/limits';
import { insightTone } from '@pagewright/contract/ratings';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import { InsightFinding } from './insight-finding.tsx';
import styles from './insights.module.css';
import overview from './overview.module.css';
import { insightTicks } from './site-score.tsx';
import { SpeedFigures } from './speed-figures.tsx';

const names = strings.site.insightNames;
const cards = [
  'technicalAnalysis',
  'contentQualityAnalysis',
  'linkArchitectureAnalysis',
  'performanceAnalysis',
] as const satisfies readonly (keyof typeof names)[];

export function Insights() {
  const { enhancedInsights, speed } = useReportData().analysis;
  const isThere = cards.some((card) => enhancedInsights?.[card] !== undefined);
  return (
    <section aria-labelledby="insights">
      <h3 id="insights" className={overview.heading}>
        {strings.site.insights}
      </h3>
      {isThere ? (
        <div className={styles.cards}>
          {cards.map((card) => (
            <InsightCard key={card} name={names[card]} insight={enhancedInsights?.[card]}>
              {card === 'performanceAnalysis' && speed !== undefined && <SpeedFigures speed={speed} />}
            </InsightCard>
          ))}
        </div>
      ) : (
        <Card>
          <h4>{strings.site.noInsights}</h4>
          <p className={styles.explanation}>{strings.site.noInsightsText}</p>
        </Card>
      )}
    </section>
  );
}

interface InsightCardProps {
  readonly name: string;
  readonly insight: Insight | undefined;
  readonly children: ReactNode;
}

function InsightCard({ name, insight, children }: InsightCardProps) {
  if (insight === undefined || insight.overallScore === null) {
    return (
      <Card as="article" className={styles.card}>
        <h4>{name}</h4>
        <p className={styles.unknown}>
          <ToneIcon tone="neutral" />
          {insight?.explanation ?? strings.site.notScored}
        </p>
        {children}
      </Card>
    );
  }
  const { overallScore, explanation, findings } = insight;
  const shown = findings.slice(0, limits.shown.findingsPerInsight);
  const tone = insightTone(overallScore);
  return (
    <Card as="article" className={styles.card}>
      <h4>{name}</h4>
      <p className={styles.score}>
        <ToneIcon tone={tone} />
        <strong>{Math.round(overallScore)}</strong>
        <span>{strings.site.outOf}</span>
      </p>
      <Ruler
        value={overallScore}
        max={limits.score.max}
        tone={tone}
        ticks={insightTicks}
        label={strings.site.insightScore(name, Math.round(overallScore))}
      />
      <p className={styles.explanation}>{explanation}</p>
      {children}
      {shown.length > 0 && (
        <ul className={styles.findings}>
          {shown.map((finding) => (
            <InsightFinding key={finding.category} finding={finding} />
          ))}
        </ul>
      )}
      {findings.length > shown.length && (
        <p className={styles.more}>{strings.site.moreFindings(findings.length - shown.length)}</p>
      )}
    </Card>
  );
}
