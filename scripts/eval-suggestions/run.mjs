/** `npm run eval:suggestions`: what the built-in suggester gives on real websites, measured, flagged and drawn for judging. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { auditSites, demoSites } from '../corpus/audit.mjs';
import { isFetched } from '../corpus/cache.mjs';
import { fetchSites } from '../corpus/fetch.mjs';
import { partOf, parts } from '../corpus/sample.mjs';
import { sites } from '../corpus/sites.mjs';
import { root } from '../prepare.mjs';
import { say } from '../say.mjs';
import { addCoverage, coverageOf } from './coverage.mjs';
import { describeSite, printContexts } from './describe-sites.mjs';
import { flagSuggestions } from './flags.mjs';
import { listItems, listTexts } from './list-items.mjs';
import { describeSheet, drawItems } from './sheet.mjs';

const help = `What the built-in suggestions are on the open corpus.

  npm run eval:suggestions [-- name...]   fetches what is missing, audits, prints figures, writes the sheet;
                                          demo.example and rival.example need no corpus
      --half work|measure|fresh|unseen|last|next   which part (default work; the others are for the end)
      --max-pages 12        pages of each site
      --seed 1 --count 100  which suggestions are drawn for the sheet, and how many
      --keep                measures the analyses of the last run again, without auditing
      --out FOLDER          where analyses and sheet go (default .cache/eval-suggestions)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    half: { type: 'string', default: 'work' },
    help: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    'max-pages': { type: 'string', default: '12' },
    out: { type: 'string', default: path.join(root, '.cache', 'eval-suggestions') },
    seed: { type: 'string', default: '1' },
  },
});

const fileOf = ({ name }) => path.join(values.out, `${name}.json`);

async function audit(chosen) {
  const isHere = (site) => site.isDemo === true || isFetched(site);
  const missing = chosen.filter((site) => !isHere(site));
  if (missing.length > 0) await fetchSites(missing, { isForced: false });
  const here = chosen.filter(isHere);
  for (const site of here) rmSync(fileOf(site), { force: true });
  await auditSites(here, { maxPages: Number(values['max-pages']), out: values.out, renders: false });
}

const percent = ({ need, got }) => (need === 0 ? '–' : `${Math.round((got / need) * 100)} %`);

function printCoverage(analyses) {
  const all = addCoverage(analyses.map((analysis) => coverageOf(analysis)));
  const filled = addCoverage(analyses.map((analysis) => coverageOf(analysis, { isFilledOnly: true })));
  console.log('\nCoverage: pages (for alt: images) that need a text, and those that got one');
  console.log(`  ${''.padEnd(12)} ${'without unfilled templates'.padEnd(28)} all`);
  for (const [kind, { need, got }] of Object.entries(all)) {
    const own = filled[kind];
    const shown = `${own.got} of ${own.need}  ${percent(own)}`;
    console.log(`  ${kind.padEnd(12)} ${shown.padEnd(28)} ${got} of ${need}  ${percent({ need, got })}`);
  }
}

function countBy(items, keysOf) {
  const counts = new Map();
  for (const item of items) for (const key of keysOf(item)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

function printCounts(analyses, items, texts) {
  const pages = analyses.flatMap((analysis) => analysis.pages);
  const written = pages.filter(({ suggestions }) => suggestions.some((text) => text !== '')).length;
  console.log(`\n${items.length} suggestions, on ${written} of ${pages.length} pages`);
  for (const [kind, count] of countBy(items, ({ kind }) => [kind]))
    console.log(`  ${kind.padEnd(16)} ${count}`);
  const flagged = [...items, ...texts].filter(({ flags }) => flags.length > 0);
  console.log(`\nFlagged by machine: ${flagged.length} of ${items.length + texts.length}`);
  for (const [flag, count] of countBy(flagged, ({ flags }) => flags))
    console.log(`  ${flag.padEnd(16)} ${count}`);
}

async function main() {
  if (values.help || !parts.includes(values.half)) return console.log(help);
  const demos = demoSites.filter(({ name }) => positionals.includes(name));
  const ofCorpus = sites.filter(
    (site) => partOf(site) === values.half && (positionals.length === 0 || positionals.includes(site.name)),
  );
  const chosen = [...demos, ...ofCorpus];
  mkdirSync(values.out, { recursive: true });
  if (!values.keep) await audit(chosen);
  const analysed = chosen
    .filter((site) => existsSync(fileOf(site)))
    .map((site) => ({ site, analysis: JSON.parse(readFileSync(fileOf(site), 'utf8')) }));
  const analyses = analysed.map(({ analysis }) => analysis);
  const flagEach = (listOf) =>
    analysed.flatMap(({ site, analysis }) => flagSuggestions(listOf(site, analysis)));
  const items = flagEach(listItems);
  const texts = flagEach(listTexts);
  printCoverage(analyses);
  printCounts(analyses, items, texts);
  printContexts(analysed);
  const drawn = drawItems(items, { count: Number(values.count), seed: Number(values.seed) });
  const sheet = path.join(values.out, `sheet-${values.half}-${values.seed}.md`);
  writeFileSync(sheet, describeSheet(drawn, values));
  const flagList = path.join(values.out, `flagged-${values.half}.md`);
  writeFileSync(
    flagList,
    [...items, ...texts]
      .filter(({ flags }) => flags.length > 0)
      .map(
        ({ site, url, kind, text, flags }) =>
          `- ${flags.join(', ')} · ${site.name} · ${kind} · ${url}\n  ${text.replaceAll('\n', ' ⏎ ')}`,
      )
      .join('\n'),
  );
  const siteList = path.join(values.out, `sites-${values.half}.md`);
  writeFileSync(siteList, analysed.map(describeSite).join('\n'));
  say(
    `\nThe sheet to judge by hand: ${path.relative(root, sheet)}; flagged ones: ${path.relative(root, flagList)}; what is said of each site: ${path.relative(root, siteList)}`,
  );
}

await main();
