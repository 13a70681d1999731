/** Prints every stored report as a line of JSON, `[name, analysis]`: for tests whose types have no place for the engine. */
import { storedReports } from './stored-reports.ts';

for (const [name, load] of storedReports) process.stdout.write(`${JSON.stringify([name, await load()])}\n`);
