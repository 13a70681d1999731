/** Coverage: whether everything was crawled, the notes, and each URL with its outcome. */
import type { CoverageEntry, CoverageOutcome } from '@pagewright/contract/entities/coverage';
import { coverageCounts } from '@pagewright/contract/report/report-figures';
import { formatNumber } from '@pagewright/contract/report/report-words';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { NotEvaluatedList } from '../pages/not-evaluated-list.tsx';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import styles from './coverage.module.css';
import overview from './overview.module.css';

const words = strings.coverage;
const tones: Readonly<Record<CoverageOutcome, Tone>> = {
  analysed: 'good',
  skipped: 'neutral',
  blocked: 'fair',
  failed: 'poor',
};
const outcomes = ['analysed', 'skipped', 'blocked', 'failed'] as const;
const shownAtFirst = 50;

export function Coverage() {
  const { analysis } = useReportData();
  const { full, notes, entries } = analysis.coverage;
  const counts = coverageCounts(analysis);
  return (
    <section aria-labelledby="coverage" className={styles.coverage}>
      <h3 id="coverage" className={overview.heading}>
        {words.heading}
      </h3>
      <p className={styles.sentence}>
        <ToneIcon tone={full ? 'good' : 'fair'} />
        {full ? words.full : words.partial}
      </p>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ul className={styles.counts}>
        {outcomes.map((outcome) => (
          <li key={outcome}>
            <ToneIcon tone={tones[outcome]} size={10} />
            {words.outcomes[outcome]} <strong>{formatNumber(counts[outcome])}</strong>
          </li>
        ))}
      </ul>
      {entries.length > 0 && (
        <Disclosure print="line" summary={words.list(entries.length)}>
          <Entries entries={entries} />
        </Disclosure>
      )}
      {analysis.notEvaluated.length > 0 && (
        <Disclosure print="line" summary={words.notEvaluated(analysis.notEvaluated.length)}>
          <NotEvaluatedList rules={analysis.notEvaluated} />
        </Disclosure>
      )}
    </section>
  );
}

function Entries({ entries }: { readonly entries: readonly CoverageEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      <Table
        caption={words.heading}
        rows={rows}
        rowKey={({ url, foundIn, foundOn }) => `${url} ${foundIn} ${foundOn ?? ''}`}
        columns={columns}
      />
      {rows.length < entries.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {words.showAll} ({strings.list.shown(rows.length, entries.length)})
        </Button>
      )}
    </>
  );
}

const Outcome = ({ entry: { outcome, status } }: { readonly entry: CoverageEntry }) => (
  <span className={styles.outcome}>
    <ToneIcon tone={tones[outcome]} size={10} />
    {words.outcomes[outcome]}
    {status !== undefined && status !== 200 && ` (${status})`}
  </span>
);

const columns: readonly TableColumn<CoverageEntry>[] = [
  { id: 'url', header: words.columns.url, rowHeader: true, cell: ({ url }) => <UrlText url={url} /> },
  { id: 'outcome', header: words.columns.outcome, cell: (entry) => <Outcome entry={entry} /> },
  { id: 'found', header: words.columns.found, cell: ({ foundIn }) => words.foundIn[foundIn] },
  { id: 'reason', header: words.columns.reason, cell: ({ reason }) => reason },
];
