/** Downloads a report as a file; an error is shown in a toast. */
import {
  exportCsv,
  exportFixes,
  exportHtmlReport,
  exportJson,
  exportPdf,
} from '@pagewright/contract/endpoints/analyses';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { exportName } from '@pagewright/contract/export-name';
import { useState } from 'react';
import { download } from '../../api/download.ts';
import { useToast } from '../../ui/toast.tsx';
import { strings } from './shared/strings.ts';

/** `called`: what its refusal calls it; the specification's path and words for the HTML report are those of a PDF. */
const files = {
  html: { endpoint: exportHtmlReport, called: 'PDF' },
  csv: { endpoint: exportCsv, called: 'CSV' },
  fixes: { endpoint: exportFixes, called: 'CSV' },
  json: { endpoint: exportJson, called: 'JSON' },
  pdf: { endpoint: exportPdf, called: 'PDF' },
} as const;

export type OfferedExport = keyof typeof files;

export function useExports(analysis: Analysis) {
  const toast = useToast();
  const [busy, setBusy] = useState<OfferedExport | null>(null);

  const refuse = (description: string) =>
    toast.show({ title: strings.exports.failed, description, tone: 'poor' });

  const fetchFile = async (kind: OfferedExport) => {
    const { endpoint, called } = files[kind];
    setBusy(kind);
    try {
      await download(endpoint, { params: { id: analysis.id } }, exportName(kind, analysis));
    } catch (error) {
      console.warn('an export failed', error);
      refuse(strings.exports.failedText(called));
    } finally {
      setBusy(null);
    }
  };

  const run = (kind: OfferedExport): void => {
    if (analysis.id === '') refuse(strings.exports.missingId(files[kind].called));
    else void fetchFile(kind);
  };

  return { busy, run };
}
