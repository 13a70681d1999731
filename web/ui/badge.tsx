/** A short label on the tint of its tone. */
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import type { Tone } from './tone.ts';

export type BadgeProps = { tone: Tone; children: ReactNode; className?: string | undefined };

export function Badge({ tone, children, className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
