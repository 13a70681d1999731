/** Finds filler text that was never replaced: lorem ipsum and what follows it. */
import type { TextSign } from '../../model/text-facts.ts';
import { type CheckedText, contextOf, isCode, isQuoted } from './find-patterns.ts';

const fillers = new Set(
  'lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum ut et in ex ea'.split(
    ' ',
  ),
);
const fillerRun = 4;
/** Every passage of filler text has one of these. */
const hint = /lorem ipsum|ipsum dolor|dolor sit|consectetu|adipisci|eiusmod|ullamco/g;

/** Four filler words in a row: one alone may be Latin, Spanish or a name. Code and quotations only mention it. */
export function findFiller({ text, lower, code }: CheckedText): TextSign | null {
  for (const { index } of lower.matchAll(hint)) {
    const run = isCode(index, code) ? null : fillerAround(lower, index);
    if (run !== null && !isQuoted(lower, run.from))
      return {
        text: text.slice(run.from, run.to).replace(/\s+/g, ' '),
        context: contextOf(text, run.from, run.to - run.from),
      };
  }
  return null;
}

/** Characters on both sides of a hint in which its passage is searched. */
const fillerReach = 60;

/** The first four words of the run of filler words around an offset. */
function fillerAround(lower: string, at: number): { from: number; to: number } | null {
  const start = Math.max(0, at - fillerReach);
  let run: { from: number; to: number }[] = [];
  for (const { 0: word, index } of lower.slice(start, at + fillerReach).matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!fillers.has(word)) {
      if (start + index > at) break;
      run = [];
      continue;
    }
    run.push({ from: start + index, to: start + index + word.length });
  }
  const [first, last] = [run[0], run[fillerRun - 1]];
  return first === undefined || last === undefined ? null : { from: first.from, to: last.to };
}
