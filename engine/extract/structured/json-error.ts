/** Locates a JSON syntax error by line and column; JSON.parse reports positions differently in each engine. */
import type { JsonLdBlock } from '../../model/structured-facts.ts';
import { detach } from '../document/detach.ts';

type JsonError = NonNullable<JsonLdBlock['error']>;

export function locateJsonError(text: string, message: string): JsonError {
  const offset = Math.min(offsetOf(text), text.length);
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const column = offset - before.lastIndexOf('\n');
  const excerpt = detach(text.slice(Math.max(0, offset - 40), offset + 40).trim());
  const html = /^\s*<|<\/?(?:p|br|div|span|a|script)\b/i.test(
    text.slice(Math.max(0, offset - 20), offset + 20),
  );
  return { kind: html ? 'html' : 'syntax', message: plain(message), line, column, excerpt };
}

const plain = (message: string): string =>
  message
    .replace(/ in JSON at position.*$/s, '')
    .replace(/, "?\.\.\..*$/s, '')
    .slice(0, 160);

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
const string = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const space = /[ \t\n\r]*/y;

/** What may come next. */
type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end';

/** Offset of the first character that JSON does not allow. */
function offsetOf(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    space.lastIndex = at;
    space.exec(text);
    at = space.lastIndex;
    if (expected === 'comma-or-end' && open.length === 0) return at;
    const step = next(text, at, expected, open);
    if (step === null) return at;
    [at, expected] = step;
  }
}

function next(text: string, at: number, expected: Expected, open: string[]): [number, Expected] | null {
  const character = text.charAt(at);
  const closes =
    character === open[open.length - 1] && expected !== 'value' && expected !== 'key' && expected !== 'colon';
  if (closes) {
    open.pop();
    return [at + 1, 'comma-or-end'];
  }
  switch (expected) {
    case 'colon':
      return character === ':' ? [at + 1, 'value'] : null;
    case 'comma-or-end':
      return character === ',' ? [at + 1, open[open.length - 1] === '}' ? 'key' : 'value'] : null;
    case 'key':
    case 'key-or-end': {
      const end = matchAt(string, text, at);
      return end === -1 ? null : [end, 'colon'];
    }
    default:
      return value(text, at, open);
  }
}

function value(text: string, at: number, open: string[]): [number, Expected] | null {
  const character = text.charAt(at);
  if (character === '{' || character === '[') {
    open.push(character === '{' ? '}' : ']');
    return [at + 1, character === '{' ? 'key-or-end' : 'value-or-end'];
  }
  const end = matchAt(character === '"' ? string : literal, text, at);
  return end === -1 ? null : [end, 'comma-or-end'];
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
