/** Finds words in the texts people read that the field has better ones for, with what to write instead. Paths as arguments limit it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';

/** Phrases that no reader should meet, and what to write instead. */
const replacements = [
  [/\b(was|were|is|be) (not )?asked for\b/i, 'requested'],
  [/\brules? (could not be |cannot be |is |are )?asked\b/i, 'checked, run'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\banswers? (with )?(status )?\d{3}\b/i, 'returns 404'],
  [/\btwins?\b/i, 'duplicate, https version'],
  [/\bkept out of\b/i, 'blocked, excluded from'],
  [/\b(looked|glanced?) at\b/i, 'checked, rendered'],
  [/\b(is|are|was|were) told\b/i, 'notified, reported'],
  [/\bstands? (here|in (the|its|a)|on \d)\b/i, 'is, appears'],
  [/\b(the|a) desk\b/i, 'rephrase'],
  [/\baddress(es)?\b/i, 'URL'],
  [/\bwere met\b/i, 'were found'],
  [/\b(analyst|suggester)s?\b/i, 'assistant, suggestions'],
];

/**
 * Uses that stay, with the reason.
 * @type {{ file?: RegExp, text?: RegExp, reason: string }[]}
 */
const allowed = [
  { text: /e-?mail|mailto|mail program/i, reason: 'an e-mail address' },
  {
    text: /\bIP\b|IPv[46]|private|public|loopback|network|localhost|\bDNS\b|connection|\bhost has|has no address|HOST=|name or an address of this machine|Reach a host|others reach it|address space|^no address$/i,
    reason: 'a network address',
  },
  {
    text: /opening hours|LocalBusiness|markup has|phone number|name, address|streetAddress|your profiles/i,
    reason: 'a postal address, or one of a profile',
  },
  { file: /^server\/startup\//, reason: 'settings of an operator: addresses of servers' },
  { file: /^engine\/(text|assistant)\//, reason: 'words that are recognized, not written' },
  { file: /^server\/adapters\/llm\//, reason: 'instructions to a model' },
  { text: /^Built-in analyst$/, reason: 'a name in stored reports' },
  { text: /^\w+$|^[\w-]+[|:]/, reason: 'a name in code' },
];

const insteadOf = (file, text) =>
  replacements.find(
    ([pattern]) =>
      pattern.test(text) &&
      !allowed.some((each) => (each.file?.test(file) ?? true) && (each.text?.test(text) ?? true)),
  )?.[1] ?? null;

const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;

/** The words of a string, a template or the text of an element; null for any other node. */
function textOf(node, parent) {
  if (node.type === 'TemplateElement') return node.value.cooked;
  if (node.type === 'JSXText') return node.value;
  if (node.type !== 'Literal' || typeof node.value !== 'string') return null;
  return /Import|Export|TSLiteral/.test(parent?.type ?? '') ? null : node.value;
}

/** Such phrases in the strings of a source file; names and comments are not read. */
export function findWords(file, source) {
  const found = [];
  const visit = (node, parent) => {
    const text = textOf(node, parent);
    const instead = text === null || !text.includes(' ') ? null : insteadOf(file, text);
    if (instead !== null) found.push({ line: lineOf(source, node.start), text: text.trim(), instead });
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child?.type === 'string') visit(child, node);
  };
  visit(parseSync(file, source).program, null);
  return found;
}

const isForPeople = (file) =>
  /^(web|contract|engine|server|cli|mcp)\/.*\.tsx?$/.test(file) &&
  !/\.test\.|\/testing\/|\/demo\/|\/gallery\/|^engine\/.*\/data\//.test(file);

if (process.argv[1] === import.meta.filename) {
  const files = execFileSync('git', ['ls-files', '--', ...process.argv.slice(2)], { encoding: 'utf8' })
    .split('\n')
    .filter(isForPeople);
  const faults = files.flatMap((file) =>
    findWords(file, readFileSync(path.resolve(file), 'utf8')).map((fault) => ({ file, ...fault })),
  );
  for (const { file, line, text, instead } of faults)
    console.error(`${file}:${line}: write “${instead}” in: ${text}`);
  if (faults.length > 0) process.exitCode = 1;
}
