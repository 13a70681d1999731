/** Findings that share a fate, rule by rule, each with its evidence before and after. */
import type { Evidence, Severity } from '@pagewright/contract/entities/issue';
import type { ChangedFinding, RuleChange } from '@pagewright/contract/entities/site-changes';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { useId } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import type { Tone } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import styles from './changes.module.css';
import { strings } from './strings.ts';

const tones: Readonly<Record<Severity, Tone>> = { critical: 'poor', warning: 'fair', info: 'info' };
const findingsMax = 50;
const evidenceMax = 5;

export interface RuleChangesProps {
  readonly title: string;
  readonly text?: string;
  /** What is said when there are none. */
  readonly empty?: string;
  readonly rules: readonly RuleChange[];
  readonly isOpen?: boolean;
}

export function RuleChanges({ title, text, empty, rules, isOpen = false }: RuleChangesProps) {
  const id = useId();
  const list = (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.ruleId}>
          <Disclosure summary={<RuleSummary rule={rule} />} level={3}>
            <Findings findings={rule.findings} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
  if (!isOpen && rules.length > 0) {
    return (
      <div className={styles.section}>
        <Disclosure summary={<span className={styles.heading}>{title}</span>} level={2}>
          {text !== undefined && <p className={styles.note}>{text}</p>}
          {list}
        </Disclosure>
      </div>
    );
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {rules.length === 0 ? <p className={styles.note}>{empty}</p> : list}
    </section>
  );
}

function RuleSummary({ rule: { title, severity, findings } }: { readonly rule: RuleChange }) {
  const pages = new Set(findings.flatMap(({ url }) => url ?? [])).size;
  const onSite = findings.filter(({ url }) => url === null);
  return (
    <span className={styles.rule}>
      <ToneIcon tone={tones[severity]} label={severityLabels[severity]} />
      <span className={styles.ruleTitle}>{title}</span>
      <span className={styles.places}>
        {strings.places(
          pages,
          onSite.map(({ subject }) => subject),
        )}
      </span>
    </span>
  );
}

const Findings = ({ findings }: { readonly findings: readonly ChangedFinding[] }) => (
  <ul className={styles.findings}>
    {findings.slice(0, findingsMax).map((finding) => (
      <li key={`${finding.url} ${finding.subject} ${JSON.stringify(finding.after)}`}>
        <p className={styles.place}>
          {finding.url === null ? (finding.subject ?? strings.theSite) : <UrlText url={finding.url} />}
        </p>
        <div className={styles.sides}>
          <Side name={strings.before} evidence={finding.before} />
          <Side name={strings.after} evidence={finding.after} />
        </div>
      </li>
    ))}
    {findings.length > findingsMax && <li>{strings.moreFindings(findings.length - findingsMax)}</li>}
  </ul>
);

const Side = ({ name, evidence }: { readonly name: string; readonly evidence: readonly Evidence[] }) => (
  <div className={styles.side}>
    <p className={styles.sideName}>{name}</p>
    {evidence.length === 0 ? (
      <p className={styles.note}>{strings.noEvidence}</p>
    ) : (
      <ul className={styles.evidence}>
        {evidence.slice(0, evidenceMax).map((piece) => (
          <li key={JSON.stringify(piece)}>
            <Piece piece={piece} />
          </li>
        ))}
        {evidence.length > evidenceMax && <li>{strings.moreFindings(evidence.length - evidenceMax)}</li>}
      </ul>
    )}
  </div>
);

function Piece({ piece: { snippet, found, selector, urls } }: { readonly piece: Evidence }) {
  if (snippet !== undefined) {
    return (
      <code className={styles.snippet}>
        <MarkedText text={snippet} part={found} />
      </code>
    );
  }
  if (found !== undefined) return <span>{found}</span>;
  if (urls?.[0] !== undefined) return <UrlText url={urls[0]} />;
  return <code className={styles.snippet}>{selector}</code>;
}
