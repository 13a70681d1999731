/** Search figures as they are written. */
import type { SearchTotals } from '@pagewright/contract/entities/search';

export const percentWords = ({ clicks, impressions }: SearchTotals): string =>
  `${(impressions === 0 ? 0 : (clicks / impressions) * 100).toFixed(1)}%`;

export const positionWords = (position: number): string => position.toFixed(1);
