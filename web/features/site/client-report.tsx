/** The report of a period for a client: which analyses, notes, and the file. */
import { exportClientPdf, exportClientReport } from '@pagewright/contract/endpoints/client-report';
import type { Site } from '@pagewright/contract/entities/site';
import { periodName } from '@pagewright/contract/export-name';
import { messages } from '@pagewright/contract/messages/translate';
import { useState } from 'react';
import { wordsOf } from '../../api/api-error.ts';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/button.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';

const strings = messages({
  open: 'Client report…',
  heading: 'Report for a client',
  text: 'The trend between two analyses and what changed, with your notes. It shows your white label.',
  from: 'From',
  to: 'To',
  notes: 'Notes (optional)',
  notesHint: 'What you did, and what comes next.',
  cancel: 'Cancel',
  html: 'Download HTML',
  pdf: 'Download PDF',
  failed: 'The report could not be made.',
});

type Kind = 'html' | 'pdf';

const endpoints = { html: exportClientReport, pdf: exportClientPdf } as const;

export function ClientReportButton({ site }: { readonly site: Site }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{strings.open}</Button>
      {isOpen && <ClientReport site={site} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ClientReportProps {
  readonly site: Site;
  readonly onClose: () => void;
}

function ClientReport({ site: { id, domain, points }, onClose }: ClientReportProps) {
  const options = points.map(({ analysisId, date }) => ({ value: analysisId, label: dateTimeWords(date) }));
  const [from, setFrom] = useState(options[0]?.value ?? '');
  const [to, setTo] = useState(options.at(-1)?.value ?? '');
  const [notes, setNotes] = useState('');
  const [busy, setBusy] = useState<Kind | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const dateOf = (wanted: string): string =>
    points.find(({ analysisId }) => analysisId === wanted)?.date ?? '';
  const fetchFile = async (kind: Kind) => {
    setBusy(kind);
    setProblem(null);
    const [first = '', last = ''] = [dateOf(from), dateOf(to)].toSorted((a, b) => a.localeCompare(b));
    try {
      await download(
        endpoints[kind],
        { params: { id }, query: { from, to, notes } },
        periodName(kind, { domain, from: first, to: last }),
      );
      onClose();
    } catch (error) {
      setProblem(wordsOf(error, strings.failed));
      setBusy(null);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={strings.heading}
      description={strings.text}
      actions={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button disabled={from === to} busy={busy === 'html'} onClick={() => void fetchFile('html')}>
            {strings.html}
          </Button>
          <Button
            variant="primary"
            disabled={from === to}
            busy={busy === 'pdf'}
            onClick={() => void fetchFile('pdf')}
          >
            {strings.pdf}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {problem !== null && (
          <Text role="alert" size="sm" weight={500} tone="poor">
            {problem}
          </Text>
        )}
        <SelectField stacked label={strings.from} value={from} options={options} onChange={setFrom} />
        <SelectField stacked label={strings.to} value={to} options={options} onChange={setTo} />
        <TextArea
          label={strings.notes}
          hint={strings.notesHint}
          rows={4}
          maxLength={2000}
          value={notes}
          onChange={({ currentTarget }) => setNotes(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
