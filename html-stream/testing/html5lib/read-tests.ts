/** Reads a .dat file of html5lib's tree-construction tests. */

export interface TreeTest {
  readonly html: string;
  /** The expected tree, a line for each node. */
  readonly tree: string;
  /** Context element of a fragment; null for a whole document. */
  readonly fragment: string | null;
  readonly scripting: 'on' | 'off' | 'both';
}

const section = /^#(data|errors|new-errors|document-fragment|script-on|script-off|document)$/;

function toTest(sections: ReadonlyMap<string, readonly string[]>): TreeTest {
  return {
    html: (sections.get('data') ?? []).join('\n'),
    tree: (sections.get('document') ?? []).join('\n').replace(/\n+$/, ''),
    fragment: sections.get('document-fragment')?.[0] ?? null,
    scripting: sections.has('script-on') ? 'on' : sections.has('script-off') ? 'off' : 'both',
  };
}

export function readTests(text: string): TreeTest[] {
  const tests: Map<string, string[]>[] = [];
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const name = section.exec(line)?.[1];
    if (name === undefined) {
      lines.push(line);
      continue;
    }
    if (name === 'data') tests.push(new Map());
    lines = [];
    tests.at(-1)?.set(name, lines);
  }
  return tests.map(toTest);
}
