/** The score of one page; it opens to what took the points. */
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { insightTone, wholeScore } from '@pagewright/contract/ratings';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { ScoreBreakdown } from '../shared/score-breakdown.tsx';
import { strings } from '../shared/strings.ts';
import { DetailRow } from './detail-row.tsx';
import styles from './page-details.module.css';

const ticks = [{ at: limits.score.insightFair }, { at: limits.score.insightGood }];

export function PageScore({ page: { score } }: { readonly page: Page }) {
  if (score == null) return null;
  const words = String(wholeScore(score.value));
  return (
    <DetailRow label={pageStrings.score}>
      <p className={styles.score}>
        <strong>{words}</strong> {strings.site.outOf}
      </p>
      <Ruler
        className={styles.ruler}
        value={score.value}
        max={limits.score.max}
        tone={insightTone(score.value)}
        ticks={ticks}
        label={pageStrings.scoreOf(words)}
      />
      <Disclosure summary={strings.site.deductions}>
        <ScoreBreakdown score={score} isOfPage />
      </Disclosure>
    </DetailRow>
  );
}
