/** Planted violations of the table of modules are found. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../contract/testing/temp-folder.ts';
import { findViolations, importsOf, violationOf } from './check-imports.mjs';

describe('importsOf', () => {
  it('finds every kind of import and no commented one', () => {
    const source = `import a from './a.ts';
import type { B } from "../b.ts";
import {
  c,
  d,
} from '@pagewright/contract/limits';
import './e.css';
export { f } from './f.ts';
export * from './g.ts';
const h = await import('./h.ts');
// import i from './i.ts';
/* import j from './j.ts'; */
const k = 'import l from "./l.ts"';`;
    expect(importsOf(source)).toEqual(
      expect.arrayContaining([
        './a.ts',
        '../b.ts',
        '@pagewright/contract/limits',
        './e.css',
        './f.ts',
        './g.ts',
        './h.ts',
      ]),
    );
    expect(importsOf(source)).not.toContain('./i.ts');
    expect(importsOf(source)).not.toContain('./j.ts');
  });
});

describe('violationOf', () => {
  it.each([
    ['web/ui/button.tsx', '../../server/app.ts', 'web/ui may not import server'],
    ['web/ui/button.tsx', '@pagewright/contract/limits', 'web/ui may not import contract'],
    [
      'web/features/report/report.tsx',
      '../history/history.tsx',
      'web/features/report may not import web/features/history',
    ],
    ['web/pages/dashboard.tsx', '../api/call.ts', 'web/pages may not import web/api'],
    ['server/routes/session.ts', '../store/users.ts', 'server/routes may not import server/store'],
    ['server/services/accounts/sign-in.ts', 'fastify', 'server/services may not import fastify'],
    ['server/store/users.ts', '../services/sign-in.ts', 'server/store may not import server/services'],
    ['engine/extract/text.ts', '../crawl/fetch-page.ts', 'engine/extract may not import engine/crawl'],
    ['engine/audit/score.ts', 'node:fs', 'engine/audit may not import node:fs'],
    ['html-stream/parse-html.ts', '@pagewright/contract/limits', 'html-stream may not import contract'],
    [
      'engine/audit/score.ts',
      '@pagewright/html-stream/parse-html',
      'engine/audit may not import html-stream',
    ],
    ['contract/limits.ts', 'react', 'contract may not import react'],
    [
      'engine/suggest/facts/prose.ts',
      '../write/title.ts',
      'engine/suggest/facts may not import engine/suggest/write',
    ],
    [
      'engine/suggest/write/title.ts',
      '../choose/suggest-page.ts',
      'engine/suggest/write may not import engine/suggest/choose',
    ],
    [
      'engine/suggest/write/title.ts',
      '../accept/gate.ts',
      'engine/suggest/write may not import engine/suggest/accept',
    ],
    [
      'engine/suggest/accept/gate.ts',
      '../write/title.ts',
      'engine/suggest/accept may not import engine/suggest/write',
    ],
    ['e2e/sign-up.spec.ts', '@pagewright/contract/limits', 'e2e may not import contract'],
  ])('%s -> %s', (file, specifier, sentence) => {
    expect(violationOf(file, specifier)).toContain(sentence);
  });

  it.each([
    ['web/ui/button.tsx', './slot.tsx'],
    ['web/features/report/report.tsx', '@pagewright/contract/ratings'],
    ['web/features/report/report.tsx', './page-card.tsx'],
    ['server/services/accounts/sign-in.ts', '../../store/users.ts'],
    ['server/adapters/mail.ts', '../services/deps.ts'],
    ['engine/pipeline/analyze-site.ts', '../crawl/crawl.ts'],
    ['engine/extract/extract-page.ts', '@pagewright/html-stream/parse-html'],
  ])('%s -> %s is allowed', (file, specifier) => {
    expect(violationOf(file, specifier)).toBeNull();
  });
});

describe('findViolations', () => {
  function plantTree(files) {
    const root = tempFolder();
    const manifest = JSON.stringify({ dependencies: { zod: '4' }, devDependencies: { vitest: '5' } });
    for (const folder of ['cli', 'contract', 'html-stream', 'engine', 'mcp', 'server', 'web/ui', 'e2e'])
      mkdirSync(path.join(root, folder), { recursive: true });
    for (const folder of ['.', 'cli', 'contract', 'html-stream', 'engine', 'mcp', 'server', 'web'])
      writeFileSync(path.join(root, folder, 'package.json'), manifest);
    for (const [file, source] of Object.entries(files)) writeFileSync(path.join(root, file), source);
    return root;
  }

  it('reads a whole tree and names file and target', () => {
    const root = plantTree({
      'web/ui/gauge.tsx': "import { buildApp } from '../../server/app.ts';\n",
      'server/app.ts': 'export const buildApp = 1;\n',
    });
    expect(findViolations(root)).toEqual({
      files: 2,
      violations: [
        expect.stringMatching(/^web\/ui may not import server \(web\/ui\/gauge\.tsx -> server\/app\.ts\)/),
      ],
    });
  });

  it('names packages that the workspace itself does not declare, in tests too', () => {
    const root = plantTree({
      'server/app.ts': "import { z } from 'zod';\nimport fastify from 'fastify';\n",
      'server/app.test.ts': "import { it } from 'vitest';\nimport smtp from 'smtp-server/lib/x.js';\n",
    });
    expect(findViolations(root).violations).toEqual([
      'server/package.json does not declare smtp-server (server/app.test.ts -> smtp-server/lib/x.js)',
      'server/package.json does not declare fastify (server/app.ts -> fastify)',
    ]);
  });

  it('names files that import each other in a circle, by types too', () => {
    const root = plantTree({
      'contract/a.ts': "import { b } from './b.ts';\n",
      'contract/b.ts': "import type { C } from './c.ts';\n",
      'contract/c.ts': "import { a } from './a.ts';\n",
      'contract/d.ts': "import { a } from './a.ts';\n",
    });
    expect(findViolations(root).violations).toEqual([
      'files import each other in a circle: contract/a.ts -> contract/b.ts -> contract/c.ts -> contract/a.ts',
    ]);
  });

  it('names two folders that import each other', () => {
    const root = plantTree({
      'web/main.tsx': "import { gauge } from './ui/gauge.tsx';\n",
      'web/ui/gauge.tsx': "import { tone } from './tone.tsx';\n",
      'web/ui/tone.tsx': "import { shared } from '../shared.tsx';\n",
      'web/shared.tsx': 'export const shared = 1;\n',
    });
    expect(findViolations(root).violations).toEqual([
      expect.stringMatching(/^web\/ui may not import web /),
      'web and web/ui import each other (web/main.tsx -> web/ui/gauge.tsx; web/ui/tone.tsx -> web/shared.tsx)',
    ]);
  });
});
