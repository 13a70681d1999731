/** A message that stays: what is so, and what to do about it. */
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names.ts';
import type { Tone } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

export type AlertProps = {
  tone?: Tone | undefined;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced at once when it appears; only for the result of an action of the reader. */
  live?: boolean | undefined;
  className?: string | undefined;
};

export function Alert({ tone = 'info', title, children, action, live, className }: AlertProps) {
  return (
    <div role={live ? 'alert' : undefined} className={classNames(styles.alert, styles[tone], className)}>
      <ToneIcon tone={tone} className={styles.mark} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
