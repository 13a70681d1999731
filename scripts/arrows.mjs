/** Reads every import of the project and fails on one that the table of arrows does not allow or its workspace does not declare. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rooms, walledRooms } from './arrows-table.mjs';

const workspaces = ['contract', 'engine', 'server', 'web', 'e2e'];
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

const isInside = (file, room) => file === room || file.startsWith(`${room}/`);

export const roomOf = (file) => rooms.find(({ room }) => isInside(file, room));

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
  const room = roomOf(file);
  if (room === undefined) return `${file} is in no room of the table`;
  const target = targetOf(file, specifier);
  if (target === null) {
    return allowsPackage(room, specifier)
      ? null
      : `${room.room} may not import ${packageName(specifier)} (${file} -> ${specifier}): ${room.why}`;
  }
  const wall = walledRooms.find((walled) => isInside(file, walled) && isInside(target, walled));
  if (wall !== undefined) {
    const [mine, theirs] = [file, target].map((each) => each.slice(wall.length + 1).split('/')[0]);
    return mine === theirs
      ? null
      : `${wall}/${mine} may not import ${wall}/${theirs} (${file} -> ${target}): ${room.why}`;
  }
  if (isInside(target, room.room) || room.may.some((allowed) => isInside(target, allowed))) return null;
  return `${room.room} may not import ${roomOf(target)?.room ?? target} (${file} -> ${target}): ${room.why}`;
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

/** Why this package may not be imported here, tests included, or null; knip tells production from development. */
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

export function findViolations(root) {
  return {
    files: workspaces.flatMap((workspace) => filesBelow(root, workspace)).length,
    violations: workspaces.flatMap((workspace) => violationsIn(root, workspace)),
  };
}

/** The table as Markdown, for CONTRIBUTING.md. */
export const arrowsAsMarkdown = () =>
  [
    '| room | may import | packages | why |',
    '|---|---|---|---|',
    ...rooms.map(({ room, may, packages, why }) => {
      const list =
        packages === null
          ? 'any'
          : packages.length === 0
            ? 'none'
            : packages.map((name) => `\`${name}\``).join(', ');
      return `| \`${room}\` | ${may.map((name) => `\`${name}\``).join(', ') || 'itself'} | ${list} | ${why} |`;
    }),
  ].join('\n');

if (process.argv[1] === import.meta.filename) {
  const { files, violations } = findViolations(process.cwd());
  if (files === 0) violations.push('no source file was found: run this from the project root');
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exit(1);
  console.log(`arrows hold in ${files} files`);
}
