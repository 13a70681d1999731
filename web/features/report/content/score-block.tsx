/** One score with its name: shape, number and ruler with its thresholds. */
import { limits } from '@pagewright/contract/limits';
import { insightTone } from '@pagewright/contract/ratings';
import { formatNumber } from '@pagewright/contract/report/report-words';
import { Ruler } from '../../../ui/ruler.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { strings } from '../shared/strings.ts';
import styles from './content.module.css';
import { contentStrings } from './content-strings.ts';

const ticks = [{ at: limits.score.insightFair }, { at: limits.score.insightGood }];

export function ScoreBlock({ name, score }: { readonly name: string; readonly score: number }) {
  const value = Math.round(score);
  const tone = insightTone(score);
  return (
    <div className={styles.score}>
      <p className={styles.figure}>
        <ToneIcon tone={tone} />
        <strong>{formatNumber(value)}</strong>
        <span>{strings.site.outOf}</span>
      </p>
      <Ruler
        value={score}
        max={limits.score.max}
        tone={tone}
        ticks={ticks}
        label={contentStrings.scoreSentence(name, value)}
      />
    </div>
  );
}
