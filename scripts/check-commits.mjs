/** Checks commit subjects, `type(scope): imperative subject`; skips them where there is no history. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'style', 'build', 'ci', 'chore'];
const maxLength = 72;

/** Commits before this time are older than the check; 99 of those 465 have longer subjects. */
const checkedSinceMs = Date.parse('2026-11-16T18:00:00Z');

const writtenByGit = /^(?:Merge |Revert ")/;
const form = /^(?<type>[a-z]+)(?:\([a-z\d-]+\))?!?: (?<first>\S+)/;

/** First words that are not imperative: "the parser reads", "added", "adding", "adds". */
const notImperative =
  /^(?:an?|the|this|that|these|it|we|what|how|all|every|each|no|[a-z]+[^s]s|[a-z]+[^e]ed|[a-z]{2,}ing)$/i;
const imperativeAllTheSame = new Set(['alias', 'bring', 'embed', 'focus', 'ping', 'shed', 'string']);

/** Why a subject breaks the rule, or null. */
export function problemOf(subject) {
  if (writtenByGit.test(subject)) return null;
  const { type, first } = form.exec(subject)?.groups ?? {};
  if (type === undefined) return 'is not of the form "type(scope): imperative subject"';
  if (!types.includes(type)) return `has the unknown type "${type}"; there are ${types.join(', ')}`;
  if (notImperative.test(first) && !imperativeAllTheSame.has(first))
    return `starts with "${first}"; say what the commit does as an order ("add", "fix", "remove")`;
  const { length } = [...subject];
  if (length > maxLength) return `has ${length} characters; ${maxLength} at most`;
  return subject.endsWith('.') ? 'ends with a period' : null;
}

/** The commits to check, newest first; null where git knows of none. */
function readCommits(folder) {
  if (!existsSync(path.join(folder, '.git'))) return null; // an unpacked archive, perhaps inside another repository
  const log = ['log', '--no-merges', '--format=%h%x09%at%x09%s'];
  const { status, stdout } = spawnSync('git', log, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) return null;
  return stdout
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([id, seconds, ...subject]) => ({ id, ms: Number(seconds) * 1000, subject: subject.join('\t') }))
    .filter(({ ms }) => ms >= checkedSinceMs);
}

if (process.argv[1] === import.meta.filename) {
  const commits = readCommits(process.cwd());
  const problems = (commits ?? []).flatMap(({ id, subject }) => {
    const problem = problemOf(subject);
    return problem === null ? [] : [`${id} "${subject}" ${problem}.`];
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(
    `commit subjects: ${commits === null ? 'skipped, no git history here' : `${commits.length} checked`}`,
  );
}
