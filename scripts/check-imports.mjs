/** Fails on an import that the table of modules does not allow or that its workspace does not declare, on file circles and on two folders that import each other. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isolatedFolders, modules } from './modules.mjs';

const workspaces = ['contract', 'html-stream', 'engine', 'mcp', 'server', 'cli', 'web', 'e2e'];
const sourceFile = /\.(ts|tsx|mjs|css)$/;
const exempt = /\.test\.tsx?$|\.config\.ts$|\/testing\//;

/** Files of a folder, without what is built or installed. */
function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && sourceFile.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
}

/** The specifiers a source file imports, types and dynamic imports included. */
export function importsOf(source) {
  const withoutComments = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const pattern =
    /(?:^|[\s;}])(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|[\s;}])import\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/g;
  return [...withoutComments.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3]);
}

const isInside = (file, folder) => file === folder || file.startsWith(`${folder}/`);

export const moduleOf = (file) => modules.find(({ module }) => isInside(file, module));

/** The project's file a specifier means, or null for a package. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier.split('?')[0]));
  const own = /^@pagewright\/(.+)$/.exec(specifier);
  return own ? own[1] : null;
}

const packageName = (specifier) =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

function allowsPackage({ packages }, specifier) {
  if (packages === null) return true;
  const name = packageName(specifier);
  return packages.some((allowed) => allowed === name || (allowed === 'node:*' && name.startsWith('node:')));
}

/** Why this one import is not allowed, or null. */
export function violationOf(file, specifier) {
  const own = moduleOf(file);
  if (own === undefined) return `${file} belongs to no module of the table`;
  const target = targetOf(file, specifier);
  if (target === null) {
    return allowsPackage(own, specifier)
      ? null
      : `${own.module} may not import ${packageName(specifier)} (${file} -> ${specifier}): ${own.why}`;
  }
  const isolated = isolatedFolders.find((folder) => isInside(file, folder) && isInside(target, folder));
  if (isolated !== undefined) {
    const [mine, theirs] = [file, target].map((each) => each.slice(isolated.length + 1).split('/')[0]);
    return mine === theirs
      ? null
      : `${isolated}/${mine} may not import ${isolated}/${theirs} (${file} -> ${target}): ${own.why}`;
  }
  if (isInside(target, own.module) || own.may.some((allowed) => isInside(target, allowed))) return null;
  return `${own.module} may not import ${moduleOf(target)?.module ?? target} (${file} -> ${target}): ${own.why}`;
}

/** What a workspace's package.json declares; e2e has none of its own and uses the root's. */
function declaredBy(root, workspace) {
  const own = path.join(root, workspace, 'package.json');
  const manifest = JSON.parse(readFileSync(existsSync(own) ? own : path.join(root, 'package.json'), 'utf8'));
  return new Set(
    ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    ),
  );
}

/** Why this package may not be imported here, tests included, or null; knip separates production from development dependencies. */
function undeclared(declared, file, specifier) {
  const name = packageName(specifier);
  if (specifier.startsWith('.') || name.startsWith('node:') || declared.has(name)) return null;
  return `${file.split('/')[0]}/package.json does not declare ${name} (${file} -> ${specifier})`;
}

function violationsIn(root, workspace) {
  const declared = declaredBy(root, workspace);
  return filesBelow(root, workspace).flatMap((file) =>
    importsOf(readFileSync(path.join(root, file), 'utf8'))
      .flatMap((specifier) => [
        exempt.test(file) ? null : violationOf(file, specifier),
        undeclared(declared, file, specifier),
      ])
      .filter((violation) => violation !== null),
  );
}

/** What each file imports of the project itself: tests aside, types and dynamic imports included. */
function importGraph(root) {
  const files = workspaces
    .flatMap((workspace) => filesBelow(root, workspace))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !exempt.test(file));
  const known = new Set(files);
  const resolve = (file, specifier) => {
    const target = targetOf(file, specifier);
    return [target, `${target}.ts`, `${target}.tsx`].find((candidate) => known.has(candidate));
  };
  return new Map(
    files.map((file) => {
      const specifiers = importsOf(readFileSync(path.join(root, file), 'utf8'));
      return [
        file,
        specifiers.map((specifier) => resolve(file, specifier)).filter((each) => each !== undefined),
      ];
    }),
  );
}

/** Files that import each other in a circle, each circle once, in the order of its imports. */
function circlesIn(graph) {
  const circles = [];
  const done = new Set();
  const walk = (file, trail) => {
    const at = trail.indexOf(file);
    if (at >= 0) circles.push([...trail.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const target of graph.get(file)) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return circles.map((circle) => `files import each other in a circle: ${circle.join(' -> ')}`);
}

/** Folders of which each imports the other, with an import of either direction. */
function folderPairsIn(graph) {
  const examples = new Map();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = [path.posix.dirname(file), path.posix.dirname(target)];
      if (from !== to) examples.set(`${from} ${to}`, `${file} -> ${target}`);
    }
  return [...examples].flatMap(([pair, example]) => {
    const [from, to] = pair.split(' ');
    const back = from < to ? examples.get(`${to} ${from}`) : undefined;
    return back === undefined ? [] : [`${from} and ${to} import each other (${example}; ${back})`];
  });
}

export function findViolations(root) {
  const graph = importGraph(root);
  return {
    files: workspaces.flatMap((workspace) => filesBelow(root, workspace)).length,
    violations: [
      ...workspaces.flatMap((workspace) => violationsIn(root, workspace)),
      ...circlesIn(graph),
      ...folderPairsIn(graph),
    ],
  };
}

/** The table as Markdown, for CONTRIBUTING.md. */
export const modulesAsMarkdown = () =>
  [
    '| module | may import | packages | why |',
    '|---|---|---|---|',
    ...modules.map(({ module, may, packages, why }) => {
      const list =
        packages === null
          ? 'any'
          : packages.length === 0
            ? 'none'
            : packages.map((name) => `\`${name}\``).join(', ');
      return `| \`${module}\` | ${may.map((name) => `\`${name}\``).join(', ') || 'itself'} | ${list} | ${why} |`;
    }),
  ].join('\n');

/** The imports between modules as they are, as a Markdown list for ARCHITECTURE.md. */
export function importsAsMarkdown(root) {
  const imported = new Map(modules.map(({ module }) => [module, new Set()]));
  for (const [file, targets] of importGraph(root))
    for (const target of targets) {
      const [own, other] = [moduleOf(file)?.module, moduleOf(target)?.module];
      if (own !== other) imported.get(own)?.add(other);
    }
  const order = modules.map(({ module }) => module);
  return [...imported]
    .filter(([, others]) => others.size > 0)
    .map(([module, others]) => `- \`${module}\` → ${order.filter((each) => others.has(each)).join(', ')}`)
    .join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const { files, violations } = findViolations(process.cwd());
  if (files === 0) violations.push('no source file was found: run this from the project root');
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exit(1);
  console.log(`imports hold in ${files} files`);
}
