/** `npm run bench -- --stages`, `--rules` and `--ratio`: the processor time of each stage and rule on three kinds of pages, beside parse5. */
import { parseArgs } from 'node:util';
import { parse } from 'parse5';
import { indexabilityOf } from '../engine/audit/gates.ts';
import { ruleContext } from '../engine/audit/rule.ts';
import { allRules } from '../engine/audit/rules/all.ts';
import { evaluatePageRule, runPageRules, sortRules } from '../engine/audit/run-rules.ts';
import { SiteBuilder } from '../engine/audit/site/site-builder.ts';
import { SiteContext } from '../engine/audit/site-context.ts';
import { summarisePage } from '../engine/audit/summarise-page.ts';
import { extractPage } from '../engine/extract/extract-page.ts';
import { normaliseUrl } from '../engine/fetch/normalize-url.ts';
import { classifyResponse } from '../engine/fetch/response-kind.ts';
import type { FetchedPage } from '../engine/model/fetched-page.ts';
import type { PageFacts } from '../engine/model/page-facts.ts';
import { parseHtml } from '../html-stream/parse-html.ts';
import type { TreeListener } from '../html-stream/tree-listener.ts';
import { makeSite, pageKinds } from './site-generator.mjs';

const { values } = parseArgs({
  options: {
    rules: { type: 'boolean', default: false },
    ratio: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    pages: { type: 'string' },
  },
});
/** What CI asks is far from its limits: a few rounds of the two stages that it compares. */
const usual = values.ratio ? { rounds: 5, pages: 20 } : { rounds: 15, pages: 40 };

/** The most that extraction and page rules may cost, as a multiple of what parse5 needs to build a tree. */
const ratioMax: Readonly<Record<string, number>> = { shop: 4, small: 6, manual: 4 };

const origin = 'https://bench.example';
const rounds = Number(values.rounds ?? usual.rounds);
const { page: pageRules } = sortRules(allRules);
const context = new SiteContext('2026-11-15');

interface BenchPage {
  readonly html: string;
  readonly response: FetchedPage;
  readonly facts: PageFacts;
}

function makePages(kind: string): BenchPage[] {
  const count = Number(values.pages ?? usual.pages);
  const { page, paths } = makeSite(count, origin, kind);
  return Array.from({ length: count }, (_, i): BenchPage => {
    const html: string = page(i);
    const body = Buffer.from(html);
    const url = `${origin}${paths[i]}`;
    const response: FetchedPage = {
      requestedUrl: url,
      url,
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-length': String(body.length) },
      body,
      truncated: false,
      transferBytes: body.length,
      hops: [],
      firstByteMs: 20,
      totalMs: 30,
    };
    return { html, response, facts: extractPage(response) };
  });
}

const silent = new Proxy({}, { get: () => () => undefined }) as TreeListener;

const audit = (facts: PageFacts) =>
  runPageRules(facts, pageRules, { indexability: indexabilityOf(facts, normaliseUrl), context });

/** What happens to each page in turn; `record` is what the site rules will need of it. */
const stages: Readonly<Record<string, (pages: readonly BenchPage[]) => void>> = {
  'parse5, tree': (pages) => pages.forEach(({ html }) => parse(html)),
  'html-stream, events': (pages) => pages.forEach(({ html }) => parseHtml(html, silent)),
  classify: (pages) => pages.forEach(({ response }) => classifyResponse(response)),
  extract: (pages) => pages.forEach(({ response }) => extractPage(response)),
  'extract and page rules': (pages) => pages.forEach(({ response }) => audit(extractPage(response))),
  record: (pages) => {
    const builder = new SiteBuilder(normaliseUrl, 'bench.example');
    for (const { facts } of pages) {
      summarisePage(facts, true);
      builder.addPage(facts);
    }
  },
};

const compared = ['parse5, tree', 'extract and page rules'] as const;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds a page of each stage: all stages in every round, so that a busy moment affects all of them. */
function measureStages(pages: readonly BenchPage[]): ReadonlyMap<string, number> {
  const names = values.ratio ? compared : Object.keys(stages);
  const times = new Map(names.map((name): [string, number[]] => [name, []]));
  for (let round = -2; round < rounds; round += 1)
    for (const name of names) {
      const ms = cpuMs(() => stages[name]?.(pages)) / pages.length;
      if (round >= 0) times.get(name)?.push(ms);
    }
  return new Map(names.map((name) => [name, median(times.get(name) ?? [])]));
}

/**
 * Microseconds a page of each rule; a rule that is the first to read a shared value pays for it. A call takes less than
 * the machine lets a process run undisturbed, so the least of the rounds is its own time.
 */
function measureRules(pages: readonly BenchPage[]): readonly (readonly [id: string, us: number])[] {
  const least = pageRules.map(() => pages.map(() => Number.POSITIVE_INFINITY));
  for (let round = 0; round < rounds; round += 1)
    for (const [at, { response }] of pages.entries()) {
      const facts = extractPage(response);
      const own = ruleContext(facts, context);
      for (const [index, rule] of pageRules.entries()) {
        const from = performance.now();
        evaluatePageRule(rule, facts, own);
        const us = (performance.now() - from) * 1000;
        const times = least[index] ?? [];
        times[at] = Math.min(times[at] ?? us, us);
      }
    }
  return pageRules
    .map(({ id }, index): [string, number] => {
      const times = least[index] ?? [];
      return [id, times.reduce((sum, us) => sum + us, 0) / times.length];
    })
    .sort(([, one], [, other]) => other - one);
}

function printRules(kind: string, pages: readonly BenchPage[]): void {
  const measured = measureRules(pages);
  const sum = measured.reduce((total, [, us]) => total + us, 0);
  console.log(`\n${kind}: ${measured.length} page rules, ${sum.toFixed(0)} µs a page; the ten dearest first`);
  for (const [at, [id, us]] of measured.entries()) {
    if (at === 10) console.log('');
    console.log(`${us.toFixed(1).padStart(8)} µs  ${id}`);
  }
}

/** Extraction and page rules as a multiple of parse5. */
function printStages(kind: string, pages: readonly BenchPage[]): number {
  const measured = measureStages(pages);
  const tree = measured.get(compared[0]) ?? 1;
  const bytes = pages.reduce((sum, { response }) => sum + response.body.byteLength, 0) / pages.length;
  console.log(`\n${kind}: ${pages.length} pages of ${(bytes / 1000).toFixed(1)} KB`);
  for (const [name, ms] of measured)
    console.log(`${ms.toFixed(3).padStart(8)} ms  ${(ms / tree).toFixed(2).padStart(5)} × parse5  ${name}`);
  return (measured.get(compared[1]) ?? 0) / tree;
}

for (const kind of Object.keys(pageKinds)) {
  const pages = makePages(kind);
  if (values.rules) {
    printRules(kind, pages);
    continue;
  }
  const ratio = printStages(kind, pages);
  const max = ratioMax[kind] ?? 0;
  if (!values.ratio || ratio <= max) continue;
  console.error(
    `Extraction and page rules cost ${ratio.toFixed(2)} times parse5 on the ${kind} page; at most ${max} is allowed.`,
  );
  process.exitCode = 1;
}
