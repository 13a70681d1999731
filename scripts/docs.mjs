/** Writes the generated parts of the documents; with --check it fails when one of them is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { arrowsAsMarkdown } from './arrows.mjs';
import { root } from './prepare.mjs';

const isCheck = process.argv.includes('--check');
const problems = [];

/** Puts generated text between `<!-- name -->` and `<!-- /name -->`. */
function keepSection(file, name, text) {
  const at = path.join(root, file);
  const before = readFileSync(at, 'utf8');
  const section = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!section.test(before)) problems.push(`${file} has no section "${name}"`);
  const after = before.replace(section, (_, open, close) => `${open}\n\n${text}\n\n${close}`);
  if (after === before) return;
  if (isCheck) problems.push(`${file} is stale: run "npm run docs"`);
  else writeFileSync(at, after);
}

async function checkVariables() {
  const { variableNames } = await import('../server/env.ts');
  const listed = new Set(
    [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^([A-Z\d_]+)=/gm)].map(
      (match) => match[1],
    ),
  );
  for (const name of variableNames)
    if (!listed.has(name)) problems.push(`.env.example does not list ${name}`);
  for (const name of listed)
    if (!variableNames.includes(name)) problems.push(`.env.example lists ${name}, which nothing reads`);
}

/** A whole file that is generated. */
function keepFile(file, text) {
  const at = path.join(root, file);
  const before = existsSync(at) ? readFileSync(at, 'utf8') : '';
  if (text === before) return;
  if (isCheck) problems.push(`${file} is stale: run "npm run docs"`);
  else writeFileSync(at, text);
}

async function keepRules() {
  const { allRules } = await import('../engine/audit/rules/all.ts');
  const { describeRules } = await import('../engine/audit/describe-rules.ts');
  keepFile('docs/rules.md', describeRules(allRules));
}

keepSection('CONTRIBUTING.md', 'arrows', arrowsAsMarkdown());
await keepRules();
await checkVariables();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(isCheck ? 'documents are up to date' : 'documents written');
