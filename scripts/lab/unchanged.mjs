/** `npm run lab -- unchanged`: the demo site ten times with the browser on, half of them with all cores taken by others: the same pages are chosen and rendered, with the same scores and findings, and nothing is said to have changed. `--runs`, `--loops`. */
import { availableParallelism } from 'node:os';
import { AlertKind } from '../../contract/entities/alert.ts';
import { Analysis } from '../../contract/entities/analysis.ts';
import { changesSentence } from '../../contract/report/changes-words.ts';
import { compareAnalyses } from '../../engine/changes/compare-analyses.ts';
import { findAlerts } from '../../engine/changes/find-alerts.ts';
import { serveDemo } from '../../server/demo/serve-demo.ts';
import { openChecks } from './support/checks.mjs';
import { makeBusy, openLab, readOptions, startProduct } from './support/lab.mjs';

const { runs, loops } = readOptions({ runs: 10, loops: 4 * availableParallelism() });
const checks = openChecks('an unchanged site');
const lab = await openLab();
const demo = await serveDemo();
const product = await startProduct({ ...lab.env, CONNECT_TO: [demo.connectTo].flat().join(',') });
const user = await lab.person({ crawlDelay: 100, maxPages: 20 });

async function analyze() {
  const { runId } = await lab.start(user, 'demo.example');
  await lab.untilDone();
  const { report } = await lab.db
    .selectFrom('analyses')
    .select('report')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return Analysis.parse(JSON.parse(report));
}

/** What is said of each page, in the order of the report. */
const saidOf = ({ pages }) =>
  JSON.stringify(
    pages.map(({ url, score, rendered, issues }) => ({
      url,
      score: score?.value,
      rendered,
      findings: issues.map(({ ruleId, severity, description }) => `${ruleId} ${severity} ${description}`),
    })),
  );

let last = await analyze();
const rendered = () => last.pages.filter((page) => page.rendered === true).length;
checks.figure('pages, and of them rendered', `${last.pages.length}, ${rendered()}`);
let stopLoops = null;
for (let run = 0; run < runs; run += 1) {
  const isBusy = run >= runs / 2;
  if (isBusy) stopLoops ??= makeBusy(loops);
  const next = await analyze();
  const changes = compareAnalyses(last, next);
  const sentence = changesSentence(changes);
  const told = findAlerts(last, next, { kinds: AlertKind.options, scoreDrop: 1 });
  const isQuiet =
    sentence.startsWith('Nothing changed') && changes.byNewRules.length === 0 && told.length === 0;
  for (const { ruleId, findings } of [...changes.fixed, ...changes.added, ...changes.byNewRules])
    checks.say(`  ${ruleId}: ${findings.map(({ url }) => url).join(' ')}`);
  const name = `run ${run + 1}${isBusy ? `, beside ${loops} busy loops` : ''}`;
  const scores = `${last.score?.value.toFixed(2)} → ${next.score?.value.toFixed(2)}`;
  checks.holds(
    `${name}: nothing changed`,
    isQuiet,
    `${sentence} Score ${scores}. ${changes.notCompared.join(' ')}`,
  );
  checks.holds(`${name}: every page as before`, saidOf(last) === saidOf(next));
  last = next;
}
stopLoops?.();

product.child.kill('SIGTERM');
await product.ended;
await demo.close();
await lab.close();
process.exit(checks.close());
