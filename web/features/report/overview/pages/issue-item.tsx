/** One issue as a line that opens to four things: what we found, why it matters, how to fix it, where. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { TextOrigin } from '@pagewright/contract/entities/suggested-texts';
import { wholeScore } from '@pagewright/contract/ratings';
import { describeVersion } from '@pagewright/contract/report/rendering-words';
import { basisLabels, categoryLabels, severityLabels } from '@pagewright/contract/report/report-words';
import { rulePath } from '@pagewright/contract/report/rule-path';
import { sourceName } from '@pagewright/contract/report/source-words';
import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { ToneIcon } from '../../../../ui/tone-icon.tsx';
import { pageStrings } from '../../shared/page-strings.ts';
import { useReportData } from '../../shared/report-context.ts';
import { severityTones } from '../../shared/severity-tones.ts';
import { AcceptButton } from '../accept/accept-dialog.tsx';
import { PageWorkBadge, PlanButton } from '../work/plan-work.tsx';
import { AiWords } from './ai-words.tsx';
import { EvidenceList } from './evidence-list.tsx';
import styles from './issue.module.css';
import { OriginNote } from './origin-note.tsx';
import { suggestionStrings } from './suggestion-strings.ts';

export interface IssueItemProps {
  readonly issue: Issue;
  /** Written by AI for this very issue. */
  readonly suggestion?: string | undefined;
  readonly origin?: TextOrigin | undefined;
  /** Measured fixes, and what they do to the score of the page. */
  readonly fixes?: ReactNode;
  readonly effect?: readonly Pick<VerifiedFix, 'scoreBefore' | 'scoreAfter'>[] | undefined;
  /** The title of the issue whose fix solves this one too. */
  readonly clearedWith?: string | undefined;
  /** Which URL or words it is about, where the page does not say it. */
  readonly subject?: string | null | undefined;
  readonly where: ReactNode;
  /** The pages it is on; none when it is about the host. */
  readonly urls: readonly string[];
}

export function IssueItem(props: IssueItemProps) {
  const { issue, suggestion, origin, fixes, effect = [], clearedWith, subject = null, where, urls } = props;
  const { groups } = useReportData().index;
  const group = groups.find(({ ruleId }) => ruleId === issue.ruleId);
  const page = urls.length === 1 ? (urls[0] ?? '') : '';
  return (
    <Disclosure
      print="line"
      summary={
        <IssueSummary
          issue={issue}
          subject={subject}
          aside={<Aside issue={issue} effect={effect} page={page} />}
        />
      }
    >
      <IssueRows
        ruleId={issue.ruleId}
        why={issue.why}
        basis={issue.basis}
        source={issue.source}
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
            {clearedWith !== undefined && <p>{suggestionStrings.clearedWith({ title: clearedWith })}</p>}
            {suggestion !== undefined && <AiWords text={suggestion} />}
            {suggestion !== undefined && <OriginNote origin={origin} />}
            {fixes}
          </>
        }
        where={where}
      />
      <Row gap={2}>
        {group !== undefined && <PlanButton group={group} target={page} />}
        <AcceptButton ruleId={issue.ruleId} title={issue.title} urls={urls} />
      </Row>
    </Disclosure>
  );
}

/** The group, and that a fix is ready. */
function Aside({ issue, effect, page }: Pick<IssueItemProps, 'issue'> & { effect: Effects; page: string }) {
  const [best] = effect.toSorted((a, b) => b.scoreAfter - a.scoreAfter);
  return (
    <span className={styles.extent}>
      {best !== undefined && (
        <span className={styles.ready}>
          {effectWords(wholeScore(best.scoreBefore), wholeScore(best.scoreAfter))}
        </span>
      )}
      <span>{categoryLabels[issue.category]}</span>
      <PageWorkBadge ruleId={issue.ruleId} url={page} />
    </span>
  );
}

const effectWords = (before: number, after: number): string =>
  before === after ? suggestionStrings.ready : suggestionStrings.effect({ before, after });

type Effects = NonNullable<IssueItemProps['effect']>;

export const IssueSummary = ({ issue, subject = null, aside }: IssueSummaryProps) => (
  <Row as="span" gap={2} className={styles.summary}>
    <ToneIcon tone={severityTones[issue.severity]} size={12} label={severityLabels[issue.severity]} />
    <Text as="span" anywhere shrink className={styles.title}>
      {issue.title}
      {subject !== null && <span className={styles.subject}> {subject}</span>}
    </Text>
    <span className={styles.aside}>{aside ?? categoryLabels[issue.category]}</span>
  </Row>
);

interface IssueSummaryProps {
  readonly issue: Pick<Issue, 'severity' | 'title' | 'category'>;
  readonly subject?: string | null;
  readonly aside?: ReactNode;
}

export interface IssueRowsProps {
  readonly ruleId: string;
  readonly found: ReactNode;
  readonly why: string;
  readonly basis: Issue['basis'];
  /** The document that says so. */
  readonly source?: string | undefined;
  readonly fix: ReactNode;
  readonly isFixFirst?: boolean;
  readonly where: ReactNode;
}

function Source({ url }: { readonly url: string | undefined }) {
  const name = url === undefined ? null : sourceName(url);
  if (name === null) return null;
  return (
    <TextLink asChild>
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
    </TextLink>
  );
}

/** The fix of a finding on many pages comes before the list of them. */
export function IssueRows({
  ruleId,
  found,
  why,
  basis,
  source,
  fix,
  isFixFirst = false,
  where,
}: IssueRowsProps) {
  const foundRow = (
    <div>
      <dt>{pageStrings.found}</dt>
      <dd>{found}</dd>
    </div>
  );
  return (
    <dl className={styles.rows}>
      {!isFixFirst && foundRow}
      <div>
        <dt>{pageStrings.fix}</dt>
        <dd>{fix}</dd>
      </div>
      {isFixFirst && foundRow}
      <div>
        <dt>{pageStrings.why}</dt>
        <dd>
          <p>{why}</p>
          <Badge tone="neutral">{basisLabels[basis]}</Badge> <Source url={source} />{' '}
          <TextLink asChild>
            <a href={rulePath(ruleId)} target="_blank" rel="noreferrer">
              {pageStrings.aboutRule}
            </a>
          </TextLink>
        </dd>
      </div>
      <div>
        <dt>{pageStrings.where}</dt>
        <dd>{where}</dd>
      </div>
    </dl>
  );
}
