/** One score with its name: shape, number and ruler with the lines it is judged by. */
import { limits } from '@pagewright/contract/limits';
import { formatNumber } from '@pagewright/contract/report-words';
import { insightTone } from '@pagewright/contract/verdicts';
import { Ruler } from '../../../ui/ruler.tsx';
import { VerdictMark } from '../../../ui/verdict-mark.tsx';
import { strings } from '../strings.ts';
import styles from './content.module.css';
import { contentStrings } from './content-strings.ts';

const ticks = [{ at: limits.score.insightFair }, { at: limits.score.insightGood }];

export function ScoreBlock({ name, score }: { readonly name: string; readonly score: number }) {
  const value = Math.round(score);
  const tone = insightTone(score);
  return (
    <div className={styles.score}>
      <p className={styles.figure}>
        <VerdictMark tone={tone} />
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
