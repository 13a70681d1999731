/** Checks that CHANGELOG.md has the form of Keep a Changelog, and that its newest release is the version of every package.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
const released = /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/;

/** Problems of the changelog's form, and the newest released version in it. */
function readChangelog(text) {
  const headings = (level) =>
    [...text.matchAll(new RegExp(`^${level} (.+)$`, 'gm'))].map((match) => match[1]);
  const [first, ...sections] = headings('##');
  const problems = [];
  if (first !== '[Unreleased]') problems.push('CHANGELOG.md must start with the section "## [Unreleased]"');
  for (const section of sections)
    if (!released.test(section)) problems.push(`"## ${section}" must be "## [VERSION] - YYYY-MM-DD"`);
  for (const kind of headings('###'))
    if (!kinds.includes(kind)) problems.push(`"### ${kind}" is none of ${kinds.join(', ')}`);
  const dates = sections.map((section) => released.exec(section)?.[2] ?? '');
  if (dates.some((date, at) => at > 0 && date > dates[at - 1]))
    problems.push('releases must be newest first');
  return { problems, newest: released.exec(sections[0] ?? '')?.[1] };
}

/** Where a manifest names another version than `wanted`, for itself or for one of our workspaces. */
function otherVersions(file, manifest, wanted, ours) {
  const pinned = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  return [['version', manifest.version], ...pinned.filter(([name]) => ours.has(name))]
    .filter(([, version]) => version !== wanted)
    .map(
      ([name, version]) => `${file}: ${name} is ${version}, the newest release in CHANGELOG.md is ${wanted}`,
    );
}

/** Everything that is wrong, in sentences. */
export function findVersionProblems(root) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const { problems, newest } = readChangelog(read('CHANGELOG.md'));
  const workspaces = JSON.parse(read('package.json')).workspaces;
  const files = ['package.json', ...workspaces.map((folder) => `${folder}/package.json`)];
  const manifests = files.map((file) => [file, JSON.parse(read(file))]);
  const ours = new Set(manifests.map(([, { name }]) => name));
  return [
    ...problems,
    ...manifests.flatMap(([file, manifest]) => otherVersions(file, manifest, newest, ours)),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const problems = findVersionProblems(process.cwd());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log('versions and changelog agree');
}
