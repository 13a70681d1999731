/** The one score of the site with its word, on its ruler; it opens to the score breakdown. */
import { limits } from '@pagewright/contract/limits';
import { insightTone, toneWords, wholeScore } from '@pagewright/contract/ratings';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { ScoreBreakdown } from '../shared/score-breakdown.tsx';
import { strings } from '../shared/strings.ts';
import styles from './site-score.module.css';

export const insightTicks = [{ at: limits.score.insightFair }, { at: limits.score.insightGood }] as const;

export function SiteScore() {
  const { score } = useReportData().analysis;
  if (score === undefined) return null;
  const whole = wholeScore(score.value);
  const tone = insightTone(whole);
  return (
    <section className={styles.score} aria-labelledby="site-score">
      <h3 id="site-score" className={styles.heading}>
        {strings.site.score}
      </h3>
      <p className={styles.figure}>
        <strong className={styles.number}>{whole}</strong>
        <span className={styles.of}>{strings.site.outOf}</span>
        <span className={styles.word}>
          <ToneIcon tone={tone} />
          {toneWords[tone]}
        </span>
      </p>
      <Ruler
        value={whole}
        max={limits.score.max}
        tone={tone}
        ticks={insightTicks}
        label={strings.site.scoreSentence(whole, toneWords[tone])}
      />
      <Disclosure print="hide" summary={strings.site.deductions}>
        <ScoreBreakdown score={score} />
      </Disclosure>
    </section>
  );
}
