/** Takes a report along as a file; a refusal is told in a toast. */
import {
  exportCsv,
  exportHtmlReport,
  exportJson,
  exportPrintedReport,
} from '@pagewright/contract/endpoints/analyses';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { useState } from 'react';
import { download } from '../../api/download.ts';
import { useToast } from '../../ui/toast.tsx';
import { strings } from './strings.ts';

export type ExportKind = 'html' | 'csv' | 'json' | 'pdf';

/** `dated`: several of one site stand apart in a folder. `called`: what its refusal calls it. */
const files = {
  html: { endpoint: exportHtmlReport, ending: 'html', called: 'PDF', dated: false },
  csv: { endpoint: exportCsv, ending: 'csv', called: 'CSV', dated: true },
  json: { endpoint: exportJson, ending: 'json', called: 'JSON', dated: true },
  pdf: { endpoint: exportPrintedReport, ending: 'pdf', called: 'PDF', dated: true },
} as const;

/** A domain may have a path behind it, and a file name no slash. */
export function fileNameOf(kind: ExportKind, { domain, date }: Pick<Analysis, 'domain' | 'date'>): string {
  const { ending, dated } = files[kind];
  const site = domain.replace(/[^\p{L}\p{N}.-]+/gu, '-').replace(/^-+|-+$/g, '');
  return `seo-analysis-${site}${dated ? `-${date.slice(0, 10)}` : ''}.${ending}`;
}

export function useExports(analysis: Analysis) {
  const toast = useToast();
  const [busy, setBusy] = useState<ExportKind | null>(null);

  const refuse = (description: string) =>
    toast.show({ title: strings.exports.failed, description, tone: 'poor' });

  const fetchFile = async (kind: ExportKind) => {
    const { endpoint, called } = files[kind];
    setBusy(kind);
    try {
      await download(endpoint, { params: { id: analysis.id } }, fileNameOf(kind, analysis));
    } catch (error) {
      console.warn('an export failed', error);
      refuse(strings.exports.failedText(called));
    } finally {
      setBusy(null);
    }
  };

  const run = (kind: ExportKind): void => {
    if (analysis.id === '') refuse(strings.exports.missingId(files[kind].called));
    else void fetchFile(kind);
  };

  return { busy, run };
}
