/** Why the last analysis failed or was refused, and the next step; it stays until it was read, reloads included. */
import { readRecent } from '@pagewright/contract/endpoints/analyses';
import { failureStep } from '@pagewright/contract/report/failure-steps';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFailedRuns } from '../../api/failed-runs.ts';
import { useEndpoint } from '../../api/query.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Refusal } from './start-refusal.ts';
import { strings } from './strings.ts';

export interface RunAlertProps {
  readonly domain: string;
  readonly refusal: Pick<Refusal, 'title' | 'description'> & {
    readonly action?: { readonly label: string; readonly to: string };
  };
  readonly onDismiss: () => void;
}

export const RunAlert = ({ domain, refusal, onDismiss }: RunAlertProps) => (
  <Alert
    tone="poor"
    title={`${refusal.title}: ${domain}`}
    action={
      <>
        {refusal.action && (
          <ButtonLink asChild>
            <Link to={refusal.action.to}>{refusal.action.label}</Link>
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={onDismiss}>
          {strings.dismiss}
        </Button>
      </>
    }
  >
    {refusal.description}
  </Alert>
);

const keyFor = (userId: string): string => `pagewright.failures-read.${userId}`;

/** Up to when; its reader need not see them again. */
export function markFailuresRead(userId: string, until: string): void {
  window.localStorage.setItem(keyFor(userId), until);
}

/** Nothing when an analysis since then worked. */
export function LastFailure({ userId }: { readonly userId: string }) {
  const [failure] = useFailedRuns();
  const { data: recent } = useEndpoint(readRecent, {});
  const [readUntil, setReadUntil] = useState(() => window.localStorage.getItem(keyFor(userId)) ?? '');
  if (failure === undefined || recent === undefined || failure.date <= readUntil) return null;
  if (recent.some(({ date }) => date >= failure.date)) return null;
  return (
    <RunAlert
      domain={failure.domain}
      refusal={{ title: strings.analysisFailed, description: failure.reason, action: failureStep(failure) }}
      onDismiss={() => {
        markFailuresRead(userId, failure.date);
        setReadUntil(failure.date);
      }}
    />
  );
}
