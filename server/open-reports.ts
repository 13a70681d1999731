/** Opens what services need to export reports and to look at a page again. */
import path from 'node:path';
import { parseConnectTo } from '@pagewright/engine/crawl/connect-to';
import { createHttpClient } from '@pagewright/engine/crawl/http-client';
import type { SharedPace } from '@pagewright/engine/crawl/shared-pace';
import { createPrinter } from './adapters/print-pdf.ts';
import { readReportFonts } from './adapters/report-fonts.ts';
import { createReportDesk } from './runs/report-desk.ts';
import type { ReportPorts } from './services/deps.ts';

export interface ReportSetup {
  /** The project's folder. */
  readonly root: string;
  /** As the setting CONNECT_TO is written. */
  readonly connectTo: string;
  /** The page that tells a site's owner who asks. */
  readonly aboutUrl: string;
  readonly chromePath: string | undefined;
  /** What runs ask of the same sites meanwhile. */
  readonly sharedPace: SharedPace;
}

export function openReports(setup: ReportSetup): ReportPorts & { readonly close: () => Promise<void> } {
  const { root, connectTo, aboutUrl, chromePath, sharedPace } = setup;
  const desk = createReportDesk();
  const http = createHttpClient({ connectTo: parseConnectTo(connectTo), aboutUrl, sharedPace });
  return {
    desk,
    http,
    look: readReportFonts(path.join(root, 'web', 'dist', 'client', 'assets')),
    printer: createPrinter({
      configured: chromePath,
      own: path.join(root, '.cache', 'browser', 'chromium'),
    }),
    close: async () => {
      await Promise.all([desk.close(), http.close()]);
    },
  };
}
