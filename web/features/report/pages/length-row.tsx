/** A title or a description with its length on a ruler, what results cut off marked. */
import type { LengthAdvice } from '@pagewright/contract/report-words';
import { graphemeLength } from '@pagewright/contract/verdicts';
import { classNames } from '../../../ui/class-names.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { pageStrings } from '../page-strings.ts';
import { DetailRow } from './detail-row.tsx';
import styles from './page-details.module.css';

export interface LengthRowProps {
  readonly label: string;
  readonly text: string | null;
  readonly range: { readonly min: number; readonly recommendedMin: number; readonly max: number };
  readonly advice: LengthAdvice;
}

export const LengthRow = (props: LengthRowProps) => (
  <DetailRow label={props.label}>
    <MeasuredWords {...props} />
  </DetailRow>
);

export function MeasuredWords({ label, text, range, advice }: LengthRowProps) {
  const { length, tone, sentence } = advice;
  const words = text?.trim() ?? '';
  return (
    <>
      {words === '' ? (
        <p>
          <mark>{pageStrings.missing}</mark>
        </p>
      ) : (
        <p className={classNames(styles.text, styles.fairMark)}>
          <MarkedText text={words} part={partBeyond(words, range.max)} />
        </p>
      )}
      <Ruler
        className={styles.ruler}
        value={length}
        max={Math.max(Math.round(range.max * 1.25), length)}
        tone={tone}
        ticks={[{ at: range.min }, { at: range.recommendedMin }, { at: range.max }]}
        label={`${label}: ${sentence}`}
      />
      <p className={classNames(styles.advice, styles[tone])} aria-hidden="true">
        {sentence}
      </p>
    </>
  );
}

/** The end of a text that is longer than results show; undefined when all of it fits. */
function partBeyond(text: string, max: number): string | undefined {
  if (graphemeLength(text) <= max) return undefined;
  const letters = [...new Intl.Segmenter('und').segment(text)];
  const end = text.slice(letters[max]?.index ?? text.length);
  return text.indexOf(end) === text.length - end.length ? end : undefined;
}
