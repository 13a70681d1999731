/** A report on the dashboard, with the ways to hand it over that a saved one has. */
import { AnalysisDetails } from '../features/report/analysis-details.tsx';
import { useShareDialog } from '../features/share/share-button.tsx';

export function DashboardReport({ id }: { readonly id: string }) {
  const share = useShareDialog({ kind: 'report', id });
  return (
    <>
      <AnalysisDetails id={id} place="dashboard" onShare={share.open} />
      {share.dialog}
    </>
  );
}
