/** A report in one of the formats of the command. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { GateResult } from '@pagewright/engine/gate/gate';
import { renderCsv } from '@pagewright/engine/report/csv';
import { renderHtmlReport } from '@pagewright/engine/report/html-report';
import { renderJunit } from '@pagewright/engine/report/junit';
import { renderLlm } from '@pagewright/engine/report/llm';
import { renderMarkdown } from '@pagewright/engine/report/markdown';
import { type ReportContext, renderSarif } from '@pagewright/engine/report/sarif';
import type { Format } from '../config/flags.ts';
import { renderText } from './text.ts';
import { readVersion } from './version.ts';

export interface ReportOptions {
  readonly gate: GateResult | null;
  readonly notes: readonly string[];
  readonly all: boolean;
  readonly hasColors: boolean;
  readonly maxTokens: number | undefined;
  readonly locate: NonNullable<ReportContext['locate']> | null;
}

export function renderReport(format: Format, analysis: Analysis, options: ReportOptions): string {
  const { gate, locate, maxTokens } = options;
  const context = { version: readVersion(), gate, ...(locate !== null && { locate }) };
  switch (format) {
    case 'text':
      return renderText(analysis, options);
    case 'json':
      return `${JSON.stringify({ ...analysis, ...(gate !== null && { gate }) }, null, 2)}\n`;
    case 'markdown':
      return renderMarkdown(analysis, context);
    case 'html':
      return renderHtmlReport(analysis, { isShared: true });
    case 'junit':
      return renderJunit(analysis, context);
    case 'sarif':
      return renderSarif(analysis, context);
    case 'csv':
      return renderCsv(analysis);
    case 'llm':
      return renderLlm(analysis, { gate, ...(maxTokens !== undefined && { maxTokens }) });
  }
}
