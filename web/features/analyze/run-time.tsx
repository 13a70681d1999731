/** How long a run has taken, and how long the rest may take. */
import { useEffect, useState } from 'react';
import { remainingMs } from './progress-steps.ts';
import type { RunProgress } from './run-state.ts';
import { strings } from './strings.ts';

const tickMs = 1000;

export function RunTime({ progress }: { readonly progress: RunProgress }) {
  const { startedAt, percentage, queuePosition } = progress;
  const now = useNow();
  if (queuePosition > 0) return strings.queuePosition(queuePosition);
  if (startedAt === undefined) return strings.leaveNote;
  const elapsed = now - Date.parse(startedAt);
  const rest = remainingMs(percentage, elapsed);
  return [
    strings.started(elapsed),
    ...(rest === null ? [] : [strings.remaining(rest)]),
    strings.leaveNote,
  ].join(' · ');
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
