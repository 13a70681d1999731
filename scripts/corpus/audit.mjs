/** Audits sites of the corpus as the product does, with the built-in suggester, and writes each result to a file. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AuditOptions } from '../../contract/entities/audit-options.ts';
import { realClock } from '../../engine/fetch/clock.ts';
import { parseConnectTo } from '../../engine/fetch/connect-to.ts';
import { createHttpClient } from '../../engine/fetch/http-client.ts';
import { analyzeSite } from '../../engine/pipeline/analyze-site.ts';
import { serveDemo } from '../../server/demo/serve-demo.ts';
import { createBuiltInSuggester } from '../../server/workers/lazy-suggester.ts';
import { say } from '../say.mjs';
import { openRenderer } from './renderer.mjs';
import { serveSites } from './server.mjs';
import { describeAnalysis } from './write-report.mjs';

/** Nothing but the corpus is reached, so that a result does not depend on the network: other hosts cannot be checked. */
const resolveNothing = () =>
  Promise.reject(
    Object.assign(new Error('The corpus is audited without a network.'), { code: 'DNS_TIMEOUT' }),
  );

const optionsFor = ({ host }, maxPages) =>
  AuditOptions.parse({
    id: '00000000-0000-4000-8000-000000000001',
    domain: host,
    host,
    maxPages,
    crawlDelayMs: 0,
    startedAtMs: Date.now(),
  });

/** The product's own two websites, which need not be fetched. */
export const demoSites = ['demo.example', 'rival.example'].map((host) => ({
  name: host,
  host,
  kind: 'demo',
  language: 'en',
  start: '/',
  isDemo: true,
}));

async function serve(site) {
  if (site.isDemo !== true) return serveSites([site]);
  const served = await serveDemo();
  return { ...served, connectTo: served.connectTo.join(',') };
}

export async function auditSite(site, { maxPages, suggester, renders, out }) {
  const served = await serve(site);
  const connectTo = parseConnectTo(served.connectTo);
  const client = createHttpClient({
    connectTo,
    resolve: resolveNothing,
    clock: { ...realClock, sleep: (_ms, signal) => realClock.sleep(0, signal) },
  });
  const renderer = renders ? openRenderer(connectTo, path.join(out, 'screenshots', site.name)) : null;
  const ports = {
    client,
    suggester,
    ...(renderer !== null && { renderPage: renderer.renderPage }),
    onProgress: () => undefined,
    now: () => new Date(),
  };
  try {
    return await analyzeSite(optionsFor(site, maxPages), ports, new AbortController().signal);
  } finally {
    await renderer?.close();
    await client.close();
    await served.close();
  }
}

const figures = ({ score, pages, siteIssues, metrics }) => {
  const findings = siteIssues.length + pages.reduce((sum, { issues }) => sum + issues.length, 0);
  const rules = new Set(
    [...siteIssues, ...pages.flatMap(({ issues }) => issues)].map(({ ruleId }) => ruleId),
  );
  return `${pages.length} pages, score ${score?.value ?? 'none'}, ${findings} findings of ${rules.size} rules, ${metrics.criticalIssues} critical`;
};

/** Each site in turn, with one suggester as in a worker of the product; one that fails does not hold up the others. */
export async function auditSites(sites, { maxPages, out, renders }) {
  mkdirSync(out, { recursive: true });
  const suggester = createBuiltInSuggester();
  for (const site of sites) {
    const outcome = await auditSite(site, { maxPages, suggester, renders, out }).catch((error) => ({
      kind: 'failed',
      sentence: error.stack,
    }));
    const file = path.join(out, site.name);
    if (!('analysis' in outcome)) {
      rmSync(`${file}.json`, { force: true });
      writeFileSync(`${file}.md`, `# ${site.name}: not audited\n\n${outcome.sentence}\n`);
      say(`${site.name}: ${outcome.sentence}`);
      continue;
    }
    writeFileSync(`${file}.json`, JSON.stringify(outcome.analysis, null, 1));
    writeFileSync(`${file}.md`, describeAnalysis(site, outcome.analysis));
    say(`${site.name}: ${figures(outcome.analysis)}`);
  }
}
