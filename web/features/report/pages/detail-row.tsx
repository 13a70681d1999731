/** A named row of an open page card. */
import type { ReactNode } from 'react';
import styles from './page-details.module.css';

export interface DetailRowProps {
  readonly label: string;
  /** What paper has no space for. */
  readonly isOnScreenOnly?: boolean;
  readonly children: ReactNode;
}

export const DetailRow = ({ label, isOnScreenOnly = false, children }: DetailRowProps) => (
  <div className={styles.row} data-print={isOnScreenOnly ? 'hide' : undefined}>
    <h5 className={styles.label}>{label}</h5>
    <div className={styles.value}>{children}</div>
  </div>
);
