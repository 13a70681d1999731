/** One value of a row, with its tone where it has one. */
import type { UrlValue } from '@pagewright/contract/explorer/explorer';
import { insightTone, wholeScore } from '@pagewright/contract/ratings';
import type { Tone } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { valueWords } from './column-words.ts';
import styles from './explorer.module.css';

export function statusTone(status: UrlValue | undefined): Tone {
  if (typeof status !== 'number') return 'neutral';
  if (status < 300) return 'good';
  return status < 400 ? 'info' : 'poor';
}

function toneOf(column: string, value: UrlValue | undefined): Tone | null {
  if (column === 'status') return statusTone(value);
  if (column === 'indexable' && typeof value === 'boolean') return value ? 'good' : 'fair';
  if (column === 'score' && typeof value === 'number') return insightTone(wholeScore(value));
  if (column === 'critical' && typeof value === 'number' && value > 0) return 'poor';
  if (column === 'warnings' && typeof value === 'number' && value > 0) return 'fair';
  return null;
}

export function ValueCell({
  column,
  value,
}: {
  readonly column: string;
  readonly value: UrlValue | undefined;
}) {
  const tone = toneOf(column, value);
  const words = valueWords(column, value);
  if (tone === null) return words;
  return (
    <span className={styles.toned}>
      <ToneIcon tone={tone} size={11} />
      {words}
    </span>
  );
}
