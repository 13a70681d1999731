/** Fails on texts for people outside the tables of `messages`, and on areas named here that need it no more. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';

/** Where people read what the code says. */
const areas =
  'contract/report engine/report cli mcp server/errors server/http server/routes server/services web'.split(
    ' ',
  );

/** Files and folders whose texts are still in the code. It only ever gets shorter. */
export const notConverted = [
  'server/http/rule-pages.ts',
  'engine/report/rule-pages.ts',
  'engine/report/period.ts',
  'server/http/api-examples.ts',
];

/** `words.ts` is a table and what its texts share. */
const exempt =
  /(^|\/)words\.ts$|\.(test|spec|config|d)\.tsx?$|(^|\/)(testing|gallery|node_modules|dist|static)\//;

/** @type {{ file: RegExp, text?: RegExp, reason: string }[]} */
const allowed = [
  {
    file: /^cli\/work-file\//,
    text: /^(?:begin|case|commit|create|delete|end as|from|insert|pragma|r\.id|select|where|\) (?:as|then)|<=)/,
    reason: 'SQL',
  },
  {
    file: /^cli\/target\/serve-folder/,
    text: /^text\/html|^<!doctype html>/,
    reason: 'the site that is audited, as a server would send it',
  },
  { file: /^cli\/config\/flags/, text: /^"Name: value"$/, reason: 'what to type' },
  { file: /^cli\/config\/config/, reason: 'the schema of the configuration, which editors show' },
  { file: /^contract\/report\/(?:crawl-messages|writing-notes)/, reason: 'tables of `messagesOf`' },
  {
    file: /^server\/http\//,
    text: /^(?::root|[a-z-]+\/[a-z-]+;|attachment|public|private|no-|noindex|accept-encoding|default-src|; font-src|: still|Bearer realm|Analyses by|Jobs that|How long|not ready|Cancelled by|\{ code)/,
    reason: 'styles, headers, metrics and logs',
  },
  { file: /^engine\/report\/(?:brand|report-document|shapes|style)/, reason: 'markup, styles and headers' },
  {
    file: /^web\/public-pages\/(?:document|example-page)/,
    reason: 'attributes, and the made-up website of the example',
  },
  {
    file: /^web\/public-pages\//,
    text: /^(?:main &gt;|<meta|https:\/\/$|Most Popular$)/,
    reason: 'markup, a selector, and what a label is compared with',
  },
  { file: /^web\/build\//, reason: 'markup and headers' },
  { file: /^web\/ui\/(?:logo|use-key-press)/, reason: 'the name of the product and a selector' },
  { file: /^web\/features\/report\/score-card/, text: /sans-serif$/, reason: 'fonts' },
  {
    file: /^web\/features\/report\/overview\/pages\//,
    text: /^alt(?: texts|="")$/,
    reason: 'a key and markup',
  },
  { file: /^server\/services\/analyses\//, text: /^(?:document of|end of)$/, reason: 'keys' },
];

/** Log lines, errors of ours and names of what nobody reads. */
const unreadCalls =
  /^(?:debug|info|warn|error|fatal|AnotherAttempt|\w*Error|TypeError|RangeError|messages|plainMessages|fetch|require|matchMedia|useMediaQuery|querySelector(?:All)?)$/;
const unreadAttributes = /^(?:className|class|d|viewBox|sizes|rel|href|src|style|transform|points|as|id)$/;

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';
const childrenOf = (node) =>
  Object.entries(node).flatMap(([key, value]) => {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters') return [];
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });

const nameOf = (callee) => callee?.name ?? callee?.property?.name ?? '';

/** Whether nothing in it is read by people. */
function isUnread(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TaggedTemplateExpression':
      return true;
    case 'CallExpression':
    case 'NewExpression':
      return unreadCalls.test(nameOf(node.callee));
    case 'JSXAttribute':
      return unreadAttributes.test(node.name?.name ?? '');
    default:
      return false;
  }
}

const words = /\p{L}{2,}[,:;]? \p{L}{2,}/u;

/** Tags, whole ones and those that begin or end in another part of a template. */
const withoutTags = (text) => text.replaceAll(/<[^<>]*(?:>|$)|^[^<>]*>/g, '|');

/** A text of two words and more; between tags, of one. */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return words.test(withoutTags(node.value)) ? node.value : null;
  if (node.type === 'TemplateElement')
    return words.test(withoutTags(node.value.cooked ?? '')) ? node.value.cooked : null;
  if (node.type === 'JSXText') return /\p{L}{2,}/u.test(node.value) ? node.value : null;
  return null;
}

function* textsIn(node) {
  if (isUnread(node)) return;
  const text = textOf(node);
  if (text !== null) yield { text: text.trim().replaceAll(/\s+/g, ' '), at: node.start };
  for (const child of childrenOf(node)) yield* textsIn(child);
}

/** @param {string} file @param {string} source */
export const textsOf = (file, source) => [...textsIn(parseSync(file, source).program)];

function filesOf(area) {
  if (statSync(area).isFile()) return [area];
  return readdirSync(area, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(area, name))
    .filter((file) => /\.tsx?$/.test(file) && !exempt.test(file));
}

const faultsIn = (file) => {
  const source = readFileSync(file, 'utf8');
  return textsOf(file, source)
    .filter(
      ({ text }) =>
        !allowed.some((each) => each.file.test(file) && (each.text === undefined || each.text.test(text))),
    )
    .map(({ text, at }) => `${file}:${source.slice(0, at).split('\n').length} "${text.slice(0, 80)}"`);
};

const isIn = (file, area) => file === area || file.startsWith(`${area}/`);

function main() {
  const files = areas.flatMap(filesOf);
  const faults = files.filter((file) => !notConverted.some((area) => isIn(file, area))).flatMap(faultsIn);
  for (const fault of faults) console.error(`A text outside the tables: ${fault}`);
  const done = notConverted.filter(
    (area) => !files.some((file) => isIn(file, area) && faultsIn(file).length > 0),
  );
  for (const area of done) console.error(`${area} has no text outside the tables: take it out of the list.`);
  if (faults.length + done.length > 0) process.exitCode = 1;
  else console.log(`texts are in tables, but for ${notConverted.length} files and folders`);
}

if (process.argv[1] === import.meta.filename) main();
