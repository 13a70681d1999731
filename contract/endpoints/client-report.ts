/** The report of a period for a client: before and after, what changed, and notes. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const query = z.object({
  /** Analyses of the site; without them the first and the last that are known. */
  from: z.string().optional(),
  to: z.string().optional(),
  notes: z.string().trim().max(2000, 'Use at most 2000 characters').default(''),
});

const reportOf = <const N extends string, const P extends `/api/${string}`>(spec: {
  name: N;
  path: P;
  summary: string;
  mediaType: string;
}) =>
  defineEndpoint({
    ...spec,
    method: 'GET',
    tag: 'Sites',
    access: 'user',
    keyScope: 'read',
    kind: 'download',
    rateLimit: 'work',
    params: z.object({ id: z.string() }),
    query,
    refusals: [
      'invalid_input',
      'site_not_found',
      'analysis_not_found',
      'nothing_to_compare',
      'pdf_unavailable',
      'too_many_requests',
    ],
  });

export const exportClientReport = reportOf({
  name: 'exportClientReport',
  path: '/api/sites/:id/client-report',
  summary: 'The trend of a period and what changed in it, with your notes, as one HTML file.',
  mediaType: 'text/html',
});

export const exportClientPdf = reportOf({
  name: 'exportClientPdf',
  path: '/api/sites/:id/client-report.pdf',
  summary: 'The same as a PDF file.',
  mediaType: 'application/pdf',
});
