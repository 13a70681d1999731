/** A named row of an open page card. */
import { type ReactNode, useId } from 'react';
import styles from './page-details.module.css';

export function DetailRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h5 id={id} className={styles.label}>
        {label}
      </h5>
      <div className={styles.value}>{children}</div>
    </section>
  );
}
