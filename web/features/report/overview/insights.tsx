/** Enhanced SEO Insights: four cards, each a score on its ruler, one sentence, and the issues that weigh most. */
import type { Insight } from '@pagewright/contract/entities/insights';
import { limits } from '@pagewright/contract/limits';
import { insightTone, wholeScore } from '@pagewright/contract/ratings';
import {
  type CardName,
  cardNames,
  cardScopes,
  insightCards,
} from '@pagewright/contract/report/insight-cards';
import { firstSentence } from '@pagewright/contract/report/report-words';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import { InsightFinding } from './insight-finding.tsx';
import { InsightIssues } from './insight-issues.tsx';
import styles from './insights.module.css';
import overview from './overview.module.css';
import { insightTicks } from './site-score.tsx';
import { SpeedFigures } from './speed-figures.tsx';

export function Insights() {
  const { enhancedInsights, speed } = useReportData().analysis;
  const isThere = insightCards.some((card) => enhancedInsights?.[card] !== undefined);
  return (
    <section aria-labelledby="insights">
      <h3 id="insights" className={overview.heading}>
        {strings.site.insights}
      </h3>
      {isThere ? (
        <div className={styles.cards}>
          {insightCards.map((card) => (
            <InsightCard key={card} card={card} insight={enhancedInsights?.[card]} />
          ))}
        </div>
      ) : (
        <Card>
          <h4>{strings.site.noInsights}</h4>
          <p className={styles.explanation}>{strings.site.noInsightsText}</p>
        </Card>
      )}
      {speed !== undefined && <SpeedFigures speed={speed} />}
    </section>
  );
}

interface InsightCardProps {
  readonly card: CardName;
  readonly insight: Insight | undefined;
}

function InsightCard({ card, insight }: InsightCardProps) {
  const name = cardNames[card];
  if (insight === undefined || insight.overallScore === null) {
    return (
      <Card as="article" className={styles.card}>
        <h4>{name}</h4>
        <p className={styles.scope}>{cardScopes[card]}</p>
        <p className={styles.unknown}>
          <ToneIcon tone="neutral" />
          {insight?.explanation ?? strings.site.notScored}
        </p>
      </Card>
    );
  }
  const score = wholeScore(insight.overallScore);
  const tone = insightTone(score);
  return (
    <Card as="article" className={styles.card}>
      <h4>{name}</h4>
      <p className={styles.scope}>{cardScopes[card]}</p>
      <p className={styles.score}>
        <ToneIcon tone={tone} />
        <strong>{score}</strong>
        <span>{strings.site.outOf}</span>
      </p>
      <Ruler
        value={score}
        max={limits.score.max}
        tone={tone}
        ticks={insightTicks}
        label={strings.site.insightScore(name, score)}
      />
      <p className={styles.explanation}>{firstSentence(insight.explanation)}</p>
      <InsightIssues card={card} />
      <Topics insight={insight} />
    </Card>
  );
}

/** The whole explanation, and the score of each topic with what was found and what to do. */
function Topics({ insight: { explanation, findings } }: { readonly insight: Insight }) {
  const shown = findings.slice(0, limits.shown.findingsPerInsight);
  if (shown.length === 0) return null;
  return (
    <div className={styles.topics}>
      <Disclosure print="hide" summary={strings.site.scoresByTopic}>
        {explanation !== firstSentence(explanation) && <p className={styles.explanation}>{explanation}</p>}
        <ul className={styles.findings}>
          {shown.map((finding) => (
            <InsightFinding key={finding.category} finding={finding} />
          ))}
        </ul>
        {findings.length > shown.length && (
          <p className={styles.more}>{strings.site.moreFindings(findings.length - shown.length)}</p>
        )}
      </Disclosure>
    </div>
  );
}
