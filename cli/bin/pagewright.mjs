#!/usr/bin/env node
/** Starts the command: from its sources in the repository, else from the bundle. */
import { existsSync } from 'node:fs';

const sources = new URL('../run.ts', import.meta.url);
await import(existsSync(sources) ? sources.href : '../dist/run.mjs');
