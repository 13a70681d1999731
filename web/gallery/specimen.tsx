/** A named group of the gallery and one piece in it. */
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export function SpecimenGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

export type SpecimenProps = { name: string; children: ReactNode; wide?: boolean };

export function Specimen({ name, children, wide = false }: SpecimenProps) {
  return (
    <div className={wide ? styles.wide : styles.specimen}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}
