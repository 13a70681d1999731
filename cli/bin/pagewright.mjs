#!/usr/bin/env node
/** Starts the command: from its sources in the repository, else from the bundle; on an old Node it says what it needs. */
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = manifest.engines.node.replace('>=', '');
const [major, minor] = needed.split('.').map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  process.stderr.write(`Pagewright needs Node ${needed} or later; this is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  // Compiling takes half of a short run: its result is kept in the folder for temporary files.
  module.enableCompileCache();
  const sources = new URL('../run.ts', import.meta.url);
  await import(existsSync(sources) ? sources.href : '../dist/run.mjs');
}
