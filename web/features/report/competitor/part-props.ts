/** What every part of a comparison is given. */
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';

export interface PartProps {
  readonly result: CompetitorResult;
}
