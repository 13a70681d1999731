/** Opens what exports and the recheck of a page need. */
import path from 'node:path';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import type { SharedRateLimit } from '@pagewright/engine/fetch/shared-rate-limit';
import type { PageRenderer } from '@pagewright/engine/render/page-renderer';
import { createPrinter } from '../adapters/print-pdf.ts';
import { readReportFonts } from '../adapters/report-fonts.ts';
import type { ReportPorts } from '../services/deps.ts';
import { sharePrinter, shareReportWorker } from '../services/fair-reports.ts';
import { createReportWorker } from '../workers/report-worker.ts';

export interface ReportSetup {
  /** The project's folder. */
  readonly root: string;
  /** As the setting CONNECT_TO is written. */
  readonly connectTo: string;
  /** The page that explains the crawler to site owners. */
  readonly aboutUrl: string;
  readonly chromePath: string | undefined;
  /** The rate limit shared with runs. */
  readonly sharedRateLimit: SharedRateLimit;
  readonly renderer: PageRenderer;
}

export function openReports(setup: ReportSetup): ReportPorts & { readonly close: () => Promise<void> } {
  const { root, connectTo, aboutUrl, chromePath, sharedRateLimit, renderer } = setup;
  const worker = shareReportWorker(createReportWorker());
  const http = createHttpClient({ connectTo: parseConnectTo(connectTo), aboutUrl, sharedRateLimit });
  return {
    worker,
    http,
    renderer,
    style: readReportFonts(path.join(root, 'web', 'dist', 'client', 'assets')),
    printer: sharePrinter(
      createPrinter({ configured: chromePath, own: path.join(root, '.cache', 'browser', 'chromium') }),
    ),
    close: async () => {
      await Promise.all([worker.close(), http.close()]);
    },
  };
}
