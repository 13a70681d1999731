/** Findings that share a fate, rule by rule, each with its evidence before and after. */
import type { Evidence, Severity } from '@pagewright/contract/entities/issue';
import type { ChangedFinding, RuleChange } from '@pagewright/contract/entities/site-changes';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { useId } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout.tsx';
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
    <Stack as="ul" columns={1} ruled>
      {rules.map((rule) => (
        <li key={rule.ruleId}>
          <Disclosure summary={<RuleSummary rule={rule} />} level={3}>
            <Findings findings={rule.findings} />
          </Disclosure>
        </li>
      ))}
    </Stack>
  );
  if (!isOpen && rules.length > 0) {
    return (
      <div className={styles.section}>
        <Disclosure
          summary={
            <Text as="span" size="lg" weight={600}>
              {title}
            </Text>
          }
          level={2}
        >
          {text !== undefined && <Note tone="soft">{text}</Note>}
          {list}
        </Disclosure>
      </div>
    );
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Text id={id} as="h2" size="lg" weight={600}>
        {title}
      </Text>
      {rules.length === 0 ? <Note tone="soft">{empty}</Note> : list}
    </section>
  );
}

const placeOnSite = (findings: readonly ChangedFinding[]): string =>
  findings.length === 1
    ? (findings[0]?.subject ?? strings.wholeSite)
    : strings.findings({ count: findings.length });

function RuleSummary({ rule: { title, severity, findings } }: { readonly rule: RuleChange }) {
  const pages = new Set(findings.flatMap(({ url }) => url ?? [])).size;
  const onSite = findings.filter(({ url }) => url === null);
  return (
    <Row as="span" gap={2} rowGap={1} wrap>
      <ToneIcon tone={tones[severity]} label={severityLabels[severity]} />
      <Text as="span" weight={500}>
        {title}
      </Text>
      <Note as="span" tone="soft">
        {pages > 0 ? strings.onPages({ pages }) : placeOnSite(onSite)}
      </Note>
    </Row>
  );
}

const Findings = ({ findings }: { readonly findings: readonly ChangedFinding[] }) => (
  <ul className={styles.findings}>
    {findings.slice(0, findingsMax).map((finding) => (
      <li key={`${finding.url} ${finding.subject} ${JSON.stringify(finding.after)}`}>
        <Text size="sm" weight={500} anywhere>
          {finding.url === null ? (finding.subject ?? strings.theSite) : <UrlText url={finding.url} />}
        </Text>
        <div className={styles.sides}>
          <Side name={strings.before} evidence={finding.before} />
          <Side name={strings.after} evidence={finding.after} />
        </div>
      </li>
    ))}
    {findings.length > findingsMax && (
      <li>{strings.moreFindings({ count: findings.length - findingsMax })}</li>
    )}
  </ul>
);

const Side = ({ name, evidence }: { readonly name: string; readonly evidence: readonly Evidence[] }) => (
  <div>
    <Text size="xs" weight={600} tone="quiet">
      {name}
    </Text>
    {evidence.length === 0 ? (
      <Note tone="soft">{strings.noEvidence}</Note>
    ) : (
      <Stack as="ul" gap={1} size="sm" anywhere>
        {evidence.slice(0, evidenceMax).map((piece) => (
          <li key={JSON.stringify(piece)}>
            <Piece piece={piece} />
          </li>
        ))}
        {evidence.length > evidenceMax && (
          <li>{strings.moreFindings({ count: evidence.length - evidenceMax })}</li>
        )}
      </Stack>
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
