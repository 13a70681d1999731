/** Lists words of the old private dialect in names, comments and documents, with the word to use instead. Paths as arguments limit it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';

/** Old words as patterns of one whole word, and what to say instead. */
const replacements = [
  ['desks?', 'cache, worker, context or queue'],
  ['drawers?', 'cache entry'],
  ['manners', 'politeness policy'],
  ['pacers?|paces?', 'rate limiter, rate limit'],
  ['lanes?', 'bucket'],
  ['troubles?', 'error, failure'],
  ['bells?', 'signal'],
  ['endings?', 'outcome'],
  ['settles?|settled|settling|settlements?', 'record, commit'],
  ['glances?|glanced', 'render'],
  ['looks?|looked|looking', 'render, check, read'],
  ['cameras?', 'page renderer'],
  ['visits?|visited|visiting', 'render, rendered page'],
  ['doors?', 'route, host variant'],
  ['judges?|judged|judging|judgements?', 'match, audit, classify'],
  ['verdicts?', 'result, outcome'],
  ['standings?|stands?|stood', 'indexability, is'],
  ['told|tells?|telling', 'emit, report, notify'],
  ['kept|unkept', 'passed, stored, cached'],
  ['prove|proves|proved|proven|proving|proofs?', 'verify, verification'],
  ['advise|advises|advised|advice|advisors?', 'suggest, suggestion'],
  ['analysts?', 'suggester, assistant'],
  ['rooms?', 'context, capacity'],
  ['sheets?', 'answer builder'],
  ['heard|hears?|hearing', 'intent, received'],
  ['wish|wishes|wished', 'slot'],
  ['rarity|rarities', 'idf'],
  ['racks?', 'worker pool'],
  ['worn', 'recycled'],
  ['conducts?|conducted|conductors?', 'execute'],
  ['sweeps?|swept|sweeping', 'purge'],
  ['mends?|mended|mending', 'fix, requeue'],
  ['errands?', 'request context'],
  ['boards?', 'queue positions'],
  ['patience|patient', 'retry budget'],
  ['fences?', 'prompt delimiter'],
  ['beats?', 'syllables, heartbeat'],
  ['telltales?', 'patterns'],
  ['asks?|asked|asking|unasked|askers?', 'request, evaluate, query'],
  ['walks', 'end-to-end tests'],
  ['houses?', 'architecture'],
  ['shelf|shelves', 'repository'],
  ['arrows?', 'imports'],
  ['whoever|somebody|someone|nobody', 'name the caller or rephrase'],
].map(([pattern, instead]) => ({ pattern: new RegExp(`^(?:${pattern})$`), instead }));

/**
 * Uses that stay, with the reason: of a word in matching files, of an identifier by its name, or in text alone.
 * @type {{ file?: RegExp, word?: RegExp, name?: RegExp, isText?: true, reason: string }[]}
 */
export const allowed = [
  {
    file: /^(docs\/rules\.md|CHANGELOG\.md)/,
    reason: 'text of the rules that users read; history',
  },
  { file: /^scripts\/check-words/, reason: 'the list itself' },
  {
    name: /^(allSettled|onSettled|styleSheets?|ending)$/,
    reason: 'names of the platform, of TanStack Query and of node-postgres',
  },
  {
    name: /^(analyzedVerdicts|is_kept|asked_at|site_paces|SCREENSHOTS_KEPT_DAYS)$/,
    reason: 'a field of the API, columns and tables of the database, an environment variable',
  },
  {
    file: /^(contract\/entities|server\/store)\/upgrade-/,
    name: /^(keptRules|proofs|advice|siteAdvice)$/,
    reason: 'fields as version 0.1 stored them',
  },
  {
    file: /^CODE_OF_CONDUCT\.md/,
    word: /^(patient|asked|tell)$/,
    reason: 'it is about how people talk to each other',
  },
  {
    isText: true,
    word: /^(nobody|someone|visits?|asks?|walks|ending|settled?)$/,
    reason: 'also plain English: people visit sites and ask questions, a program walks a tree',
  },
  { file: /^server\/store\//, word: /^(kept|asked|paces)$/, reason: 'columns and tables of the database' },
  {
    file: /^server\/adapters\/llm\/chat-(tools|prompt)/,
    word: /^(ask|analyst)$/,
    reason: 'tools that models are given',
  },
  {
    file: /^server\/services\/conversations\/sanitize/,
    word: /^fences?$/,
    reason: 'a code fence of Markdown',
  },
  {
    file: /^server\/(adapters\/browser-process|store\/private-postgres)/,
    word: /^nobody$/,
    reason: 'the Unix user',
  },
  {
    file: /^(server\/demo\/|scripts\/demo-)/,
    word: /^(lanes?|shelf|shelves|rooms?|stands?)$/,
    reason: 'a shop’s name and its furniture',
  },
];

/** Phrases in which a word has its plain meaning, in text and in names: `looksLikeHtml`, arrow keys. */
const plainPhrases =
  /\b(looks? like|look(s|ed|ing)? up|as it looks|code[ _]of[ _]conduct|arrow (keys?|up|down|left|right)|word endings?|proof-?reader)\b/gi;

const blank = (text) => text.replaceAll(/[^\n]/g, ' ');

const isAllowed = (file, found) =>
  allowed.some(
    (each) =>
      (each.file?.test(file) ?? true) &&
      (each.word?.test(found.word) ?? true) &&
      (each.name === undefined || (found.name !== undefined && each.name.test(found.name))) &&
      (each.isText === undefined || found.name === undefined),
  );

const insteadOf = (word) => replacements.find(({ pattern }) => pattern.test(word))?.instead ?? null;

/** `lookAgainMs` is look, again, ms; `site_paces` is site, paces. */
const wordsOf = (name) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [])
    .join(' ')
    .toLowerCase()
    .replaceAll(plainPhrases, '')
    .split(' ');

const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;

/** Old words in a piece of prose. */
function findInText(text, start, whole) {
  const prose = text.replaceAll(/`[^`]*`/g, blank).replaceAll(plainPhrases, blank);
  return [...prose.matchAll(/[A-Za-z]+/g)].flatMap((match) => {
    const word = match[0].toLowerCase();
    const instead = insteadOf(word);
    return instead === null ? [] : [{ word, instead, line: lineOf(whole, start + match.index) }];
  });
}

/** Old words inside a name. */
const findInName = (name, line) =>
  wordsOf(name).flatMap((word) => {
    const instead = insteadOf(word);
    return instead === null ? [] : [{ word, instead, line, name }];
  });

function findInIdentifiers(program, source) {
  const found = new Map();
  const walk = (node) => {
    if (node.type === 'Identifier' || node.type === 'PrivateIdentifier' || node.type === 'JSXIdentifier')
      for (const each of findInName(node.name, lineOf(source, node.start)))
        found.set(`${each.line} ${each.name} ${each.word}`, each);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child === 'object' && child !== null && typeof child.type === 'string') walk(child);
  };
  walk(program);
  return [...found.values()];
}

function findInStylesheet(text) {
  const classes = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, blank)
    .matchAll(/\.(?<name>[a-z][\w-]*)/gi)
    .flatMap(({ groups: { name }, index }) => findInName(name, lineOf(text, index)));
  const comments = [...text.matchAll(/\/\*[\s\S]*?\*\//g)];
  return [...classes, ...comments.flatMap(({ 0: comment, index }) => findInText(comment, index, text))];
}

function findInSource(file, text) {
  const { program, comments } = parseSync(file, text);
  return [
    ...findInIdentifiers(program, text),
    ...comments.flatMap(({ value, start }) => findInText(value, start + 2, text)),
  ];
}

/** Outside code blocks. */
const findInDocument = (text) => findInText(text.replaceAll(/^```[\s\S]*?^```/gm, blank), 0, text);

function findInContent(file, text) {
  if (file.endsWith('.md')) return findInDocument(text);
  return file.endsWith('.css') ? findInStylesheet(text) : findInSource(file, text);
}

/** Old words in a source file, stylesheet or Markdown document and in its name; string literals are not read. */
export const findWords = (file, text) =>
  [...findInName(file, 1), ...findInContent(file, text)]
    .filter((each) => !isAllowed(file, each))
    .sort((a, b) => a.line - b.line);

const sourcesOf = (root, paths) =>
  execFileSync('git', ['ls-files', '--', ...paths], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|js|md|css)$/.test(file) && !file.startsWith('fixtures/'));

if (process.argv[1] === import.meta.filename) {
  const root = process.cwd();
  let count = 0;
  for (const file of sourcesOf(root, process.argv.slice(2))) {
    const found = findWords(file, readFileSync(path.join(root, file), 'utf8'));
    if (found.length > 0) console.log(file);
    for (const { line, word, name, instead } of found)
      console.log(
        `  ${line}: ${name === undefined || name === word ? word : `${name} (${word})`}: say ${instead}`,
      );
    count += found.length;
  }
  console.log(count === 0 ? 'no old words' : `${count} old words`);
  if (count > 0) process.exitCode = 1;
}
