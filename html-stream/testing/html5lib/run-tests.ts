/** `npm run lab -- html5lib FOLDER`: runs html5lib's tree-construction tests of a folder against html-stream. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareTree } from './compare-tree.ts';
import { reasonFor } from './known-failures.ts';
import { readTests, type TreeTest } from './read-tests.ts';

interface Counts {
  passed: number;
  failed: number;
  known: number;
  skipped: number;
}

/** Fragments cannot be parsed, and scripting is always on. */
const isSkipped = ({ fragment, scripting }: TreeTest): boolean => fragment !== null || scripting === 'off';

function runFile(folder: string, file: string, isVerbose: boolean): Counts {
  const counts: Counts = { passed: 0, failed: 0, known: 0, skipped: 0 };
  for (const test of readTests(readFileSync(path.join(folder, file), 'utf8'))) {
    if (isSkipped(test)) {
      counts.skipped += 1;
      continue;
    }
    const { passed, expected, actual } = compareTree(test);
    if (passed) counts.passed += 1;
    else if (reasonFor(test.html) !== null) counts.known += 1;
    else {
      counts.failed += 1;
      if (isVerbose) console.log(`\n${test.html}\nexpected:\n${expected}\nactual:\n${actual}`);
    }
  }
  return counts;
}

const inWords = ({ passed, failed, known, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${known} known failures, ${skipped} skipped`;

/** Returns the exit code. */
function main([folder, flag]: readonly string[]): number {
  if (folder === undefined) {
    console.error('Name the folder with the .dat files: npm run lab -- html5lib FOLDER [--verbose]');
    return 1;
  }
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.dat'))
    .sort();
  if (files.length === 0) {
    console.error(`${folder} has no .dat file.`);
    return 1;
  }
  const total: Counts = { passed: 0, failed: 0, known: 0, skipped: 0 };
  for (const file of files) {
    const counts = runFile(folder, file, flag === '--verbose');
    console.log(`${file}: ${inWords(counts)}`);
    for (const key of ['passed', 'failed', 'known', 'skipped'] as const) total[key] += counts[key];
  }
  console.log(`In all: ${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
