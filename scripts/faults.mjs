/** `npm run test:faults`: breaks what a run stands on, one thing after the other, and looks what became of runs and credits. `--only NAME,NAME` tries these, `--except NAME,NAME` the others. */
import { parseArgs } from 'node:util';
import { openBench } from './lab/bench.mjs';
import { browserKilled } from './lab/faults/browser-killed.mjs';
import { clockJumps } from './lab/faults/clock-jumps.mjs';
import { databaseFull } from './lab/faults/database-full.mjs';
import { databaseRestarted } from './lab/faults/database-restarted.mjs';
import { modelHangs } from './lab/faults/model-hangs.mjs';
import { shotsWithoutRoom } from './lab/faults/shots-without-room.mjs';
import { stoppedWithStreams } from './lab/faults/stopped-with-streams.mjs';
import { workerKilled } from './lab/faults/worker-killed.mjs';
import { openVerdicts } from './lab/verdicts.mjs';
import { ensureBuilt } from './prepare.mjs';

const faults = {
  'database-restarted': databaseRestarted,
  'database-full': databaseFull,
  'worker-killed': workerKilled,
  'browser-killed': browserKilled,
  'model-hangs': modelHangs,
  'shots-without-room': shotsWithoutRoom,
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
ensureBuilt();
const verdicts = openVerdicts(`Faults: ${chosen.map(([name]) => name).join(', ')}`);
for (const [name, play] of chosen) {
  verdicts.say(`-- ${name}`);
  await play(verdicts, openBench);
}
process.exit(verdicts.close());
