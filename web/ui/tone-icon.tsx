/** The icon of a tone: circle good, square fair, triangle poor, diamond not evaluated. */
import { classNames } from './class-names.ts';
import { drawingName } from './drawing-name.ts';
import type { Tone } from './tone.ts';
import styles from './tone-icon.module.css';

const shapes: Record<Tone, React.ReactNode> = {
  good: <circle cx="8" cy="8" r="6.4" />,
  fair: <rect x="2.2" y="2.2" width="11.6" height="11.6" rx="1" />,
  poor: <path d="M8 1.8 14.8 13.6H1.2Z" strokeLinejoin="round" />,
  info: <path d="M8 1.2 14.8 8 8 14.8 1.2 8Z" strokeLinejoin="round" />,
  neutral: <path d="M8 1.2 14.8 8 8 14.8 1.2 8Z" strokeLinejoin="round" />,
};

export type ToneIconProps = {
  tone: Tone;
  size?: number | undefined;
  /** The accessible name, when no text is beside it. */
  label?: string | undefined;
  className?: string | undefined;
};

export function ToneIcon({ tone, size = 14, label, className }: ToneIconProps) {
  return (
    <svg
      className={classNames(styles.mark, styles[tone], className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      {...drawingName(label)}
    >
      {shapes[tone]}
    </svg>
  );
}
