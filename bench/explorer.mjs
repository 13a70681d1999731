/** `npm run bench -- --explorer`: how long the explorer takes on 50,000 URLs, for every single filter and sort; prints p50, p95 and the slowest. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { operatorsOf, urlColumnNames, urlColumns, urlKinds } from '../contract/explorer/url-columns.ts';
import { openLab } from '../scripts/lab/support/lab.mjs';
import { meterTree } from '../scripts/lab/support/usage.mjs';
import { insertRows } from '../server/store/analysis-rows.ts';
import { readSlice } from '../server/store/url-lists.ts';
import { packRows } from '../server/workers/pack-rows.ts';
import { capital, randomFrom, sentenceFrom, wordsFrom } from './words.mjs';

const { values } = parseArgs({ options: { urls: { type: 'string', default: '50000' } } });
const count = Number(values.urls);
const atOnce = 1000;

/** A URL as a scan of the shop has it. */
function urlOf(i) {
  const random = randomFrom(104_729 + i);
  const title = `${wordsFrom(random, 5).map(capital).join(' ')} ${i} | Synthetic Store`;
  const status = random() < 0.03 ? 404 : random() < 0.03 ? 301 : 200;
  const findings = ['title-too-long', 'img-alt-missing', 'meta-description-missing', 'h1-missing'].filter(
    () => random() < 0.3,
  );
  const isPage = status === 200;
  return {
    values: { price: Math.round(random() * 10_000) / 100 },
    details: null,
    issues: [],
    row: {
      url: `https://bench.example/category-${i % 60}/${wordsFrom(random, 4).join('-')}-${i}`,
      kind: isPage ? 'page' : status === 301 ? 'redirect' : 'error',
      internal: true,
      status,
      contentType: 'text/html; charset=utf-8',
      indexable: isPage && random() < 0.9,
      whyNot: null,
      reason: null,
      title: isPage ? title : null,
      titleLength: isPage ? title.length : null,
      description: isPage ? sentenceFrom(random) : null,
      descriptionLength: isPage ? 100 : null,
      h1: isPage ? title.slice(0, 40) : null,
      h1Length: isPage ? 40 : null,
      words: Math.floor(random() * 3000),
      language: 'en',
      pageType: 'product',
      template: `/category-${i % 60}/*`,
      depth: Math.floor(random() * 6),
      inlinks: Math.floor(random() * 500),
      outlinks: 90,
      pageRank: random(),
      bytes: Math.floor(random() * 90_000),
      responseMs: Math.floor(random() * 900),
      canonical: `https://bench.example/category-${i % 60}/`,
      redirectTo: status === 301 ? 'https://bench.example/' : null,
      schemaTypes: ['Product'],
      critical: findings.length > 3 ? 1 : 0,
      warnings: findings.length,
      info: 3,
      findings,
      score: Math.round(random() * 100),
      lastModified: '2026-11-15',
      inSitemap: true,
      foundOn: 'https://bench.example/',
    },
  };
}

/** One of each operator, with a value that some rows have. */
function filtersOf(column) {
  const { type, choices } = urlColumns[column];
  const text = { url: 'category-7', title: 'store', description: 'a' }[column] ?? 'e';
  const value = {
    text,
    number: 50,
    status: '4xx',
    boolean: true,
    choice: choices?.[0] ?? urlKinds[0],
    list: 'h1-missing',
    date: '2026-11-15',
  }[type];
  return operatorsOf[type].map((operator) => {
    if (operator === 'isEmpty') return { column, isEmpty: true };
    const isBound = operator === 'atLeast' || operator === 'atMost';
    return { column, [operator]: type === 'status' && isBound ? 400 : value };
  });
}

const lab = await openLab();
const { db } = lab;
const id = randomUUID();
for (let from = 0; from < count; from += atOnce) {
  const urls = Array.from({ length: Math.min(atOnce, count - from) }, (_, i) => urlOf(from + i));
  const known = Object.fromEntries(urls.map(({ row }, i) => [row.url, from + i]));
  await insertRows(db, id, packRows({ urls, siteIssues: [] }, known));
}
/** Another analysis lies beside it, whose rows are none of ours. */
const others = Array.from({ length: 5000 }, (_, i) => urlOf(i));
await insertRows(db, randomUUID(), packRows({ urls: others, siteIssues: [] }));

/** Of the database alone: on a busy machine times say little. */
async function openMeter() {
  const { rows } = await sql`select pg_backend_pid() as pid`.execute(db);
  const stat = readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8');
  return meterTree(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
}

const times = [];
async function measure(name, query) {
  const start = performance.now();
  await readSlice(db, id, query, { after: null, limit: 100 });
  times.push({ name, ms: performance.now() - start });
}

let meter = await openMeter();
for (let round = 0; round < 2; round += 1) {
  times.length = 0;
  meter.read();
  meter = await openMeter();
  for (const column of [...urlColumnNames, 'field:price'])
    for (const sort of [column, `-${column}`]) await measure(`sort ${sort}`, { sort });
  for (const column of urlColumnNames)
    for (const filter of filtersOf(column))
      for (const sort of [column, '-inlinks', 'title'])
        await measure(`${JSON.stringify(filter)} sort ${sort}`, { filter, sort });
  await measure('search', { q: 'store 49' });
}
const { cpuSeconds } = meter.read();
await lab.close();

const sorted = times.toSorted((a, b) => a.ms - b.ms);
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
console.log(
  `${count} URLs, ${times.length} views: p50 ${at(0.5)?.ms.toFixed(0)} ms, p95 ${at(0.95)?.ms.toFixed(0)} ms, CPU of the database ${((cpuSeconds / times.length) * 1000).toFixed(0)} ms a view, load ${loadavg()[0]?.toFixed(0)}`,
);
for (const { name, ms } of sorted.slice(-5).toReversed()) console.log(`${ms.toFixed(0)} ms  ${name}`);
