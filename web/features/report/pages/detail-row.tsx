/** A named row of an open page card. */
import type { ReactNode } from 'react';
import styles from './page-details.module.css';

export const DetailRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.row}>
    <h5 className={styles.label}>{label}</h5>
    <div className={styles.value}>{children}</div>
  </div>
);
