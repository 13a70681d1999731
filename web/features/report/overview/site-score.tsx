/** The one score of the site with its word, on its ruler; it opens to the score breakdown. */
import { limits } from '@pagewright/contract/limits';
import { insightTone, toneWords, wholeScore } from '@pagewright/contract/ratings';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout.tsx';
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
    <Stack as="section" gap={1} aria-labelledby="site-score">
      <Text id="site-score" as="h3" size="xs" weight={600} tone="quiet">
        {strings.site.score}
      </Text>
      <p className={styles.figure}>
        <strong className={styles.number}>{whole}</strong>
        <Note as="span">{strings.site.outOf}</Note>
        <Row as="span" gap={2} size="lg" weight={650} face="display" push>
          <ToneIcon tone={tone} />
          {toneWords[tone]}
        </Row>
      </p>
      <Ruler
        value={whole}
        max={limits.score.max}
        tone={tone}
        ticks={insightTicks}
        label={strings.site.scoreSentence({ score: whole, word: toneWords[tone] })}
      />
      <Disclosure print="hide" summary={strings.site.deductions}>
        <ScoreBreakdown score={score} />
      </Disclosure>
    </Stack>
  );
}
