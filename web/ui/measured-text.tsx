/** A text with its length on a ruler: what is cut off marked, and a sentence that says what to do about it. */
import { Text } from './layout.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './measured-text.module.css';
import { Ruler } from './ruler.tsx';

export type MeasuredTextProps = {
  label: string;
  text: string | null;
  range: { readonly min: number; readonly recommendedMin: number; readonly max: number };
  /** In characters as a reader counts them. */
  length: number;
  tone: 'good' | 'fair' | 'poor';
  sentence: string;
  /** Shown, marked, when there is no text. */
  missing: string;
};

export function MeasuredText({ label, text, range, length, tone, sentence, missing }: MeasuredTextProps) {
  const words = text?.trim() ?? '';
  return (
    <>
      {words === '' ? (
        <p>
          <mark>{missing}</mark>
        </p>
      ) : (
        <Text anywhere measure className={styles.text}>
          <MarkedText text={words} part={partBeyond(words, range.max)} />
        </Text>
      )}
      <Ruler
        className={styles.ruler}
        value={length}
        max={Math.max(Math.round(range.max * 1.25), length)}
        tone={tone}
        ticks={[{ at: range.min }, { at: range.recommendedMin }, { at: range.max }]}
        label={`${label}: ${sentence}`}
      />
      <Text size="sm" className={styles[tone]} aria-hidden="true">
        {sentence}
      </Text>
    </>
  );
}

/** The part of a text that is cut off; undefined when all of it fits. */
function partBeyond(text: string, max: number): string | undefined {
  const cut = [...new Intl.Segmenter('und').segment(text)][max];
  if (cut === undefined) return undefined;
  const end = text.slice(cut.index);
  return text.indexOf(end) === text.length - end.length ? end : undefined;
}
