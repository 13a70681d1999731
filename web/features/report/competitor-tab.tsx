/** Competitor Analysis, as long as an analysis was not compared. */
import { EmptyState } from '../../ui/empty-state.tsx';
import { strings } from './strings.ts';

export const CompetitorTab = () => (
  <EmptyState headingLevel={3} title={strings.competitorEmpty}>
    {strings.competitorEmptyText}
  </EmptyState>
);
