/** A named row of an open page card. */
import type { LengthAssessment } from '@pagewright/contract/report/report-words';
import type { ReactNode } from 'react';
import { Stack } from '../../../../ui/layout.tsx';
import { MeasuredText } from '../../../../ui/measured-text.tsx';
import { pageStrings } from '../../shared/page-strings.ts';
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
    <Stack gap={2} items="start" shrink className={styles.value}>
      {children}
    </Stack>
  </div>
);

interface LengthRowProps {
  readonly label: string;
  readonly text: string | null;
  readonly range: { readonly min: number; readonly recommendedMin: number; readonly max: number };
  readonly assessment: LengthAssessment;
}

/** A title or a description with its length on a ruler, what results cut off marked. */
export const LengthRow = (props: LengthRowProps) => (
  <DetailRow label={props.label}>
    <MeasuredWords {...props} />
  </DetailRow>
);

export const MeasuredWords = ({ assessment: { length, tone, sentence }, ...rest }: LengthRowProps) => (
  <MeasuredText {...rest} {...{ length, tone, sentence }} missing={pageStrings.missing} />
);
