/** The laboratory figures of one page, with how they were measured. */
import type { LabReport } from '@pagewright/contract/entities/design';
import { formatBytes } from '@pagewright/contract/report/report-words';
import { Note, Text } from '../../../ui/layout.tsx';
import styles from './design.module.css';
import { designStrings as strings } from './design-strings.ts';

const seconds = (ms: number | null): string =>
  ms === null ? strings.notMeasured : strings.seconds({ seconds: (ms / 1000).toFixed(2) });

export function LabFigures({ lab }: { readonly lab: LabReport }) {
  const kinds = lab.byKind.map(({ kind, bytes, requests }) =>
    strings.kindOf({ kind, size: formatBytes(bytes), requests }),
  );
  const rows = [
    [strings.lcp, seconds(lab.lcpMs)],
    [strings.fcp, seconds(lab.fcpMs)],
    [strings.ttfb, seconds(lab.ttfbMs)],
    [strings.cls, lab.cls?.toFixed(3) ?? strings.notMeasured],
    [strings.tbt, lab.tbtMs === null ? strings.notMeasured : strings.milliseconds({ ms: lab.tbtMs })],
    [strings.weight, strings.weightOf({ size: formatBytes(lab.bytes), requests: lab.requests })],
  ] as const;
  return (
    <Text as="section" above={4}>
      <h5 className={styles.partTitle}>{strings.lab}</h5>
      <dl className={styles.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Note>{kinds.join(', ')}</Note>
      <Note>{lab.method}</Note>
    </Text>
  );
}
