/** A title or a description with its length on a ruler, what results cut off marked. */
import type { LengthAssessment } from '@pagewright/contract/report/report-words';
import { MeasuredText } from '../../../ui/measured-text.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { DetailRow } from './detail-row.tsx';

export interface LengthRowProps {
  readonly label: string;
  readonly text: string | null;
  readonly range: { readonly min: number; readonly recommendedMin: number; readonly max: number };
  readonly assessment: LengthAssessment;
}

export const LengthRow = (props: LengthRowProps) => (
  <DetailRow label={props.label}>
    <MeasuredWords {...props} />
  </DetailRow>
);

export const MeasuredWords = ({ assessment: { length, tone, sentence }, ...rest }: LengthRowProps) => (
  <MeasuredText {...rest} {...{ length, tone, sentence }} missing={pageStrings.missing} />
);
