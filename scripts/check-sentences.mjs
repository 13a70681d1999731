/** Fails where code reads one of our sentences to learn a fact: reasons, notes, refusals and messages have codes and data. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspaces = ['engine', 'server', 'cli', 'web', 'mcp'];
const exempt = /\.test\.tsx?$|(^|\/)(testing|node_modules|dist)\//;

/** Messages of others, which have no other form. */
const exceptions = new Map([
  ['engine/fetch/classify-error.ts', 'undici says it in words alone'],
  ['engine/crawl/sitemaps/fetch-sitemap.ts', 'zlib says it in words alone'],
  ['server/adapters/chromium/render-page.ts', 'Chromium says it in words alone'],
  ['server/adapters/llm/model-errors.ts', 'undici says it in words alone'],
  ['server/http/error-response.ts', 'node-postgres says it in words alone'],
  ['server/http/mount.ts', 'zod’s own words are told apart from ours'],
  ['server/startup/reach-database.ts', 'node-postgres says it in words alone'],
]);

const names = '(?:message|reason|note|sentence|refusal|detail)';
const readings = [
  new RegExp(String.raw`\.(?:test|exec)\((?:\w+\??\.)*${names}\b`),
  new RegExp(String.raw`\b${names}\??\.(?:includes|startsWith|match|search)\(`),
];
/** What is said of a finding: nothing else has these names. */
const saidOf = String.raw`\b(?:issue|finding|recommendation|suggestion|refusal)\??\.(?:title|description|why|fix|message|reason)\b`;
const readingsAnywhere = [
  new RegExp(String.raw`\.(?:test|exec)\((?:\w+\??\.)*?${saidOf}`),
  new RegExp(String.raw`${saidOf}\??\.(?:includes|startsWith|endsWith|match|search|split|indexOf)\(`),
  /\.(?:includes|startsWith|endsWith)\(`\$\{(?:\w+\.)*(?:title|description|reason|message)\}/,
];
/** Texts of websites, visitors and models, not ours. */
const ofOthers =
  /^engine\/(?:assistant|chat|suggest|text|audit\/rules\/ai-visibility)\/|^engine\/compare\/site-names|^server\/adapters\/llm\/reply-gate/;

let faults = 0;
for (const workspace of workspaces)
  for (const name of readdirSync(workspace, { recursive: true, encoding: 'utf8' })) {
    const file = path.posix.join(workspace, name);
    if (!/\.tsx?$/.test(file) || exempt.test(file) || exceptions.has(file)) continue;
    const forms = ofOthers.test(file) ? readingsAnywhere : [...readings, ...readingsAnywhere];
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries())
      if (forms.some((reading) => reading.test(line))) {
        console.error(`${file}:${at + 1} reads a sentence: ${line.trim()}`);
        faults += 1;
      }
  }
if (faults > 0) process.exitCode = 1;
else console.log('no sentence is read to learn a fact');
