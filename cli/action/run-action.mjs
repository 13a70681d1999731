/** The GitHub Action: runs the command, then writes annotations, the job summary, outputs and the text of a comment. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { env } = process;
/** GitHub shows ten annotations of a level for a step. */
const annotationsMax = 10;
const levels = { critical: 'error', warning: 'warning', info: 'notice' };

/** Lines of an input, each an argument; empty inputs are none. */
const lines = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const flag = (name, value = '') => (value === '' ? [] : [name, value]);

/** `--name value` on one line is two arguments. */
const splitFlag = (line) => {
  const space = line.startsWith('--') ? line.indexOf(' ') : -1;
  return space === -1 ? [line] : [line.slice(0, space), line.slice(space + 1).trim()];
};

const folder = mkdtempSync(path.join(env.RUNNER_TEMP ?? '/tmp', 'pagewright-'));
const files = {
  json: path.join(folder, 'report.json'),
  sarif: path.join(folder, 'report.sarif'),
  comment: path.join(folder, 'comment.md'),
};

/** PAGEWRIGHT_COMMAND is for tests: the command as JSON, in place of the one on npm. */
const command =
  env.PAGEWRIGHT_COMMAND === undefined
    ? ['npx', '--yes', `pagewright@${env.PAGEWRIGHT_VERSION || 'latest'}`]
    : JSON.parse(env.PAGEWRIGHT_COMMAND);

const args = [
  'audit',
  ...flag('--config', env.PAGEWRIGHT_CONFIG),
  ...flag('--baseline', env.PAGEWRIGHT_BASELINE),
  ...flag('--fail-on', env.PAGEWRIGHT_FAIL_ON),
  ...['json', 'sarif'].flatMap((format) => ['--report', `${format}=${files[format]}`]),
  '--report',
  `markdown=${files.comment}`,
  ...lines(env.PAGEWRIGHT_ARGS).flatMap(splitFlag),
  // Nothing in a target is an option, whatever its lines begin with.
  '--',
  ...lines(env.PAGEWRIGHT_TARGET),
];

const run = spawnSync(command[0], [...command.slice(1), ...args], {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: false,
});

/** As workflow commands want it: nothing of a site may end the line and begin a command of its own. */
const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The file and line of a finding, where the site is a folder of the repository. */
function placeOf(sarif, { ruleId, fingerprint }) {
  const result = sarif.runs[0].results.find(
    (each) => each.ruleId === ruleId && each.partialFingerprints['pagewright/v1'] === fingerprint,
  );
  const { artifactLocation, region } = result?.locations[0]?.physicalLocation ?? {};
  if (artifactLocation === undefined || /^https?:/.test(artifactLocation.uri)) return '';
  const line = region === undefined ? '' : `,line=${region.startLine}`;
  return ` file=${escapeProperty(artifactLocation.uri)}${line},`;
}

function annotate(report, sarif) {
  const failures = report.gate?.failures ?? [];
  for (const failure of failures.slice(0, annotationsMax)) {
    const { severity, title, url, description, fix } = failure;
    const where = url === null ? '' : `${url}\n`;
    const place = placeOf(sarif, failure);
    const head = `${levels[severity]}${place === '' ? ' ' : place}title=${escapeProperty(title)}`;
    process.stdout.write(`::${head}::${escapeData(`${where}${description}\nFix: ${fix}`)}\n`);
  }
  for (const { sentence } of (report.gate?.budgets ?? []).filter(({ state }) => state === 'exceeded'))
    process.stdout.write(`::error title=Over budget::${escapeData(sentence)}\n`);
}

const output = (name, value) => {
  if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, `${name}=${value}\n`);
};

const failure =
  run.error === undefined
    ? `Pagewright ended with exit code ${run.status ?? run.signal} and wrote no report. The lines above say why.`
    : `Pagewright could not be started: ${run.error.message}`;
const written = (name) => (existsSync(files[name]) ? readFileSync(files[name], 'utf8') : null);
const [json, sarif, comment] = ['json', 'sarif', 'comment'].map(written);
const report = json === null ? null : JSON.parse(json);

if (report === null) process.stdout.write(`::error title=No report::${escapeData(failure)}\n`);
else if (sarif !== null) annotate(report, JSON.parse(sarif));
if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, comment ?? `${failure}\n`);
output('score', report?.score === undefined ? '' : Math.round(report.score.value));
for (const [name, file] of Object.entries(files)) output(name, existsSync(file) ? file : '');
output('passed', run.status === 0);
process.exitCode = run.status ?? 3;
