/** A message that stays: what is so, and what to do about it. */
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names.ts';
import { Note, Row, Text } from './layout.tsx';
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
        <Text size="sm" weight={600}>
          {title}
        </Text>
        {children && (
          <Note as="div" tone="soft" anywhere>
            {children}
          </Note>
        )}
      </div>
      {action && (
        <Row gap={2} align="stretch" push wrap className={styles.action}>
          {action}
        </Row>
      )}
    </div>
  );
}
