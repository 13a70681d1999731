/** Writes the generated parts of the documents; with --check it fails when one of them is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importsAsMarkdown, modulesAsMarkdown } from './check-imports.mjs';
import { root } from './prepare.mjs';

const isCheck = process.argv.includes('--check');
const problems = [];

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
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
  const { variableNames } = await import('../server/startup/env.ts');
  const listed = new Set(
    [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^([A-Z\d_]+)=/gm)].map(
      (match) => match[1],
    ),
  );
  for (const name of variableNames)
    if (!listed.has(name)) problems.push(`.env.example does not list ${name}`);
  const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  for (const name of listed)
    if (!page.includes(`\`${name}\``)) problems.push(`docs/operations.md does not list ${name}`);
  for (const name of listed)
    if (!variableNames.includes(name)) problems.push(`.env.example lists ${name}, which nothing reads`);
}

/** A file that is generated as a whole. */
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

/** `engine/crawl`, `crawl/robots/robots-cache`: a path from the root or from one of the packages, with or without its extension. */
const isPath = /^[a-z][\w-]*(?:\/[\w.-]+)+$/;
const bases = ['', 'engine', 'engine/suggest', 'server', 'server/adapters', 'web', 'docs'];
const extensions = ['', '.ts', '.tsx', '.mjs', '.md'];

/** Documents name files that exist. Decision records may name what is gone. */
function checkPaths(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, name] of text.matchAll(/`([^`\s]+)`/g)) {
    if (!isPath.test(name) || name.startsWith('coverage/')) continue;
    const isThere = bases.some((base) =>
      extensions.some((extension) => existsSync(path.join(root, base, name + extension))),
    );
    if (!isThere) problems.push(`${file} names ${name}, which does not exist`);
  }
}

/** The same examples as on /api/docs. */
async function keepApiExamples() {
  const { examplesAsMarkdown } = await import('../server/http/api-examples.ts');
  keepSection('docs/api.md', 'examples', examplesAsMarkdown());
}

/** For editors of pagewright.config.json. */
async function keepConfigSchema() {
  const { configJsonSchema } = await import('../cli/config/config.ts');
  keepFile('cli/pagewright.schema.json', configJsonSchema());
}

for (const file of ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/glossary.md']) checkPaths(file);
keepSection('CONTRIBUTING.md', 'modules', modulesAsMarkdown());
keepSection('ARCHITECTURE.md', 'imports', importsAsMarkdown(root));
await keepRules();
await keepConfigSchema();
await keepApiExamples();
await checkVariables();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(isCheck ? 'documents are up to date' : 'documents written');
