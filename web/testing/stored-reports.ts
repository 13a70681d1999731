/** Whole reports as the server stores them, made by a process of their own: the engine is no part of the website. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Analysis } from '@pagewright/contract/entities/analysis';

const script = path.join(import.meta.dirname, '..', '..', 'engine', 'testing', 'print-stored-reports.ts');
const longest = 1024 ** 3;

export async function storedReports(): Promise<(readonly [name: string, analysis: Analysis])[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: longest });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name, analysis] = JSON.parse(line) as [string, unknown];
      return [name, Analysis.parse(analysis)];
    });
}
