/** Sandboxes for pages of fixture sites: audited as in a scan, with the page itself as the copy. */
import path from 'node:path';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { parseConnectTo } from '../../fetch/connect-to.ts';
import { createHttpClient, type HttpClient } from '../../fetch/http-client.ts';
import { clockWithoutPauses } from '../../fetch/testing/no-pauses.ts';
import { analyzeSite } from '../../pipeline/analyze-site.ts';
import { type FreshPage, fetchFreshPage } from '../../pipeline/fetch-fresh-page.ts';
import { openPageSandbox } from '../../pipeline/open-page-sandbox.ts';
import { fixturesRoot } from '../../testing/audit-fixture.ts';
import { optionsFor } from '../../testing/options-for.ts';
import { serveSite } from '../../testing/serve-site.ts';
import type { PageSandbox } from '../port.ts';

const at = '2026-11-15T10:00:00.000Z';

async function analyze(client: HttpClient, host: string): Promise<Analysis> {
  const outcome = await analyzeSite(
    optionsFor(host, { maxPages: 30, crawlDelayMs: 500 }),
    { client, onProgress: () => undefined, now: () => new Date(at) },
    new AbortController().signal,
  );
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  return outcome.analysis;
}

export interface SandboxedPage {
  readonly sandbox: PageSandbox;
  /** The same page when it cannot be read any more. */
  readonly stored: PageSandbox;
  readonly analysis: Analysis;
}

function opened(...input: Parameters<typeof openPageSandbox>): PageSandbox {
  const sandbox = openPageSandbox(...input);
  if (sandbox === null) throw new Error('The analysis has no such page.');
  return sandbox;
}

const changed = ({ page, ...fresh }: FreshPage, change: (html: string) => string): FreshPage => ({
  ...fresh,
  page: { ...page, body: Buffer.from(change(Buffer.from(page.body).toString('utf8')), 'utf8') },
});

/** Some pages of one fixture site, by their paths. */
export async function sandboxFixture(
  name: string,
  paths: readonly string[],
  /** What becomes of the page after the analysis. */
  change: (html: string) => string = (html) => html,
): Promise<Map<string, SandboxedPage>> {
  const served = await serveSite(path.join(fixturesRoot, name));
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo),
    clock: clockWithoutPauses,
  });
  try {
    const analysis = await analyze(client, served.host);
    const pages = new Map<string, SandboxedPage>();
    for (const each of paths) {
      const pageUrl = `https://${served.host}${each}`;
      const fetched = await fetchFreshPage(client, pageUrl, new AbortController().signal);
      if (fetched.kind !== 'fetched') throw new Error(fetched.sentence);
      const order = { analysis, pageUrl, today: at.slice(0, 10) };
      pages.set(each, {
        analysis,
        sandbox: opened({ ...order, copy: { fresh: changed(fetched.fresh, change), fetchedAt: at } }),
        stored: opened({ ...order, copy: null }),
      });
    }
    return pages;
  } finally {
    await client.close();
    await served.close();
  }
}
