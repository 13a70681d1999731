/** Tree-construction tests that html-stream fails on purpose, each with the reason. */

const selectedContent =
  'selectedcontent gets a copy of the selected option, which only a tree can have: events report each element once';

const knownFailures: ReadonlyMap<string, string> = new Map(
  [
    '<select><button><selectedcontent></button><option>X',
    '<select><button><selectedcontent></button><option>x<i>i<b>ib</i>b',
    '<select><button><selectedcontent></button><option>X<option>Y',
    '<select><button><selectedcontent></button><option>X<option selected>Y',
  ].map((html) => [html, selectedContent]),
);

export const reasonFor = (html: string): string | null => knownFailures.get(html) ?? null;
