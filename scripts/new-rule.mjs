/** `npm run new:rule -- ID GROUP [--site]`: writes a rule, its test and its entry in the list, ready to be filled in. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root, say } from './prepare.mjs';

const rulesRoot = path.join(root, 'engine', 'audit', 'rules');

export const camelCase = (id) => id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

/** A list file with one more rule: its import in alphabetical order, its name at the end of the list. */
export function addToList(source, id) {
  const name = camelCase(id);
  const line = `import { ${name} } from './${id}.ts';`;
  const lines = source.split('\n');
  const own = lines.flatMap((each, at) => (/^import .* from '\.\/.*';$/.test(each) ? [at] : []));
  const fileOf = (each) => /'\.\/(.*)'/.exec(each)?.[1] ?? '';
  const before = own.find((at) => fileOf(lines[at]) > `${id}.ts`);
  const lastImport = lines.findLastIndex((each) => each.startsWith('import '));
  lines.splice(before ?? lastImport + 1, 0, line);
  return lines.join('\n').replace(/^\] as const/m, `  ${name},\n] as const`);
}

export const ruleText = (id, group, isSite) => `/** TELL in one sentence what it finds. */
import { ${isSite ? 'skip' : 'pass'} } from '../../outcome.ts';
import { define${isSite ? 'Site' : 'Page'}Rule } from '../../rule.ts';
import { ${camelCase(group)}Texts } from './messages.ts';

export const ${camelCase(id)} = define${isSite ? 'Site' : 'Page'}Rule({
  id: '${id}',
  group: '${group}',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  ${isSite ? '' : "audience: 'indexable',\n  "}texts: ${camelCase(group)}Texts['${id}'],
  reads: [${isSite ? "'pages'" : "'title'"}],
  ${isSite ? "checkSite: ({ pages }) => (pages.length < 2 ? skip('one-page') : [])," : 'check: () => pass(),'}
});
`;

export const testText = (id, isSite) => `/** Tests ${id}. */
import { ${isSite ? 'testSiteRule' : 'testRule'} } from '../../testing/${isSite ? 'test-site-rule' : 'test-rule'}.ts';
import { ${camelCase(id)} } from './${id}.ts';

${isSite ? 'testSiteRule' : 'testRule'}(${camelCase(id)}, {
  pass: [],
  fail: [],
});
`;

/** A table of texts with those of one more rule at its end. */
export const addTexts = (source, id) =>
  source.replace(
    /^\} as const satisfies/m,
    `  '${id}': {
    title: '',
    why: '',
    fix: '',
    messages: { found: '' },
  },
} as const satisfies`,
  );

/** A sentence about invalid arguments; null when they are valid. */
export function whyNot(id, group, groups) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(id ?? ''))
    return 'Write: npm run new:rule -- ID GROUP [--site], with an id such as title-too-long.';
  if (!groups.includes(group))
    return `There is no group "${group ?? ''}". The groups are: ${groups.join(', ')}.`;
  return null;
}

function writeRule(id, group, isSite) {
  const folder = path.join(rulesRoot, group);
  const file = path.join(folder, `${id}.ts`);
  if (existsSync(file)) return `${path.relative(root, file)} is there already.`;
  const list = path.join(folder, 'all.ts');
  writeFileSync(file, ruleText(id, group, isSite));
  writeFileSync(path.join(folder, `${id}.test.ts`), testText(id, isSite));
  writeFileSync(list, addToList(readFileSync(list, 'utf8'), id));
  const texts = path.join(folder, 'messages.ts');
  writeFileSync(texts, addTexts(readFileSync(texts, 'utf8'), id));
  say(
    `Written: ${id}.ts, ${id}.test.ts, a line in all.ts and its texts in messages.ts of engine/audit/rules/${group}.`,
  );
  say('Fill in the texts, the check and its counter-examples, then run "npm run docs" and "npm run golden".');
  return null;
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'boolean', default: false } },
  });
  const [id, group] = positionals;
  const groups = readdirSync(rulesRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const problem = whyNot(id, group, groups) ?? writeRule(id, group, values.site);
  if (problem === null) return;
  say(problem);
  process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) main();
