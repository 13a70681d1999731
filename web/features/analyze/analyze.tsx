/** The Analyze Website card and, while a run is on, its progress. */
import { readServerInfo } from '@pagewright/contract/endpoints/session';
import { readSettings, readUsage } from '@pagewright/contract/endpoints/settings';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { StartAnalysis } from '@pagewright/contract/entities/analyze-form';
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { useNavigate } from 'react-router';
import { leave } from '../../api/leave.ts';
import { useEndpoint } from '../../api/query.ts';
import { currentPath, loginAddress, useSession } from '../../api/session.ts';
import { useToast } from '../../ui/toast.tsx';
import styles from './analyze.module.css';
import { AnalyzeCard } from './analyze-card.tsx';
import { costLine, tokenLine } from './cost-line.ts';
import { ProgressPanel } from './progress-panel.tsx';
import type { Refusal } from './start-refusal.ts';
import { strings } from './strings.ts';
import { useRunDesk } from './use-run-desk.ts';

export interface AnalyzeProps {
  readonly onCompleted: (analysis: Analysis) => void;
}

export function Analyze({ onCompleted }: AnalyzeProps) {
  const session = useSession();
  const userId = session.status === 'user' ? session.user.id : undefined;
  const { data: server } = useEndpoint(readServerInfo, {});
  const { cost, tokens } = useCostLines(userId !== undefined, server?.model);
  const { onRefused, askToLogIn } = useToasts();
  const { state, desk } = useRunDesk(userId, { onCompleted, onRefused });

  const submit = (form: StartAnalysis) => {
    if (desk === null) askToLogIn();
    else void desk.start(form);
  };

  return (
    <div className={styles.stack} data-running={state.phase === 'running'}>
      <AnalyzeCard
        visitor={session.status}
        isRunning={state.phase === 'running'}
        cost={cost}
        tokens={tokens}
        demoDomain={server?.demoDomain ?? null}
        onSubmit={submit}
      />
      {state.phase === 'running' && (
        <ProgressPanel
          domain={state.domain}
          progress={state.progress}
          trouble={state.trouble}
          isStopping={state.isStopping}
          onCancel={() => void desk?.cancel()}
          onRetry={() => desk?.retry()}
        />
      )}
    </div>
  );
}

function useCostLines(isUser: boolean, model: ServerInfo['model']) {
  const { data: usage } = useEndpoint(readUsage, {}, { enabled: isUser });
  const settings = useEndpoint(readSettings, {}, { enabled: isUser });
  if (usage === undefined || settings.isPending) return { cost: null, tokens: null };
  const own = settings.data ?? defaultSettings;
  return { cost: costLine(usage, own), tokens: tokenLine(usage, own, model) };
}

function useToasts() {
  const toast = useToast();
  const navigate = useNavigate();
  const onRefused = ({ title, description, action }: Refusal) =>
    toast.show({
      title,
      description,
      tone: 'poor',
      action: action && {
        label: action.label,
        altText: strings.accountAlt,
        onSelect: () => void navigate(action.to),
      },
    });
  const askToLogIn = () =>
    toast.show({
      title: strings.authRequired,
      description: strings.authRequiredText,
      tone: 'info',
      action: {
        label: strings.logIn,
        altText: strings.logInAlt,
        onSelect: () => leave(loginAddress(currentPath())),
      },
    });
  return { onRefused, askToLogIn };
}
