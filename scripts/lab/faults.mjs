/** `npm run lab -- faults`: injects faults into what runs depend on, one after the other, and checks runs and credits. `--only NAME,NAME` runs these, `--except NAME,NAME` the others. */
import { parseArgs } from 'node:util';
import { browserKilled } from './faults/browser-killed.mjs';
import { clockJumps } from './faults/clock-jumps.mjs';
import { databaseFull, databaseRestarted } from './faults/database.mjs';
import { modelHangs } from './faults/model-hangs.mjs';
import { stoppedWithStreams, workerKilled } from './faults/processes.mjs';
import { screenshotsWithoutSpace } from './faults/screenshots-without-space.mjs';
import { openChecks } from './support/checks.mjs';
import { openSandbox } from './support/fault-environment.mjs';

const faults = {
  'database-restarted': databaseRestarted,
  'database-full': databaseFull,
  'worker-killed': workerKilled,
  'browser-killed': browserKilled,
  'model-hangs': modelHangs,
  'screenshots-without-space': screenshotsWithoutSpace,
  'clock-jumps': clockJumps,
  'stopped-with-streams': stoppedWithStreams,
};

const { values } = parseArgs({ options: { only: { type: 'string' }, except: { type: 'string' } } });
const [named, isWanted] = values.except === undefined ? [values.only, true] : [values.except, false];
const names = named?.split(',') ?? Object.keys(faults);
const unknown = names.find((name) => !(name in faults));
if (unknown !== undefined) {
  console.error(`There is no fault "${unknown}". There are: ${Object.keys(faults).join(', ')}.`);
  process.exit(1);
}
const chosen = Object.entries(faults).filter(([name]) => names.includes(name) === isWanted);
const checks = openChecks(`Faults: ${chosen.map(([name]) => name).join(', ')}`);
for (const [name, play] of chosen) {
  checks.say(`-- ${name}`);
  await play(checks, openSandbox);
}
process.exit(checks.close());
