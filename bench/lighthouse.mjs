/** `npm run lab -- lighthouse`: ten checks that Lighthouse has too, on the same pages; prints the differences. `--corpus` takes real websites. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fixturesRoot } from '../engine/testing/audit-fixture.ts';
import { serveSite } from '../engine/testing/serve-site.ts';
import { isFetched } from '../scripts/corpus/cache.mjs';
import { serveSites } from '../scripts/corpus/server.mjs';
import { sites as corpus } from '../scripts/corpus/sites.mjs';
import { ensureInstalled, say } from '../scripts/prepare.mjs';
import { serveDemo } from '../server/demo/serve-demo.ts';
import { auditWithRenderer } from '../server/testing/audit-with-renderer.ts';
import { ensureLighthouse, openLighthouse, templates } from './lighthouse-runner.mjs';

const { values } = parseArgs({
  options: {
    corpus: { type: 'boolean', default: false },
    pages: { type: 'string', default: '48' },
    json: { type: 'string' },
  },
});
const shareMin = 0.95;
/** Many sites with few pages each show more than few sites with many. */
const pagesOfCorpusSite = 2;
/** All pages of these are compared: each has one fault. */
const planted = ['head-faults', 'layout-faults'];
const fixtures = [...planted, 'multilingual', 'broken-everything', 'shop', 'faultless'];

/** Lighthouse's audits, and our rules that check the same. */
const rulesByAudit = {
  'viewport-insight': ['viewport-missing'],
  'document-title': ['title-missing'],
  'meta-description': ['meta-description-missing'],
  'image-alt': ['img-alt-missing'],
  'link-text': ['link-generic-anchor'],
  'crawlable-anchors': ['link-uncrawlable'],
  hreflang: ['hreflang-invalid-code', 'hreflang-relative-url'],
  canonical: [
    'canonical-multiple',
    'canonical-invalid',
    'canonical-relative',
    'canonical-to-homepage',
    'canonical-hreflang-conflict',
  ],
  'color-contrast': ['a11y-contrast'],
  'target-size': ['mobile-tap-target'],
};

async function serveAll() {
  const demo = await serveDemo();
  const served = await Promise.all(fixtures.map((name) => serveSite(path.join(fixturesRoot, name))));
  const made = await Promise.all(
    templates.map(({ name, folder }) => {
      const host = `${name.replace('startbootstrap-', '')}.example`;
      writeFileSync(path.join(folder, 'site.json'), JSON.stringify({ hosts: [host] }));
      return serveSite(folder);
    }),
  );
  const connectTo = [demo.connectTo].flat().join(',');
  return {
    sites: [
      { host: 'demo.example', connectTo },
      { host: 'rival.example', connectTo },
      ...[...served, ...made].map((site, at) => ({
        host: site.host,
        connectTo: site.connectTo,
        isPlanted: at < planted.length,
      })),
    ],
    close: () => Promise.all([demo.close(), ...[...served, ...made].map((site) => site.close())]),
  };
}

/** The sites of `npm run corpus` that were fetched. */
async function serveCorpus() {
  const fetched = corpus.filter(isFetched);
  if (fetched.length === 0) throw new Error('No site was fetched: run `npm run corpus -- fetch`.');
  const { connectTo, close } = await serveSites(fetched);
  return {
    sites: fetched.map(({ host }) => ({ host, connectTo, maxPages: pagesOfCorpusSite })),
    close,
  };
}

/** Our findings on every rendered page. */
async function findingsOf({ host, connectTo, maxPages }) {
  say(`ours: ${host}`);
  const { site } = await auditWithRenderer(host, connectTo, maxPages);
  const issues = new Map(site.pages.map((page) => [page.url, page.issues]));
  return site.renderings
    .filter(({ result }) => result.kind === 'rendered')
    .map(({ url }) => ({ url, issues: issues.get(url) ?? [] }));
}

/** One page of each site in turn. */
function spread(lists) {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

function compare(id, audit, issues) {
  const own = issues.filter(({ ruleId }) => rulesByAudit[id].includes(ruleId));
  const theirs = audit === undefined || audit.score === null || audit.score === 1 ? 'fine' : 'fault';
  const nodes = (audit?.details?.items ?? [])
    .slice(0, 3)
    .map((item) => item.node?.snippet ?? item.source?.snippet ?? item.text ?? item.url ?? '');
  return {
    ours: own.length > 0 ? 'fault' : 'fine',
    theirs,
    mode: audit?.scoreDisplayMode ?? 'missing',
    words: [
      ...own.map(({ ruleId, description }) => `ours: ${ruleId}: ${description}`),
      ...(theirs === 'fault'
        ? [`theirs: ${audit.explanation ?? audit.title} ${nodes.join(' ')}`.trim()]
        : []),
    ],
  };
}

function printTable(results) {
  console.log('| audit | pages | both fine | both a fault | agree |\n|---|---|---|---|---|');
  for (const [id, own] of Map.groupBy(results, ({ audit }) => audit)) {
    const both = (word) => own.filter(({ ours, theirs }) => ours === word && theirs === word).length;
    const agreed = both('fine') + both('fault');
    console.log(
      `| ${id} | ${own.length} | ${both('fine')} | ${both('fault')} | ${((100 * agreed) / own.length).toFixed(0)} % |`,
    );
  }
}

ensureInstalled();
ensureLighthouse();
const served = await (values.corpus ? serveCorpus() : serveAll());
const lighthouse = await openLighthouse([...new Set(served.sites.map((site) => site.connectTo))].join(','));
try {
  const lists = [];
  for (const site of served.sites) lists.push(await findingsOf(site));
  const isPlanted = (_, at) => served.sites[at].isPlanted;
  const pages = [
    ...lists.filter(isPlanted).flat(),
    ...spread(lists.filter((list, at) => !isPlanted(list, at))),
  ].slice(0, Number(values.pages));
  const results = [];
  for (const [at, { url, issues }] of pages.entries()) {
    say(`theirs ${at + 1}/${pages.length}: ${url}`);
    const { audits, runtimeError } = await lighthouse.audit(url, { onlyAudits: Object.keys(rulesByAudit) });
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
    for (const id of Object.keys(rulesByAudit))
      results.push({ audit: id, url, ...compare(id, audits[id], issues) });
  }
  const apart = results.filter(({ ours, theirs }) => ours !== theirs);
  const share = 1 - apart.length / results.length;
  printTable(results);
  console.log(
    `\n${pages.length} pages, ${results.length} results: ${(100 * share).toFixed(1)} % agree; ${apart.length} differ.\n`,
  );
  for (const { audit, url, ours, theirs, words } of apart)
    console.log(`- ${audit} on ${url}: ours ${ours}, theirs ${theirs}\n    ${words.join('\n    ')}`);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results, null, 1));
  if (share < shareMin) process.exitCode = 1;
} finally {
  await lighthouse.close();
  await served.close();
}
