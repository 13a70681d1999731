/** `npm run test:unchanged`: the demo site ten times with the browser on, half of them with all cores taken by others: nothing is said to have changed. `--runs`, `--loops`. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { AlertKind } from '../../contract/entities/alert.ts';
import { Analysis } from '../../contract/entities/analysis.ts';
import { changesSentence } from '../../contract/report/changes-words.ts';
import { compareAnalyses } from '../../engine/changes/compare-analyses.ts';
import { findAlerts } from '../../engine/changes/find-alerts.ts';
import { serveDemo } from '../../server/demo/serve-demo.ts';
import { ensureBuilt } from '../prepare.mjs';
import { isUnfinished } from './accounting.mjs';
import { openChecks } from './checks.mjs';
import { openLab, startProduct } from './runs-lab.mjs';

const optionOf = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
};
const runs = optionOf('runs', 10);
const loops = optionOf('loops', 4 * availableParallelism());

ensureBuilt();
const checks = openChecks('an unchanged site');
const lab = await openLab();
const demo = await serveDemo();
const product = await startProduct({ ...lab.env, CONNECT_TO: [demo.connectTo].flat().join(',') });
const user = await lab.person({ crawlDelay: 100, maxPages: 20 });

async function analyze() {
  const { runId } = await lab.start(user, 'demo.example');
  while ((await lab.runs()).some(isUnfinished)) await delay(100);
  const { report } = await lab.db
    .selectFrom('analyses')
    .select('report')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return Analysis.parse(JSON.parse(report));
}

const busy = [];
const stopLoops = () => {
  for (const each of busy.splice(0)) each.kill('SIGKILL');
};
process.on('exit', stopLoops);

let last = await analyze();
const rendered = () => last.pages.filter((page) => page.rendered === true).length;
checks.figure('pages, and of them rendered', `${last.pages.length}, ${rendered()}`);
const tally = { quiet: 0, busy: 0 };
for (let run = 0; run < runs; run += 1) {
  const isBusy = run >= runs / 2;
  if (isBusy && busy.length === 0)
    for (let loop = 0; loop < loops; loop += 1)
      busy.push(spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }));
  const next = await analyze();
  const changes = compareAnalyses(last, next);
  const sentence = changesSentence(changes);
  const told = findAlerts(last, next, { kinds: AlertKind.options, scoreDrop: 1 });
  const isQuiet =
    sentence.startsWith('Nothing changed') && changes.byNewRules.length === 0 && told.length === 0;
  if (isQuiet) tally[isBusy ? 'busy' : 'quiet'] += 1;
  else
    for (const { ruleId, findings } of [...changes.fixed, ...changes.added, ...changes.byNewRules])
      console.error(`  ${ruleId}: ${findings.map(({ url }) => url).join(' ')}`);
  const scores = `${last.score?.value.toFixed(2)} → ${next.score?.value.toFixed(2)}`;
  checks.holds(
    `run ${run + 1}${isBusy ? `, beside ${loops} busy loops` : ''}: nothing changed`,
    isQuiet,
    `${sentence} Score ${scores}. ${changes.notCompared.join(' ')}`,
  );
  last = next;
}
stopLoops();
checks.figure('runs that said so', `${tally.quiet} quiet, ${tally.busy} busy`);

product.child.kill('SIGTERM');
await product.ended;
await demo.close();
await lab.close();
process.exit(checks.close());
