/** Finds in one pass which brackets of a Markdown text belong together and where its inline code ends. */

export interface Marks {
  /** The closing bracket of each opening one, inside a paragraph. */
  readonly closing: ReadonlyMap<number, number>;
  /** Behind the inline code that begins at a place. */
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

export function marksOf(text: string): Marks {
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
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '\n' && /^[^\S\n]*(?:\n|$)/.test(text.slice(at + 1, at + 40))) endParagraph();
    else if (sign === '`') {
      let length = 1;
      while (text[at + length] === '`') length += 1;
      runs.push({ at, length });
      at += length - 1;
    } else if (sign === '[') open.push(at);
    else if (sign === ']') {
      const start = open.pop();
      if (start !== undefined) closing.set(start, at);
    }
  }
  endParagraph();
  return { closing, codeEnds };
}
