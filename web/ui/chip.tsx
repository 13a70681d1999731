/** A filter that is on or off, with how many things it would leave. */
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Text } from './layout.tsx';
import type { Tone } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

export type ChipProps = {
  children: ReactNode;
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  count?: number | undefined;
  tone?: Tone | undefined;
  disabled?: boolean | undefined;
};

export function Chip({ children, pressed, onToggle, count, tone, disabled }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onToggle(!pressed)}
    >
      {tone && <ToneIcon tone={tone} size={12} />}
      <span>{children}</span>
      {count !== undefined && (
        <Text as="span" tone="quiet" className={styles.count}>
          {count.toLocaleString()}
        </Text>
      )}
    </button>
  );
}
