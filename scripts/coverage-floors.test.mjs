/** Every module has a floor, and every floor a module: one that is moved or new is not left without. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { floors } from './coverage-floors.ts';
import { root } from './prepare.mjs';

/** Folders without a floor: tests' helpers, what builds or shows the website, what is no code. */
const notMeasured = new Set(['testing', 'dist', 'node_modules', 'build', 'gallery', 'static', 'styles']);

const modulesOf = (workspace) =>
  readdirSync(path.join(root, workspace), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notMeasured.has(entry.name))
    .map(({ name }) => `${workspace}/${name}`);

it('has one floor for each module', () => {
  const modules = ['contract', 'html-stream', ...['engine', 'server', 'web'].flatMap(modulesOf)];
  const files = ['server/*.ts'];
  expect(Object.keys(floors).sort()).toEqual([...modules.map((each) => `${each}/**`), ...files].sort());
});
