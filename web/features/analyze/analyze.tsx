/** The Analyze Website card and, above it while a run is on, its progress. */
import { readRecent } from '@pagewright/contract/endpoints/analyses';
import { readServerInfo } from '@pagewright/contract/endpoints/session';
import { readSettings, readUsage } from '@pagewright/contract/endpoints/settings';
import type { StartAnalysis } from '@pagewright/contract/entities/analyze-form';
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { lazy, Suspense, useEffect } from 'react';
import { leave } from '../../api/leave.ts';
import { useEndpoint } from '../../api/query.ts';
import { currentPath, loginUrl, useSession } from '../../api/session.ts';
import { Stack } from '../../ui/layout.tsx';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AnalyzeCard } from './analyze-card.tsx';
import { costLine, renderLine, tokenLine, wholeSiteLine } from './cost-line.ts';
import { LastFailure, markFailuresRead, RunAlert } from './last-failure.tsx';
import { useFollowedRun } from './run-context.ts';
import { strings } from './strings.ts';

/** Its code is needed once a run is on; the dashboard opens sooner without it. */
const loadPanel = () => import('./progress-panel.tsx');
const ProgressPanel = lazy(() => loadPanel().then((module) => ({ default: module.ProgressPanel })));

export interface AnalyzeProps {
  /** The run is finished and its report can be shown; also called for one that finished on another page. */
  readonly onCompleted: (analysisId: string) => void;
}

export function Analyze({ onCompleted }: AnalyzeProps) {
  const session = useSession();
  const { data: server } = useEndpoint(readServerInfo, {});
  const { cost, tokens, rendering, wholeSite } = useCostLines(session.status === 'user', server?.model);
  const recentDomains = useRecentDomains(session.status === 'user');
  const promptLogin = useLogInToast();
  const { state, store } = useFollowedRun();
  useEffect(() => {
    if (state.phase !== 'completed' || store?.state() !== state) return;
    store.acknowledge();
    onCompleted(state.analysisId);
  }, [state, store, onCompleted]);

  const dismiss = () => {
    if (session.status === 'user') markFailuresRead(session.user.id, new Date().toISOString());
    store?.acknowledge();
  };

  const submit = (form: StartAnalysis) => {
    if (store === null) promptLogin();
    else void store.start(form);
  };

  return (
    <Stack gap={4} columns={1} data-running={state.phase === 'running'}>
      {state.phase === 'running' && (
        <Suspense fallback={<SkeletonBlock height={320} />}>
          <ProgressPanel
            domain={state.domain}
            progress={state.progress}
            failure={state.failure}
            isStopping={state.isStopping}
            onCancel={() => void store?.cancel()}
            onPause={() => void store?.pause()}
            onResume={() => void store?.resume()}
            onRetry={() => store?.retry()}
          />
        </Suspense>
      )}
      {state.phase === 'failed' && (
        <RunAlert domain={state.domain} refusal={state.refusal} onDismiss={dismiss} />
      )}
      {state.phase === 'idle' && session.status === 'user' && <LastFailure userId={session.user.id} />}
      <AnalyzeCard
        visitor={session.status}
        isRunning={state.phase === 'running'}
        cost={cost}
        tokens={tokens}
        rendering={rendering}
        wholeSite={wholeSite}
        demoDomain={server?.demoDomain ?? null}
        recentDomains={recentDomains}
        onSubmit={submit}
      />
    </Stack>
  );
}

function useCostLines(isUser: boolean, model: ServerInfo['model']) {
  const { data: usage } = useEndpoint(readUsage, {}, { enabled: isUser });
  const settings = useEndpoint(readSettings, {}, { enabled: isUser });
  if (usage === undefined || settings.isPending)
    return { cost: null, tokens: null, rendering: null, wholeSite: null };
  const own = settings.data ?? defaultSettings;
  return {
    cost: costLine(usage, own),
    tokens: tokenLine(usage, own, model),
    rendering: renderLine(usage, own),
    wholeSite: wholeSiteLine(usage),
  };
}

/** Enough for one line of the form. */
const recentMax = 3;

function useRecentDomains(isUser: boolean): readonly string[] {
  const { data = [] } = useEndpoint(readRecent, {}, { enabled: isUser });
  return [...new Set(data.map(({ domain }) => domain))].slice(0, recentMax);
}

function useLogInToast() {
  const toast = useToast();
  return () =>
    toast.show({
      title: strings.authRequired,
      description: strings.authRequiredText,
      tone: 'info',
      action: {
        label: strings.logIn,
        altText: strings.logInAlt,
        onSelect: () => leave(loginUrl(currentPath())),
      },
    });
}
