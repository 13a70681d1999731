/** `npm run test:busy`: the demo site with all cores taken by others: every chosen page is rendered, nothing is blamed on the site, and the scores are those of a quiet run. `--loops`. */
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
  return {
    score: site.score?.value,
    scores: site.pages.map(({ url, score }) => [url, score?.value]),
    failed,
  };
}

const quiet = await audit('quiet');
const busy = Array.from({ length: loops }, () =>
  spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }),
);
process.on('exit', () => busy.forEach((each) => each.kill('SIGKILL')));
const loaded = await audit(`${loops} busy loops`);
await demo.close();
const quietScores = new Map(quiet.scores);
const changed = loaded.scores.filter(([url, score]) => quietScores.get(url) !== score);
for (const [url, score] of changed) console.log(`  ${url}: ${quietScores.get(url)} quiet, ${score} busy`);
const isFine = loaded.failed.length === 0 && changed.length === 0;
console.log(isFine ? 'passed' : 'failed');
process.exit(isFine ? 0 : 1);
