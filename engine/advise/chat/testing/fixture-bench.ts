/** Pages of fixture sites on the bench: audited as a scan would, with the page itself as the copy. */
import path from 'node:path';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { type FreshPage, fetchFreshPage } from '../../../analyze-page.ts';
import { analyzeSite } from '../../../analyze-site.ts';
import { openWorkbench } from '../../../chat-workbench.ts';
import { parseConnectTo } from '../../../crawl/connect-to.ts';
import { createHttpClient, type HttpClient } from '../../../crawl/http-client.ts';
import { noPauses } from '../../../crawl/testing/no-pauses.ts';
import { fixturesRoot } from '../../../testing/audit-fixture.ts';
import { serveSite } from '../../../testing/serve-site.ts';
import type { Workbench } from '../port.ts';

const at = '2026-11-15T10:00:00.000Z';

async function analyze(client: HttpClient, host: string): Promise<Analysis> {
  const outcome = await analyzeSite(
    {
      id: '5f3b1f4e-4c7d-4f0e-9d3c-1a2b3c4d5e6f',
      domain: host,
      host,
      path: '',
      useSitemap: true,
      settings: { ...defaultSettings, useAI: false, maxPages: 30 },
      maxPages: 30,
      plan: 'paid',
      heldCredits: 3,
      startedAtMs: 0,
    },
    { client, onProgress: () => undefined, now: () => new Date(at) },
    new AbortController().signal,
  );
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  return outcome.analysis;
}

export interface BenchedPage {
  readonly bench: Workbench;
  /** The same page when it cannot be read any more. */
  readonly stored: Workbench;
  readonly analysis: Analysis;
}

function opened(...input: Parameters<typeof openWorkbench>): Workbench {
  const bench = openWorkbench(...input);
  if (bench === null) throw new Error('The analysis has no such page.');
  return bench;
}

const changed = ({ page, ...fresh }: FreshPage, change: (html: string) => string): FreshPage => ({
  ...fresh,
  page: { ...page, body: Buffer.from(change(Buffer.from(page.body).toString('utf8')), 'utf8') },
});

/** Some pages of one fixture site, by their paths. */
export async function benchFixture(
  name: string,
  paths: readonly string[],
  /** What becomes of the page after the analysis. */
  change: (html: string) => string = (html) => html,
): Promise<Map<string, BenchedPage>> {
  const served = await serveSite(path.join(fixturesRoot, name));
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo),
    timing: noPauses,
  });
  try {
    const analysis = await analyze(client, served.host);
    const pages = new Map<string, BenchedPage>();
    for (const each of paths) {
      const pageUrl = `https://${served.host}${each}`;
      const fetched = await fetchFreshPage(client, pageUrl, new AbortController().signal);
      if (fetched.kind !== 'fetched') throw new Error(fetched.sentence);
      const order = { analysis, pageUrl, today: at.slice(0, 10) };
      pages.set(each, {
        analysis,
        bench: opened({ ...order, copy: { fresh: changed(fetched.fresh, change), fetchedAt: at } }),
        stored: opened({ ...order, copy: null }),
      });
    }
    return pages;
  } finally {
    await client.close();
    await served.close();
  }
}
