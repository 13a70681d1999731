/** Summary: who is ahead, where each is strong, what is quickly won; its end links to all recommendations. */

import { overallWords } from '@pagewright/contract/report/competitor-figures';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { CodedText } from '../../../ui/coded-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useReport } from '../shared/report-context.ts';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import type { PartProps } from './part-props.ts';

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
          <div className={styles.pairOfSites}>
            {areas.map((area) => (
              <Card key={area} aria-labelledby={`summary-${area}`} className={styles.card}>
                <h4 id={`summary-${area}`}>{words[area]}</h4>
                {competitiveSummary[area].length === 0 ? (
                  <p className={styles.quiet}>{words.none}</p>
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
          </div>
        </>
      )}
      <p>
        <TextLink asChild>
          <Link to={searchOf({ sub: 'recommendations' })}>
            {words.toRecommendations(recommendations.length)}
          </Link>
        </TextLink>
      </p>
    </>
  );
}
