/** `npm run corpus -- fetch|serve|audit [name...]`: the open corpus of real websites, fetched, served on loopback and audited. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../prepare.mjs';
import { say } from '../say.mjs';
import { auditSites } from './audit.mjs';
import { isFetched } from './cache.mjs';
import { fetchSites } from './fetch.mjs';
import { listFindings, listSuggestions } from './list-findings.mjs';
import { drawSample, partOf, parts } from './sample.mjs';
import { serveSites } from './server.mjs';
import { sites } from './sites.mjs';
import { describeDrawn } from './write-report.mjs';

const help = `The open corpus: real websites, to see whether an audit helps their owners.

  npm run corpus -- list                     the sites, by half
  npm run corpus -- fetch [name...]          into .cache/corpus; --force fetches again
  npm run corpus -- serve [name...]          on loopback until Ctrl+C; prints the CONNECT_TO for npm start
  npm run corpus -- audit [name...]          writes a .json and a .md for each site
      --half work|measure|fresh|unseen|last|next  --max-pages 25  --render  --out FOLDER
      --render also writes the screenshots into FOLDER
      --sample N --seed S --of findings|suggestions   prints N of them drawn at random
                                                      from the results in FOLDER; audits only what is missing
`;

const options = {
  force: { type: 'boolean', default: false },
  half: { type: 'string' },
  'max-pages': { type: 'string', default: '25' },
  of: { type: 'string', default: 'findings' },
  out: { type: 'string', default: path.join(root, '.cache', 'corpus-results') },
  port: { type: 'string', default: '8090' },
  render: { type: 'boolean', default: false },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
};

class UsageError extends Error {}

function choose(names, half) {
  const unknown = names.find((name) => !sites.some((site) => site.name === name));
  if (unknown !== undefined)
    throw new UsageError(`There is no site "${unknown}"; npm run corpus -- list shows them.`);
  if (half !== undefined && !parts.includes(half)) throw new UsageError(`--half takes ${parts.join(', ')}.`);
  return sites
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .filter((site) => half === undefined || partOf(site) === half);
}

function fetched(chosen) {
  const missing = chosen.filter((site) => !isFetched(site)).map(({ name }) => name);
  if (missing.length > 0) say(`Not fetched yet, so left out: ${missing.join(', ')}`);
  return chosen.filter(isFetched);
}

function list(chosen) {
  for (const half of parts)
    for (const site of chosen.filter((each) => partOf(each) === half))
      console.log(
        [
          half,
          site.name,
          site.kind,
          site.language,
          `https://${site.host}${site.start}`,
          isFetched(site) ? 'fetched' : 'missing',
        ].join('\t'),
      );
}

async function serve(chosen, { port }) {
  const served = await serveSites(fetched(chosen), { port: Number(port) });
  console.log(`CONNECT_TO=${served.connectTo}`);
  say('Serving until Ctrl+C. Start the product with: CONNECT_TO=... npm start');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void served.close());
}

const resultFile = (out, { name }) => path.join(out, `${name}.json`);

function printSample(chosen, { out, sample, seed, of }) {
  const listOf = of === 'suggestions' ? listSuggestions : listFindings;
  const items = chosen
    .filter((site) => existsSync(resultFile(out, site)))
    .flatMap((site) => listOf(site, JSON.parse(readFileSync(resultFile(out, site), 'utf8'))));
  const drawn = drawSample(items, {
    count: Number(sample),
    seed: Number(seed),
    groupOf: ({ site, issue, kind }) => `${site.name} ${issue?.ruleId ?? kind}`,
  });
  for (const [index, item] of drawn.entries()) console.log(describeDrawn(item, index + 1));
}

async function audit(chosen, values) {
  const { out, sample, of, render } = values;
  if (!['findings', 'suggestions'].includes(of)) throw new UsageError('--of takes findings or suggestions.');
  const here = fetched(chosen);
  const due = sample === undefined ? here : here.filter((site) => !existsSync(resultFile(out, site)));
  if (due.length > 0) await auditSites(due, { maxPages: Number(values['max-pages']), out, renders: render });
  if (sample !== undefined) printSample(here, values);
}

async function main() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, ...names] = positionals;
  const chosen = choose(names, values.half);
  if (command === 'list') list(chosen);
  else if (command === 'serve') await serve(chosen, values);
  else if (command === 'audit') await audit(chosen, values);
  else if (command === 'fetch') {
    const failures = await fetchSites(chosen, { isForced: values.force });
    if (failures.length > 0) process.exitCode = 1;
  } else console.log(help);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError) && error.code?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
  say(error.message);
  process.exitCode = 1;
}
