/** Says that the newest analysis of a site failed, why, and what to do about it. */
import { failureStep } from '@pagewright/contract/report/failure-steps';
import { Link } from 'react-router';
import { useFailedRuns } from '../../api/failed-runs.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { strings } from './strings.ts';

export interface SiteFailureProps {
  readonly siteId: string;
  /** Of the latest analysis that worked; empty when none has. */
  readonly since: string;
}

export function SiteFailure({ siteId, since }: SiteFailureProps) {
  const failure = useFailedRuns().find((run) => run.siteId === siteId);
  if (failure === undefined || failure.date <= since) return null;
  const { label, to } = failureStep(failure);
  return (
    <Alert
      tone="poor"
      title={strings.failed({ date: dateTimeWords(failure.date) })}
      action={
        <ButtonLink asChild>
          <Link to={to}>{label}</Link>
        </ButtonLink>
      }
    >
      {failure.reason}
    </Alert>
  );
}
