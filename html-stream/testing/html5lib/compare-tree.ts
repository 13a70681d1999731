/** Runs one tree-construction test: whether the tree from the parser's events is the expected one. */
import { buildTree } from '../build-tree.ts';
import { printTree } from '../print-tree.ts';
import type { TreeTest } from './read-tests.ts';

const attributeLine = /^\| +[^ <"].*="/;

/** html-stream leaves names of svg and math in lower case, and prefixes of attributes as written. */
function normalize(tree: string): string[] {
  const lines = tree.split('\n').map((line) =>
    line
      .replace(
        /^(\| +)<((?:svg|math) [^>]+)>$/,
        (_, indent: string, name: string) => `${indent}<${name.toLowerCase()}>`,
      )
      .replace(/^(\| +)(xlink|xml|xmlns) ([^ ="]+="\S*)/, '$1$2:$3')
      .replace(
        /^(\| +)([^ <"=]+)="/,
        (_, indent: string, name: string) => `${indent}${name.toLowerCase()}="`,
      ),
  );
  return sortAttributes(lines);
}

function sortAttributes(lines: readonly string[]): string[] {
  const sorted: string[] = [];
  let run: string[] = [];
  for (const line of lines) {
    if (attributeLine.test(line)) {
      run.push(line);
      continue;
    }
    sorted.push(...run.sort(), line);
    run = [];
  }
  return [...sorted, ...run.sort()];
}

export interface Comparison {
  readonly passed: boolean;
  readonly expected: string;
  readonly actual: string;
}

export function compareTree({ html, tree }: TreeTest): Comparison {
  const expected = normalize(tree).join('\n');
  const actual = normalize(printTree(buildTree(html)).join('\n')).join('\n');
  return { passed: actual === expected, expected, actual };
}
