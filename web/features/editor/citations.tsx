/** What a reply rests on: findings of the audit, and words of the page. */
import type { Citation } from '@pagewright/contract/entities/conversation';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import styles from './citations.module.css';
import { severityTones } from './severity-tones.ts';
import { strings } from './strings.ts';

export const Citations = ({ citations }: { readonly citations: readonly Citation[] }) => (
  <Disclosure summary={strings.citations(citations.length)}>
    <ul className={styles.citations}>
      {citations.map((citation) => (
        <li key={JSON.stringify(citation)}>
          <Cited citation={citation} />
        </li>
      ))}
    </ul>
  </Disclosure>
);

function Cited({ citation }: { readonly citation: Citation }) {
  if (citation.kind === 'text') {
    return (
      <p>
        <q>{citation.text}</q> <span className={styles.quiet}>{strings.quoted(citation.place)}</span>
      </p>
    );
  }
  const { severity, title } = citation;
  return (
    <p className={styles.finding}>
      <ToneIcon tone={severityTones[severity]} size={12} label={severityLabels[severity]} />
      <span>{title}</span>
    </p>
  );
}
