/** Summary: who is ahead, where each is strong, what is quickly won; its end links to all recommendations. */
import { overallWords } from '@pagewright/contract/report/competitor-figures';
import { Link, useLocation } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { CodedText } from '../../../ui/coded-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Grid, Note } from '../../../ui/layout.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useReport } from '../shared/report-context.ts';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import type { PartProps } from './part-props.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

const areas = ['strengthAreas', 'weaknessAreas', 'quickWins', 'longTermOpportunities'] as const;

export function SummaryPart({ result }: PartProps) {
  const { competitiveSummary, recommendations } = result;
  const { searchOf } = useReport();
  const isEmpty =
    competitiveSummary.overallAdvantage === '' &&
    areas.every((area) => competitiveSummary[area].length === 0);
  return (
    <>
      {isEmpty ? (
        <EmptyState headingLevel={4} title={words.noSummary}>
          {words.noSummaryText}
        </EmptyState>
      ) : (
        <>
          <p className={styles.overall}>{overallWords(result)}</p>
          <Grid gap={4} columns={2} fold={720} paper>
            {areas.map((area) => (
              <Card key={area} aria-labelledby={`summary-${area}`} className={styles.card}>
                <h4 id={`summary-${area}`}>{words[area]}</h4>
                {competitiveSummary[area].length === 0 ? (
                  <Note measure>{words.none}</Note>
                ) : (
                  <ul className={styles.texts}>
                    {competitiveSummary[area].map((text) => (
                      <li key={text}>
                        <CodedText text={text} />
                      </li>
                    ))}
                  </ul>
                )}
              </Card>
            ))}
          </Grid>
        </>
      )}
      <p>
        <TextLink asChild>
          <Link to={searchOf({ sub: 'recommendations' })}>
            {words.toRecommendations({ count: recommendations.length })}
          </Link>
        </TextLink>
      </p>
    </>
  );
}

/** All recommendations of a comparison, led to from Summary and by the URL. */
export function RecommendationsPart({ result: { recommendations, competitorDomain } }: PartProps) {
  const { searchOf } = useReport();
  // By a link, not by the URL alone.
  const hasNavigated = useLocation().key !== 'default';
  const heading = useFocusOnMount<HTMLHeadingElement>(hasNavigated);
  return (
    <>
      {recommendations.length === 0 ? (
        <EmptyState headingLevel={4} title={words.goodJob}>
          {words.goodJobText({ competitor: competitorDomain })}
        </EmptyState>
      ) : (
        <Card aria-labelledby="comparison-recommendations" className={styles.card}>
          <h4 id="comparison-recommendations" ref={heading} tabIndex={-1} className={styles.heading}>
            {words.subs.recommendations}
          </h4>
          <ol className={styles.numbered}>
            {recommendations.map((text) => (
              <li key={text}>
                <CodedText text={text} />
              </li>
            ))}
          </ol>
        </Card>
      )}
      <p>
        <TextLink asChild>
          <Link to={searchOf({ sub: 'summary' })}>{words.backToSummary}</Link>
        </TextLink>
      </p>
    </>
  );
}
