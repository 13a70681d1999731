/** Fails on mutable state at the top level of a module: contexts and dependencies own state, modules do not. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';

const workspaces = ['contract', 'engine', 'mcp', 'server', 'cli', 'web'];
const exempt = /\.(test|config|d)\.tsx?$|(^|\/)(testing|node_modules|dist)\//;

/**
 * State that really belongs to a module, by file and name, with the reason.
 * @type {{ file: string, name: string, reason: string }[]}
 */
export const exceptions = [
  {
    file: 'contract/messages/format-message.ts',
    name: 'languages',
    reason:
      'messages never change; each is parsed once because that takes as long as rendering it many times',
  },
  {
    file: 'contract/messages/language.ts',
    name: 'spoken',
    reason: 'the language of the process or page: set once at its start, before anything is said',
  },
  {
    file: 'contract/segmenters.ts',
    name: 'made',
    reason: 'immutable objects of the platform, made once because their tables load slowly',
  },
  {
    file: 'server/workers/assistant-thread.ts',
    name: 'languages',
    reason: 'the entry point of a thread: its searches live as long as it',
  },
  {
    file: 'server/workers/assistant-thread.ts',
    name: 'suggester',
    reason: 'the entry point of a thread: its suggester lives as long as it',
  },
  {
    file: 'web/features/report/competitor/competitor-tab.tsx',
    name: 'controllers',
    reason: 'keyed weakly by the query client, which owns them',
  },
  {
    file: 'web/features/report/shared/page-index.ts',
    name: 'known',
    reason: 'a memo keyed weakly by the analysis, which never changes',
  },
  {
    file: 'web/ui/markdown-tree.ts',
    name: 'parser',
    reason: 'configured once; parsing leaves nothing in it',
  },
];

/** Classes whose instances never change. */
const immutableClasses = /^(RegExp|URL|URLPattern|TextEncoder|TextDecoder|Error)$|^Intl\./;
const collections = /^(Map|Set|WeakMap|WeakSet|Array|(Big)?(Int|Uint|Float)\d+(Clamped)?Array)$/;
/** Functions whose result never changes, although their name begins with `create`. */
const immutableFactories = new Set(['createContext', 'createRequire', 'createElement']);
const factory = /^create[A-Z]/;
const writers = new Set(
  'set add delete clear push pop shift unshift splice fill sort reverse copyWithin'.split(' '),
);

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

const childrenOf = (node) =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? value : [],
  );

/** The names that a pattern declares. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap(namesIn);
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'Property':
      return namesIn(pattern.value);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** An expression without `await`, `as`, `satisfies`, `!` and brackets. */
function unwrap(node) {
  const inner = /^(TS(As|Satisfies|NonNull)Expression|ParenthesizedExpression)$/.test(node?.type)
    ? node.expression
    : node?.type === 'AwaitExpression'
      ? node.argument
      : null;
  return inner === null ? node : unwrap(inner);
}

function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.computed) return '';
  return `${nameOf(callee.object)}.${callee.property.name}`;
}

/** `collection` when it can be written to, `instance` when it may hold state, else `constant`. */
function kindOf(init) {
  const value = unwrap(init);
  if (value?.type === 'ArrayExpression' || value?.type === 'ObjectExpression') return 'collection';
  if (value?.type === 'NewExpression') {
    const name = nameOf(value.callee);
    if (collections.test(name)) return 'collection';
    return immutableClasses.test(name) ? 'constant' : 'instance';
  }
  if (value?.type !== 'CallExpression') return 'constant';
  const name = nameOf(value.callee);
  if (/^(Array\.(from|of)|Object\.(create|fromEntries|groupBy)|Map\.groupBy)$/.test(name))
    return 'collection';
  const last = name.split('.').at(-1);
  return factory.test(last) && !immutableFactories.has(last) ? 'instance' : 'constant';
}

const isFunction = ({ type }) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/** The names that a function or block declares directly, so that they hide those of the module. */
function declaredIn(node) {
  const own = isFunction(node) ? node.params.flatMap(namesIn) : [];
  const statements = node.type === 'BlockStatement' ? node.body : [node.init, node.left, node.param];
  return [
    ...own,
    ...statements.filter(isNode).flatMap((statement) => {
      if (statement.type === 'VariableDeclaration')
        return statement.declarations.flatMap(({ id }) => namesIn(id));
      if (/^(Function|Class)Declaration$/.test(statement.type)) return [statement.id.name];
      return node.type === 'CatchClause' ? namesIn(statement) : [];
    }),
  ];
}

/** The name whose value this node writes to, or null. */
function writtenBy(node) {
  const isWrite = /^(AssignmentExpression|UpdateExpression)$/.test(node.type) || node.operator === 'delete';
  const target = isWrite ? unwrap(node.left ?? node.argument) : null;
  if (target?.type === 'MemberExpression') {
    const object = unwrap(target.object);
    return object.type === 'Identifier' ? object.name : null;
  }
  const callee = node.type === 'CallExpression' ? unwrap(node.callee) : null;
  if (callee?.type !== 'MemberExpression' || callee.computed || !writers.has(callee.property.name))
    return null;
  const object = unwrap(callee.object);
  return object.type === 'Identifier' ? object.name : null;
}

/** The module's names among `names` that any code of it writes to. */
function writtenNames(program, names) {
  const written = new Set();
  const walk = (node, hidden) => {
    const own = declaredIn(node);
    const inside = own.length === 0 || node.type === 'Program' ? hidden : new Set([...hidden, ...own]);
    const name = writtenBy(node);
    if (name !== null && names.has(name) && !inside.has(name)) written.add(name);
    for (const child of childrenOf(node)) walk(child, inside);
  };
  walk(program, new Set());
  return written;
}

/** What is mutable at the top level of a source file: its name, and why it counts as state. */
export function stateIn(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return [{ name: '', problem: `cannot be parsed: ${errors[0].message}` }];
  const found = [];
  const writable = new Set();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.declare) continue;
    for (const { id, init } of declaration.declarations) {
      const [name = ''] = namesIn(id);
      if (declaration.kind !== 'const') found.push({ name, problem: `top-level ${declaration.kind}` });
      else if (kindOf(init) === 'instance') found.push({ name, problem: 'an instance that may hold state' });
      else if (kindOf(init) === 'collection') writable.add(name);
    }
  }
  for (const name of writtenNames(program, writable))
    found.push({ name, problem: 'a collection or object that the module writes to' });
  return found;
}

const sourcesBelow = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !exempt.test(file));

/** All mutable module state of a project, and exceptions that no longer apply. */
export function findState(root, allowed = exceptions) {
  const files = workspaces.flatMap((workspace) => sourcesBelow(root, workspace));
  const found = files.flatMap((file) =>
    stateIn(file, readFileSync(path.join(root, file), 'utf8')).map((each) => ({ file, ...each })),
  );
  const isSame = (a) => (b) => a.file === b.file && a.name === b.name;
  return {
    files: files.length,
    problems: [
      ...found
        .filter((each) => !allowed.some(isSame(each)))
        .map(({ file, name, problem }) => `${file}: ${name}: ${problem}`),
      ...allowed
        .filter((each) => !found.some(isSame(each)))
        .map(({ file, name }) => `${file}: ${name}: the exception in scripts/check-state.mjs is not needed`),
    ],
  };
}

if (process.argv[1] === import.meta.filename) {
  const { files, problems } = findState(process.cwd());
  if (files === 0) problems.push('no source file was found: run this from the project root');
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`no mutable module state in ${files} files`);
}
