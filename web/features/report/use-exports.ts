/** Downloads a report as a file; an error is shown in a toast. */
import {
  exportCsv,
  exportFixes,
  exportHtmlReport,
  exportJson,
  exportPdf,
} from '@pagewright/contract/endpoints/analyses';
import { readBranding } from '@pagewright/contract/endpoints/branding';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { exportName } from '@pagewright/contract/export-name';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { download, handOver } from '../../api/download.ts';
import { useToast } from '../../ui/toast.tsx';
import { scoreCardImage, scoreCardOf } from './score-card.ts';
import { strings } from './shared/strings.ts';

/** `called`: what its refusal calls it; the specification's path and words for the HTML report are those of a PDF. */
const files = {
  html: { endpoint: exportHtmlReport, called: 'PDF' },
  csv: { endpoint: exportCsv, called: 'CSV' },
  fixes: { endpoint: exportFixes, called: 'CSV' },
  json: { endpoint: exportJson, called: 'JSON' },
  pdf: { endpoint: exportPdf, called: 'PDF' },
} as const;

/** The score card is drawn here, of what is on the screen. */
export type OfferedExport = keyof typeof files | 'card';

const calledOf = (kind: OfferedExport): string => (kind === 'card' ? 'PNG' : files[kind].called);

async function handOverCard(analysis: Analysis): Promise<void> {
  const card = scoreCardOf(analysis);
  if (card === null) throw new Error('The analysis has no score.');
  const { branding } = await call(readBranding, {});
  handOver(await scoreCardImage(card, branding), exportName('card', analysis));
}

export function useExports(analysis: Analysis) {
  const toast = useToast();
  const [busy, setBusy] = useState<OfferedExport | null>(null);

  const refuse = (description: string) =>
    toast.show({ title: strings.exports.failed, description, tone: 'poor' });

  const fetchFile = async (kind: OfferedExport) => {
    setBusy(kind);
    try {
      if (kind === 'card') await handOverCard(analysis);
      else await download(files[kind].endpoint, { params: { id: analysis.id } }, exportName(kind, analysis));
    } catch (error) {
      console.warn('an export failed', error);
      refuse(strings.exports.failedText({ kind: calledOf(kind) }));
    } finally {
      setBusy(null);
    }
  };

  const run = (kind: OfferedExport): void => {
    if (analysis.id === '') refuse(strings.exports.missingId({ kind: calledOf(kind) }));
    else void fetchFile(kind);
  };

  return { busy, run };
}
