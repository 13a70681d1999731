/** Fails when the lockfile lacks a platform binary: such a lockfile installs here and breaks `npm ci` elsewhere. */
import fs from 'node:fs';

const lock = JSON.parse(fs.readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8')).packages;

/** The lockfile entry npm would resolve `name` to from inside `from`, walking up as Node does. */
function findEntry(from, name) {
  for (let dir = from; ; dir = dir.slice(0, Math.max(0, dir.lastIndexOf('/node_modules/')))) {
    const key = `${dir ? `${dir}/` : ''}node_modules/${name}`;
    if (lock[key]) return key;
    if (!dir) return undefined;
  }
}

const missing = Object.entries(lock).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !findEntry(path.startsWith('node_modules') ? path : '', name))
    .map(([name, range]) => `${name}@${range} (wanted by ${path || 'the root'})`),
);

if (missing.length > 0) {
  console.error(
    `package-lock.json lacks optional binaries; pin a version that has them all:\n${missing.join('\n')}`,
  );
  process.exit(1);
}
console.log('lockfile complete');
