/** All recommendations of a comparison, led to from Summary and by the URL. */

import { Link, useLocation } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { CodedText } from '../../../ui/coded-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useReport } from '../shared/report-context.ts';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import type { PartProps } from './part-props.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

export function RecommendationsPart({ result: { recommendations, competitorDomain } }: PartProps) {
  const { searchOf } = useReport();
  // By a link, not by the URL alone.
  const hasNavigated = useLocation().key !== 'default';
  const heading = useFocusOnMount<HTMLHeadingElement>(hasNavigated);
  return (
    <>
      {recommendations.length === 0 ? (
        <EmptyState headingLevel={4} title={words.goodJob}>
          {words.goodJobText(competitorDomain)}
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
