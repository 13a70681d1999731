/** One score with its name: shape, number and ruler with its thresholds. */
import { formatNumber } from '@pagewright/contract/count-of';
import { limits } from '@pagewright/contract/limits';
import { insightTone } from '@pagewright/contract/ratings';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { strings } from '../shared/strings.ts';
import { contentStrings } from './content-strings.ts';

const ticks = [{ at: limits.score.insightFair }, { at: limits.score.insightGood }];

export function ScoreBlock({ name, score }: { readonly name: string; readonly score: number }) {
  const value = Math.round(score);
  const tone = insightTone(score);
  return (
    <Stack gap={2}>
      <Row as="p" gap="snug" className="out-of">
        <ToneIcon tone={tone} />
        <strong>{formatNumber(value)}</strong>
        <span>{strings.site.outOf}</span>
      </Row>
      <Ruler
        value={score}
        max={limits.score.max}
        tone={tone}
        ticks={ticks}
        label={contentStrings.scoreSentence({ name, score: value })}
      />
    </Stack>
  );
}
