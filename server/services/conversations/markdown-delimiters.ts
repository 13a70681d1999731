/** Matches the brackets of a Markdown text and finds the ends of its inline code in one pass. */

export interface Delimiters {
  /** The closing bracket of each opening one, inside a paragraph. */
  readonly closing: ReadonlyMap<number, number>;
  /** The end of the inline code that begins at an index. */
  readonly codeEnds: ReadonlyMap<number, number>;
}

interface Run {
  readonly at: number;
  readonly length: number;
}

/** Runs of backticks pair with the next of the same length in their paragraph. */
function pairRuns(runs: readonly Run[]): Map<number, number> {
  const ends = new Map<number, number>();
  const next = new Map<number, number>();
  const following = runs.map(() => -1);
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const { length } = runs[index] ?? { length: 0 };
    following[index] = next.get(length) ?? -1;
    next.set(length, index);
  }
  for (let index = 0; index < runs.length; ) {
    const run = runs[index];
    const partner = runs[following[index] ?? -1];
    if (run === undefined || partner === undefined) index += 1;
    else {
      ends.set(run.at, partner.at + partner.length);
      index = (following[index] ?? index) + 1;
    }
  }
  return ends;
}

export function findDelimiters(text: string): Delimiters {
  const closing = new Map<number, number>();
  const codeEnds = new Map<number, number>();
  let runs: Run[] = [];
  let open: number[] = [];
  const endParagraph = (): void => {
    for (const [at, end] of pairRuns(runs)) codeEnds.set(at, end);
    runs = [];
    open = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '\n' && /^[^\S\n]*(?:\n|$)/.test(text.slice(at + 1, at + 40))) endParagraph();
    else if (character === '`') {
      let length = 1;
      while (text[at + length] === '`') length += 1;
      runs.push({ at, length });
      at += length - 1;
    } else if (character === '[') open.push(at);
    else if (character === ']') {
      const start = open.pop();
      if (start !== undefined) closing.set(start, at);
    }
  }
  endParagraph();
  return { closing, codeEnds };
}
