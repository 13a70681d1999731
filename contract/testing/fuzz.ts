/** Tries a property with made-up input: few runs from a fixed seed in tests, chance and much time with `npm run fuzz`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  check,
  configureGlobal,
  defaultReportMessage,
  type IRawProperty,
  type RunDetails,
  readConfigureGlobal,
} from 'fast-check';

/** A failure of the past: its seed and path make the very input again, as long as the generator is the same. */
export interface SavedSeed {
  readonly property: string;
  readonly seed: number;
  readonly path: string;
}

export interface FuzzOptions<Input> {
  readonly runs?: number;
  /** Inputs that failed once, whatever the generator makes today. */
  readonly examples?: Input[];
}

// Else a list of at most 30 would hardly ever have more than ten.
configureGlobal({ ...readConfigureGlobal(), defaultSizeToMaxWhenMaxSpecified: true });

const testSeed = 20_261_115;
/** A slow machine makes fewer runs, not a longer test. */
const testLimitMs = 4000;
const seedsFile = path.join(import.meta.dirname, '..', '..', 'fixtures', 'fuzz-seeds.json');

const readSeeds = (): SavedSeed[] =>
  existsSync(seedsFile) ? JSON.parse(readFileSync(seedsFile, 'utf8')) : [];

/** How long each property is tried; null in tests. */
const longRunMs = process.env['FUZZ_MS_EACH'] === undefined ? null : Number(process.env['FUZZ_MS_EACH']);

function saveSeed<Input>(property: string, { seed, counterexamplePath }: RunDetails<Input>): void {
  const seeds = [...readSeeds(), { property, seed, path: counterexamplePath ?? '' }];
  writeFileSync(seedsFile, `${JSON.stringify(seeds, null, 2)}\n`);
}

/** Throws with the smallest input that fails; a long run writes its seed down for the tests of tomorrow. */
export async function fuzz<Input extends unknown[]>(
  name: string,
  property: IRawProperty<Input>,
  { runs = 300, examples = [] }: FuzzOptions<Input> = {},
): Promise<void> {
  const report = (details: RunDetails<Input>): void => {
    if (details.failed && !isOnlyLate(details))
      throw new Error(defaultReportMessage(details), { cause: details.errorInstance });
  };
  for (const { seed, path: at } of readSeeds().filter((seeds) => seeds.property === name))
    report(await check(property, { seed, path: at, numRuns: 1 }));
  if (longRunMs === null) {
    report(
      await check(property, {
        seed: testSeed,
        numRuns: runs,
        examples,
        interruptAfterTimeLimit: testLimitMs,
      }),
    );
    return;
  }
  const details = await check(property, { numRuns: 1e9, examples, interruptAfterTimeLimit: longRunMs });
  console.log(`${name}: ${details.numRuns} runs, seed ${details.seed}`);
  if (details.failed && !isOnlyLate(details)) saveSeed(name, details);
  report(details);
}

/** The time was up before anything went wrong. */
const isOnlyLate = <Input>({ interrupted, counterexample }: RunDetails<Input>): boolean =>
  interrupted && counterexample === null;

/** What a piece of work costs this process in milliseconds: unlike the clock, other programs do not change it. */
export function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
