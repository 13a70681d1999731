/** One saved analysis with its states: on its way, not there, unreadable, shown. */
import { readAnalysis } from '@pagewright/contract/endpoints/analyses';
import { Link } from 'react-router';
import { type EndpointOptions, useEndpoint } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';
import { dateTimeWords } from '../../ui/date-words.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Report } from './report.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import type { ReportPlace } from './shared/report-context.ts';
import { strings } from './shared/strings.ts';

export interface AnalysisDetailsProps {
  readonly id: string;
  readonly place: ReportPlace;
  /** Opens what makes a link to it. */
  readonly onShare?: () => void;
}

export function AnalysisDetails({ id, place, onShare }: AnalysisDetailsProps) {
  const { data: analysis, isPending, error, refetch } = useAnalysis(id);
  if (isPending) return <ReportSkeleton label={strings.loading} />;
  if (analysis === undefined)
    return (
      <LoadFailed
        missing={
          error?.status === 404
            ? {
                title: strings.notFound,
                text: strings.notFoundText,
                back: <Link to="/site-history">{strings.backToHistory}</Link>,
              }
            : null
        }
        title={strings.loadFailed}
        text={error?.code === 'unreadable' ? strings.invalidData : strings.loadFailedText}
        tryAgain={strings.tryAgain}
        onRetry={refetch}
      />
    );
  return <Report analysis={analysis} place={place} onShare={onShare} />;
}

/** Reading one saved analysis. */
export const useAnalysis = (id: string, options: EndpointOptions = {}) =>
  useEndpoint(readAnalysis, { params: { id } }, options);

/** What an analysis is called on its page: its domain and its date once they are known. */
export function useAnalysisTitle(id: string): string {
  const session = useSession();
  const { data: analysis } = useAnalysis(id, { enabled: session.status === 'user' });
  if (analysis === undefined) return strings.detailsTitle;
  return strings.titleOf({ domain: analysis.domain, date: dateTimeWords(analysis.date) });
}
