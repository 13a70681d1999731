/** One issue as a line that opens to four things: what we found, why it matters, how to fix it, where. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { describeVersion } from '@pagewright/contract/report/rendering-words';
import { basisLabels, categoryLabels, severityLabels } from '@pagewright/contract/report/report-words';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { AcceptButton } from '../accept/accept-button.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { AiWords } from './ai-words.tsx';
import { EvidenceList } from './evidence-list.tsx';
import styles from './issue.module.css';
import { suggestionStrings } from './suggestion-strings.ts';

const severityTones: Readonly<Record<Issue['severity'], Tone>> = {
  critical: 'poor',
  warning: 'fair',
  info: 'info',
};

export interface IssueItemProps {
  readonly issue: Issue;
  /** Written by AI for this very issue. */
  readonly suggestion?: string | undefined;
  readonly writer?: string | null | undefined;
  readonly where: ReactNode;
  /** The pages it is on; none when it is about the host. */
  readonly urls: readonly string[];
}

export function IssueItem({ issue, suggestion, writer = null, where, urls }: IssueItemProps) {
  return (
    <Disclosure summary={<IssueSummary issue={issue} />}>
      <IssueRows
        why={issue.why}
        basis={issue.basis}
        found={
          <>
            <p>
              {issue.description} {describeVersion(issue)}
            </p>
            <EvidenceList evidence={issue.evidence} />
          </>
        }
        fix={
          <>
            <p>{issue.fix}</p>
            {suggestion !== undefined && (
              <AiWords label={suggestionStrings.suggestion(writer)} text={suggestion} />
            )}
          </>
        }
        where={where}
      />
      <AcceptButton ruleId={issue.ruleId} title={issue.title} urls={urls} />
    </Disclosure>
  );
}

export const IssueSummary = ({ issue, aside }: IssueSummaryProps) => (
  <span className={styles.summary}>
    <ToneIcon tone={severityTones[issue.severity]} size={12} label={severityLabels[issue.severity]} />
    <span className={styles.title}>{issue.title}</span>
    <span className={styles.aside}>{aside ?? categoryLabels[issue.category]}</span>
  </span>
);

interface IssueSummaryProps {
  readonly issue: Pick<Issue, 'severity' | 'title' | 'category'>;
  readonly aside?: ReactNode;
}

export interface IssueRowsProps {
  readonly found: ReactNode;
  readonly why: string;
  readonly basis: Issue['basis'];
  readonly fix: ReactNode;
  readonly where: ReactNode;
}

export const IssueRows = ({ found, why, basis, fix, where }: IssueRowsProps) => (
  <dl className={styles.rows}>
    <div>
      <dt>{pageStrings.found}</dt>
      <dd>{found}</dd>
    </div>
    <div>
      <dt>{pageStrings.why}</dt>
      <dd>
        <p>{why}</p>
        <Badge tone="neutral">{basisLabels[basis]}</Badge>
      </dd>
    </div>
    <div>
      <dt>{pageStrings.fix}</dt>
      <dd>{fix}</dd>
    </div>
    <div>
      <dt>{pageStrings.where}</dt>
      <dd>{where}</dd>
    </div>
  </dl>
);
