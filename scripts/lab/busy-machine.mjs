/** `npm run test:busy`: the demo site with all cores taken by others: the same pages are chosen and rendered, nothing is blamed on the site, and scores and findings are those of a quiet run. `--loops`. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { serveDemo } from '../../server/demo/serve-demo.ts';
import { auditWithRenderer } from '../../server/testing/audit-with-renderer.ts';

const at = process.argv.indexOf('--loops');
const loops = at === -1 ? 4 * availableParallelism() : Number(process.argv[at + 1]);
const demo = await serveDemo();
const connectTo = [demo.connectTo].flat().join(',');

async function audit(name) {
  const begun = performance.now();
  const { site } = await auditWithRenderer('demo.example', connectTo);
  const full = site.renderings.filter(({ isDocumentOnly }) => !isDocumentOnly);
  const failed = full.flatMap(({ url, result }) =>
    result.kind === 'rendered' ? [] : [`${url}: ${result.sentence}`],
  );
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${name}: ${site.pages.length} pages, ${full.length - failed.length} of ${full.length} rendered, score ${site.score?.value.toFixed(2)}, ${seconds} s`,
  );
  for (const sentence of failed) console.log(`  ${sentence}`);
  return { site, chosen: full.map(({ url }) => url), failed };
}

/** What is said of each page, in the order of the report. */
const pagesOf = ({ pages }) =>
  pages.map(({ url, score, checkedAs, issues }) => ({
    url,
    score: score?.value,
    checkedAs,
    findings: issues.map(({ ruleId, severity, description }) => `${ruleId} ${severity} ${description}`),
  }));

/** Every line that only one of two texts has. */
function differences(quiet, loaded) {
  const [one, two] = [quiet, loaded].map((value) => JSON.stringify(value, null, 1).split('\n'));
  return [
    ...one.filter((line) => !two.includes(line)).map((line) => `  only quiet: ${line.trim()}`),
    ...two.filter((line) => !one.includes(line)).map((line) => `  only busy: ${line.trim()}`),
  ];
}

const quiet = await audit('quiet');
const busy = Array.from({ length: loops }, () =>
  spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }),
);
process.on('exit', () => busy.forEach((each) => each.kill('SIGKILL')));
const loaded = await audit(`${loops} busy loops`);
await demo.close();

const compared = ({ site, chosen }) => ({
  score: site.score?.value,
  chosen,
  pages: pagesOf(site),
  siteIssues: site.siteIssues,
  coverage: site.coverage,
});
const isSame = JSON.stringify(compared(quiet)) === JSON.stringify(compared(loaded));
if (!isSame) console.log(differences(compared(quiet), compared(loaded)).join('\n') || '  another order');
const isFine = loaded.failed.length === 0 && isSame;
console.log(isFine ? 'passed' : 'failed');
process.exit(isFine ? 0 : 1);
