/** The score of one page; it opens to what took the points. */
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { insightTone, toneWords, wholeScore } from '@pagewright/contract/ratings';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { ScoreBreakdown } from '../shared/score-breakdown.tsx';
import { strings } from '../shared/strings.ts';
import { DetailRow } from './detail-row.tsx';
import styles from './page-details.module.css';

const ticks = [{ at: limits.score.insightFair }, { at: limits.score.insightGood }];

export function PageScore({ page: { score } }: { readonly page: Page }) {
  if (score == null) return null;
  const whole = wholeScore(score.value);
  const tone = insightTone(whole);
  return (
    <DetailRow label={pageStrings.score}>
      <div className={styles.scoreLine}>
        <p className={styles.score}>
          <strong>{whole}</strong> {strings.site.outOf}
        </p>
        <p className={styles.scoreWord}>
          <ToneIcon tone={tone} size={12} /> {toneWords[tone]}
        </p>
        <Ruler
          className={styles.ruler}
          value={whole}
          max={limits.score.max}
          tone={tone}
          ticks={ticks}
          label={pageStrings.scoreOf(whole, toneWords[tone])}
        />
      </div>
      <Disclosure print="hide" summary={strings.site.deductions}>
        <ScoreBreakdown score={score} />
      </Disclosure>
    </DetailRow>
  );
}
