/** Reading, exporting, refreshing and deleting past analyses. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Analysis } from '../entities/analysis.ts';
import { HistoryItem } from '../entities/history.ts';
import { Page } from '../entities/page.ts';

const tag = 'Analyses';
const params = z.object({ id: z.string() });

export const readHistory = defineEndpoint({
  name: 'readHistory',
  method: 'GET',
  path: '/api/analysis/history',
  summary: "The user's analyses, newest first.",
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  response: z.array(HistoryItem),
});

export const readRecent = defineEndpoint({
  name: 'readRecent',
  method: 'GET',
  path: '/api/analysis/recent',
  summary: 'The newest few analyses.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  response: z.array(HistoryItem),
});

export const readAnalysis = defineEndpoint({
  name: 'readAnalysis',
  method: 'GET',
  path: '/api/analysis/:id',
  summary: 'One whole analysis.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: Analysis,
  refusals: ['analysis_not_found'],
});

export const deleteAnalysis = defineEndpoint({
  name: 'deleteAnalysis',
  method: 'DELETE',
  path: '/api/analysis/:id',
  summary: 'Deletes an analysis; it can be restored for a short time.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  params,
  response: z.object({ ok: z.literal(true) }),
  refusals: ['analysis_not_found'],
});

export const restoreAnalysis = defineEndpoint({
  name: 'restoreAnalysis',
  method: 'POST',
  path: '/api/analysis/:id/restore',
  summary: 'Restores an analysis shortly after it was deleted.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  params,
  response: z.object({ ok: z.literal(true) }),
  refusals: ['analysis_not_found'],
});

export const readScreenshot = defineEndpoint({
  name: 'readScreenshot',
  method: 'GET',
  path: '/api/analysis/:id/screenshots/:key',
  summary: 'A screenshot of a page, as the design analysis names it: JPEG, or WebP in some older reports.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'download',
  params: params.extend({ key: z.string().max(64) }),
  mediaType: 'image/jpeg',
  refusals: ['analysis_not_found', 'screenshot_unavailable'],
});

export const readImage = defineEndpoint({
  name: 'readImage',
  method: 'GET',
  path: '/api/analysis/:id/images',
  summary:
    'An image of an analyzed page that a person must describe, fetched from its website now: JPEG, PNG, WebP or GIF.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'download',
  rateLimit: 'images',
  params,
  query: z.object({ src: z.string().min(1).max(2048) }),
  mediaType: 'image/jpeg',
  refusals: ['invalid_input', 'analysis_not_found', 'image_unavailable', 'too_many_requests'],
});

export const reanalyzePage = defineEndpoint({
  name: 'reanalyzePage',
  method: 'POST',
  path: '/api/analysis/:id/reanalyze-page',
  summary: 'Fetches one page of an analysis again and audits it again.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  params,
  body: z.object({ pageUrl: z.string().min(1).max(2048) }),
  response: z.object({ updatedPage: Page }),
  refusals: ['invalid_input', 'analysis_not_found', 'needs_credits', 'page_unreadable', 'too_many_requests'],
});

const exportOf = <const N extends string, const P extends `/api/${string}`>(spec: {
  name: N;
  path: P;
  summary: string;
  mediaType: string;
}) =>
  defineEndpoint({
    ...spec,
    method: 'GET',
    tag,
    access: 'user',
    keyScope: 'read',
    kind: 'download',
    params,
    refusals: ['analysis_not_found', 'too_many_requests'],
  });

export const exportCsv = exportOf({
  name: 'exportCsv',
  path: '/api/analysis/:id/export/csv',
  summary: 'The findings as a spreadsheet, named seo-analysis-{domain}-{date}.csv.',
  mediaType: 'text/csv',
});

export const exportHtmlReport = exportOf({
  name: 'exportHtmlReport',
  path: '/api/analysis/:id/export/pdf',
  summary: 'The whole report as one HTML file that prints well, named seo-analysis-{domain}.html.',
  mediaType: 'text/html',
});

export const exportPdf = defineEndpoint({
  ...exportOf({
    name: 'exportPdf',
    path: '/api/analysis/:id/export/report.pdf',
    summary: 'The report as a PDF file, named seo-analysis-{domain}-{date}.pdf.',
    mediaType: 'application/pdf',
  }),
  rateLimit: 'work',
  refusals: ['analysis_not_found', 'pdf_unavailable', 'too_many_requests'],
});

export const exportFixes = exportOf({
  name: 'exportFixes',
  path: '/api/analysis/:id/export/fixes',
  summary: 'Every measured fix as a spreadsheet, named seo-analysis-{domain}-fixes-{date}.csv.',
  mediaType: 'text/csv',
});

export const exportJson = exportOf({
  name: 'exportJson',
  path: '/api/analysis/:id/export/json',
  summary: 'The whole analysis as JSON, named seo-analysis-{domain}-{date}.json.',
  mediaType: 'application/json',
});
