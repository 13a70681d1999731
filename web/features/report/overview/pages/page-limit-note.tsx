/** Says, where the list ends, that a limit ended it, and how to have more pages analyzed. */
import { readSettings, readUsage } from '@pagewright/contract/endpoints/settings';
import { limits } from '@pagewright/contract/limits';
import { Link } from 'react-router';
import { useEndpoint } from '../../../../api/query.ts';
import { useSession } from '../../../../api/session.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useReportData } from '../../shared/report-context.ts';
import { strings } from '../../shared/strings.ts';
import styles from './page-section.module.css';

const words = strings.list.limit;

/** Whose limits they are is not in the report, so it says so only where they are the ones that ended it. */
export function PageLimitNote() {
  const { analysis } = useReportData();
  const enabled = useSession().status === 'user' && !analysis.coverage.full;
  const { data: usage } = useEndpoint(readUsage, {}, { enabled });
  const { data: settings } = useEndpoint(readSettings, {}, { enabled });
  if (!enabled || usage === undefined || settings === undefined) return null;
  const analyzed = analysis.pages.length;
  const { pagesDiscovered } = analysis.processingStats;
  if (pagesDiscovered <= analyzed) return null;
  if (usage.accountStatus === 'trial' && analyzed === limits.trial.pagesPerScan)
    return (
      <Note text={words.lite({ analyzed, found: pagesDiscovered })} to="/account" action={words.getCredits} />
    );
  if (usage.accountStatus === 'paid' && analyzed === settings.maxPages)
    return (
      <Note text={words.setting({ analyzed, found: pagesDiscovered })} to="/settings" action={words.change} />
    );
  return null;
}

interface NoteProps {
  readonly text: string;
  readonly to: string;
  readonly action: string;
}

const Note = ({ text, to, action }: NoteProps) => (
  <p className={styles.limit} data-print="hide">
    {text}{' '}
    <TextLink asChild>
      <Link to={to}>{action}</Link>
    </TextLink>
  </p>
);
