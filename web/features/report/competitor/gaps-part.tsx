/** Content Gaps: topics, areas and words that the competitor has and this site has not. */
import { gapSources } from '@pagewright/contract/report/competitor-figures';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import type { PartProps } from './part-props.ts';
import { Sources } from './sources.tsx';

const kinds = ['missingTopics', 'underOptimizedAreas', 'opportunityKeywords'] as const;

export function GapsPart({ result }: PartProps) {
  if (kinds.every((kind) => result.gaps[kind].length === 0))
    return (
      <EmptyState headingLevel={4} title={words.noGaps}>
        {words.noGapsText}
      </EmptyState>
    );
  return (
    <div className={styles.columns}>
      {kinds.map((kind) => (
        <Card key={kind} aria-labelledby={`gaps-${kind}`} className={styles.card}>
          <h4 id={`gaps-${kind}`}>{words.gaps[kind]}</h4>
          <p className={styles.quiet}>{words.gapsText[kind]}</p>
          {result.gaps[kind].length === 0 ? (
            <p>{words.noGap}</p>
          ) : (
            <ul className={styles.rows}>
              {result.gaps[kind].map((gap) => (
                <li key={gap}>
                  <p>{gap}</p>
                  <Sources of={gap} sources={gapSources(result, gap)} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </div>
  );
}
