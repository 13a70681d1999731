/** Coverage: whether everything was crawled, the notes, and each URL with its outcome. */
import { formatNumber } from '@pagewright/contract/count-of';
import type { CoverageEntry, CoverageOutcome } from '@pagewright/contract/entities/coverage';
import { coverageCounts, outcomeLabels, outcomes } from '@pagewright/contract/report/report-figures';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import styles from './coverage.module.css';
import overviewStyles from './overview.module.css';
import { NotEvaluatedList } from './pages/not-evaluated-list.tsx';

const words = strings.coverage;
const tones: Readonly<Record<CoverageOutcome, Tone>> = {
  analysed: 'good',
  notCrawled: 'fair',
  skipped: 'neutral',
  blocked: 'fair',
  failed: 'poor',
};
const shownAtFirst = 50;

export function Coverage() {
  const { analysis } = useReportData();
  const { full, notes, entries } = analysis.coverage;
  const counts = coverageCounts(analysis);
  return (
    <Stack aria-labelledby="coverage" as="section" gap={2}>
      <h3 id="coverage" className={overviewStyles.heading}>
        {words.heading}
      </h3>
      <Row as="p" gap={2} align="start" size="sm" measure className={styles.sentence}>
        <ToneIcon tone={full ? 'good' : 'fair'} />
        {full ? words.full : words.partial}
      </Row>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Row as="ul" gap={5} rowGap={1} align="stretch" size="sm" tone="soft" wrap className={styles.counts}>
        {outcomes.map((outcome) => (
          <Row key={outcome} as="li" gap={2}>
            <ToneIcon tone={tones[outcome]} size={10} />
            {outcomeLabels[outcome]} <strong>{formatNumber(counts[outcome])}</strong>
          </Row>
        ))}
      </Row>
      {entries.length > 0 && (
        <Disclosure print="line" summary={words.list({ count: entries.length })}>
          <Entries entries={entries} />
        </Disclosure>
      )}
      {analysis.notEvaluated.length > 0 && (
        <Disclosure print="line" summary={words.notEvaluated({ count: analysis.notEvaluated.length })}>
          <NotEvaluatedList rules={analysis.notEvaluated} />
        </Disclosure>
      )}
    </Stack>
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
        columns={columns()}
      />
      {rows.length < entries.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {words.showAll} ({strings.list.shown({ shown: rows.length, all: entries.length })})
        </Button>
      )}
    </>
  );
}

const Outcome = ({ entry: { outcome, status } }: { readonly entry: CoverageEntry }) => (
  <Row as="span" gap={2} nowrap>
    <ToneIcon tone={tones[outcome]} size={10} />
    {outcomeLabels[outcome]}
    {status !== undefined && status !== 200 && ` (${status})`}
  </Row>
);

const columns = (): readonly TableColumn<CoverageEntry>[] => [
  { id: 'url', header: words.columns.url, rowHeader: true, cell: ({ url }) => <UrlText url={url} /> },
  { id: 'outcome', header: words.columns.outcome, cell: (entry) => <Outcome entry={entry} /> },
  { id: 'found', header: words.columns.found, cell: ({ foundIn }) => words.foundIn[foundIn] },
  { id: 'reason', header: words.columns.reason, cell: ({ reason }) => reason },
];
