/** Findings that were accepted: they count nowhere, and can be reported again. */
import { readAnalysisPlace } from '@pagewright/contract/endpoints/sites';
import type { AcceptedFinding } from '@pagewright/contract/entities/issue';
import { wordsOf } from '../../../api/api-error.ts';
import { useEndpoint } from '../../../api/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Note, Text } from '../../../ui/layout.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useReportData } from '../shared/report-context.ts';
import styles from './accept/accept.module.css';
import { useReportAgain } from './accept/accept-dialog.tsx';
import { acceptStrings } from './accept/accept-strings.ts';
import { EvidenceList } from './pages/evidence-list.tsx';
import { Places } from './pages/places.tsx';

export function AcceptedFindings() {
  const { id, accepted = [] } = useReportData().analysis;
  const { data: place } = useEndpoint(readAnalysisPlace, { params: { id } });
  if (accepted.length === 0) return null;
  return (
    <Disclosure
      id="report-accepted"
      framed
      level={3}
      summary={acceptStrings.list({ count: accepted.length })}
    >
      <Text as="ul" ruled>
        {[...Map.groupBy(accepted, ({ acceptanceId }) => acceptanceId)].map(([acceptanceId, findings]) => (
          <li key={acceptanceId}>
            <Accepted findings={findings} siteId={place?.isLatest === true ? place.siteId : null} />
          </li>
        ))}
      </Text>
    </Disclosure>
  );
}

interface AcceptedProps {
  /** Of one acceptance. */
  readonly findings: readonly AcceptedFinding[];
  /** Null in an analysis that later ones replaced. */
  readonly siteId: string | null;
}

function Accepted({ findings, siteId }: AcceptedProps) {
  const [first] = findings;
  if (first === undefined) return null;
  const { issue, reason } = first;
  const urls = [...new Set(findings.flatMap((each) => (each.url === null ? each.issue.urls : [each.url])))];
  return (
    <Disclosure
      summary={
        <>
          {issue.title}{' '}
          <Note as="span" tone="soft">
            {reason}
          </Note>
        </>
      }
      actions={siteId !== null && <ReportAgain siteId={siteId} finding={first} />}
    >
      <div className={styles.details}>
        <p>{issue.description}</p>
        <EvidenceList evidence={issue.evidence} />
        {urls.length === 0 ? <p>{acceptStrings.theSite}</p> : <Places urls={urls} />}
      </div>
    </Disclosure>
  );
}

function ReportAgain({ siteId, finding }: { readonly siteId: string; readonly finding: AcceptedFinding }) {
  const remove = useReportAgain(siteId);
  const toast = useToast();
  return (
    <Button
      variant="quiet"
      busy={remove.isPending}
      aria-label={acceptStrings.undoLabel({ title: finding.issue.title })}
      onClick={() =>
        remove.mutate(finding.acceptanceId, {
          onSuccess: () => toast.show({ title: acceptStrings.undone, description: finding.issue.title }),
          onError: (error) => toast.show({ title: wordsOf(error, acceptStrings.undoFailed), tone: 'poor' }),
        })
      }
    >
      {acceptStrings.undo}
    </Button>
  );
}
