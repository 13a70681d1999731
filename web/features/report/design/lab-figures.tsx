/** The laboratory figures of one page, with how they were measured beside them. */
import type { LabReport } from '@pagewright/contract/entities/design';
import styles from './design.module.css';
import { designStrings as strings } from './design-strings.ts';

export function LabFigures({ lab }: { readonly lab: LabReport }) {
  const kinds = lab.byKind.map(({ kind, bytes, requests }) => strings.kindOf(kind, bytes, requests));
  const rows = [
    [strings.lcp, strings.seconds(lab.lcpMs)],
    [strings.fcp, strings.seconds(lab.fcpMs)],
    [strings.ttfb, strings.seconds(lab.ttfbMs)],
    [strings.cls, strings.shift(lab.cls)],
    [strings.tbt, strings.blocking(lab.tbtMs)],
    [strings.weight, strings.weightOf(lab.bytes, lab.requests)],
  ] as const;
  return (
    <section className={styles.part}>
      <h5 className={styles.partTitle}>{strings.lab}</h5>
      <dl className={styles.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{kinds.join(', ')}</p>
      <p className={styles.quiet}>{lab.method}</p>
    </section>
  );
}
