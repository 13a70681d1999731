/** Enhanced SEO Insights: four cards, each a score on its ruler, one sentence, and the issues that weigh most. */
import type { Finding, Insight } from '@pagewright/contract/entities/insights';
import { limits } from '@pagewright/contract/limits';
import { insightTone, wholeScore } from '@pagewright/contract/ratings';
import { reachWords } from '@pagewright/contract/report/group-words';
import {
  type CardName,
  cardNames,
  cardOfGroup,
  cardScopes,
  insightCards,
} from '@pagewright/contract/report/insight-cards';
import { issueCount } from '@pagewright/contract/report/issue-groups';
import { firstSentence, severityLabels } from '@pagewright/contract/report/report-words';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { severityTones } from '../shared/severity-tones.ts';
import { onlyFilter, ruleFilter } from '../shared/show-list.ts';
import { strings } from '../shared/strings.ts';
import { FieldDataCard } from './field-data.tsx';
import { FilterLink } from './filter-link.tsx';
import { categoryOfFinding } from './insight-category.ts';
import styles from './insights.module.css';
import overviewStyles from './overview.module.css';
import { insightTicks } from './site-score.tsx';
import { SpeedFigures } from './speed-figures.tsx';

export function Insights() {
  const { id, enhancedInsights, speed, wholeSite } = useReportData().analysis;
  const isThere = insightCards.some((card) => enhancedInsights?.[card] !== undefined);
  return (
    <section aria-labelledby="insights">
      <h3 id="insights" className={overviewStyles.heading}>
        {strings.site.insights}
      </h3>
      {isThere && (
        <div className={styles.cards}>
          {insightCards.map((card) => (
            <InsightCard key={card} card={card} insight={enhancedInsights?.[card]} />
          ))}
        </div>
      )}
      {!isThere && wholeSite !== true && (
        <Card>
          <h4>{strings.site.noInsights}</h4>
          <p className={styles.explanation}>{strings.site.noInsightsText}</p>
        </Card>
      )}
      {speed !== undefined && <SpeedFigures speed={speed} />}
      <FieldDataCard analysisId={id} speed={speed} />
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
        <Text size="xs" tone="quiet">
          {cardScopes[card]}
        </Text>
        <Row as="p" gap={2} size="sm" tone="soft" above={3}>
          <ToneIcon tone="neutral" />
          {insight?.explanation ?? strings.site.notScored}
        </Row>
      </Card>
    );
  }
  const score = wholeScore(insight.overallScore);
  const tone = insightTone(score);
  return (
    <Card as="article" className={styles.card}>
      <h4>{name}</h4>
      <Text size="xs" tone="quiet">
        {cardScopes[card]}
      </Text>
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
        label={strings.site.insightScore({ name, score })}
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
        <Stack as="ul">
          {shown.map((finding) => (
            <InsightFinding key={finding.category} finding={finding} />
          ))}
        </Stack>
        {findings.length > shown.length && (
          <p className={styles.more}>
            {strings.site.moreFindings({ count: findings.length - shown.length })}
          </p>
        )}
      </Disclosure>
    </div>
  );
}

/** One finding of an insight card; its name links to the pages it speaks of. */
function InsightFinding({ finding }: { readonly finding: Finding }) {
  const { index } = useReportData();
  const { category: name, score, issues, recommendations } = finding;
  const category = categoryOfFinding(name);
  const isFound = category !== null && index.groups.some((group) => group.category === category);
  return (
    <li className={styles.finding}>
      <Row as="p" gap="snug" weight={600}>
        <ToneIcon tone={insightTone(score)} size={10} />
        {isFound ? (
          <FilterLink filter={onlyFilter({ by: 'issue', category })} className={styles.link}>
            {name}
          </FilterLink>
        ) : (
          <span>{name}</span>
        )}
        <Text as="span" size="xs" face="mono" tone="soft" push>
          {Math.round(score)}
        </Text>
      </Row>
      {issues.slice(0, limits.shown.issuesPerFinding).map((issue) => (
        <p key={issue}>{issue}</p>
      ))}
      {recommendations.slice(0, limits.shown.recommendationsPerFinding).map((recommendation) => (
        <Text key={recommendation} tone="quiet" className={styles.recommendation}>
          {recommendation}
        </Text>
      ))}
    </li>
  );
}

/** The issues of an insight card that weigh most; each row, and what is not shown, leads to the list. */
function InsightIssues({ card }: { readonly card: CardName }) {
  const { index } = useReportData();
  const groups = index.groups.filter(({ category }) => cardOfGroup[category] === card);
  const shown = groups.slice(0, limits.shown.findingsPerInsight);
  if (shown.length === 0) return null;
  return (
    <>
      <ul className={styles.issues}>
        {shown.map((group) => (
          <li key={group.ruleId}>
            <FilterLink filter={ruleFilter(group.ruleId)} className={styles.issue}>
              <ToneIcon
                tone={severityTones[group.severity]}
                size={12}
                label={severityLabels[group.severity]}
              />
              <span>
                <span className={styles.issueTitle}>{group.title}</span>
                <Text as="span" size="xs" tone="quiet">
                  {reachWords(group)}
                </Text>
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
      {groups.length > shown.length && (
        <p className={styles.more}>
          <FilterLink filter={onlyFilter({ by: 'issue', area: card })}>
            {strings.site.allIssues({ count: issueCount(groups) })}
          </FilterLink>
        </p>
      )}
    </>
  );
}
