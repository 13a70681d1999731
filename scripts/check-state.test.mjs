/** Planted module state is found and named; constant tables and local state are not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findState, stateIn } from './check-state.mjs';

const namesIn = (source) => stateIn('a.ts', source).map(({ name }) => name);

describe('stateIn finds', () => {
  it.each([
    ['a top-level let', 'let count = 0;'],
    ['an exported let', 'export let count = 0;'],
    ['a top-level var', 'var count;'],
    ['a Map that a function sets', 'const count = new Map(); export const add = (k) => count.set(k, 1);'],
    ['a typed Map', 'const count = new Map<string, number>(); function f(): void { count.delete("a"); }'],
    ['a Set that is cleared', 'const count = new Set(); export function f() { count.clear(); }'],
    [
      'a WeakMap cache',
      'const count = new WeakMap(); export const f = (o) => count.get(o) ?? count.set(o, 1);',
    ],
    ['an array that is pushed to', 'const count = []; export const f = () => count.push(1);'],
    ['an array that is sorted', 'export const count = [2, 1]; export const f = () => count.sort();'],
    [
      'a typed array that is filled',
      'const count = new Uint8Array(9); export const f = () => count.fill(0);',
    ],
    ['an element that is assigned', 'const count = new Array(9); export const f = (i) => { count[i] = 1; };'],
    ['a property that is assigned', 'const count = { a: 1 }; export const f = () => { count.a += 1; };'],
    ['a property that is counted up', 'const count = { a: 1 }; export const f = () => count.a++;'],
    ['a property that is deleted', 'const count = { a: 1 }; export const f = () => delete count.a;'],
    [
      'a write through a cast',
      'const count = [] as number[]; export const f = () => (count as number[]).push(1);',
    ],
    ['an instance of a class', 'const count = new Counter();'],
    ['the result of a factory', 'export const count = createCounter();'],
    ['the awaited result of a factory', 'const count = await createCounter();'],
    ['the result of a factory of a module', 'const count = counters.createCounter({});'],
  ])('%s', (_what, source) => {
    expect(namesIn(source)).toEqual(['count']);
  });
});

describe('stateIn passes', () => {
  it.each([
    ['a constant table', "const table = new Map([['a', 1]]); export const f = (k) => table.get(k);"],
    ['a constant list', 'const list = [1, 2]; export const f = () => list.toSorted();'],
    [
      'immutable built-ins',
      "const a = new Intl.NumberFormat('en'); const b = new RegExp('x'); const c = new URL('a:b');",
    ],
    [
      'symbols and encoders',
      "const a = Symbol('a'); const b = new TextEncoder(); const c = new TextDecoder();",
    ],
    [
      'state of a function',
      'export function f() { let n = 0; const seen = []; seen.push(n++); return seen; }',
    ],
    [
      'a local of the same name',
      'const seen = [1]; export function f() { const seen = []; seen.push(2); return seen; }',
    ],
    ['a parameter of the same name', 'const seen = [1]; export const f = (seen) => seen.push(2);'],
    [
      'a destructured parameter of the same name',
      'const seen = [1]; export const f = ({ seen }) => seen.push(2);',
    ],
    [
      'a loop variable of the same name',
      'const row = [1]; export const f = (rows) => { for (const row of rows) row.push(1); };',
    ],
    ['a React context', "export const Theme = createContext('light');"],
    ['a declared type', 'declare let count: number;'],
  ])('%s', (_what, source) => {
    expect(stateIn('a.ts', source)).toEqual([]);
  });
});

describe('findState', () => {
  /** A project of four workspaces with these files. */
  function projectWith(files) {
    const root = mkdtempSync(path.join(tmpdir(), 'pagewright-state-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    for (const folder of ['cli', 'contract', 'engine', 'mcp', 'server', 'web'])
      mkdirSync(path.join(root, folder));
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), source);
    }
    return root;
  }

  it('names file and variable, in TypeScript and TSX, but not in tests and test helpers', () => {
    const root = projectWith({
      'engine/a/cache.ts': 'let latest = null;',
      'web/list.tsx': 'const seen = new Set(); export const List = () => <i>{seen.add(1)}</i>;',
      'engine/a/cache.test.ts': 'let site;',
      'server/testing/app.ts': 'let app;',
    });
    expect(findState(root, []).problems.sort()).toEqual([
      'engine/a/cache.ts: latest: top-level let',
      'web/list.tsx: seen: a collection or object that the module writes to',
    ]);
  });

  it('accepts an exception while it applies, and reports one that does not', () => {
    const root = projectWith({ 'engine/cache.ts': 'let latest = null;' });
    const known = { file: 'engine/cache.ts', name: 'latest', reason: 'a test' };
    const stale = { file: 'engine/gone.ts', name: 'old', reason: 'a test' };
    expect(findState(root, [known]).problems).toEqual([]);
    expect(findState(root, [known, stale]).problems).toEqual([
      'engine/gone.ts: old: the exception in scripts/check-state.mjs is not needed',
    ]);
  });

  it('reports a file that it cannot parse', () => {
    expect(findState(projectWith({ 'engine/a.ts': 'const = 1;' }), []).problems[0]).toMatch(
      /^engine\/a\.ts: : cannot be parsed/,
    );
  });
});
