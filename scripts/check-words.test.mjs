/** Old words are found in names, comments and documents, and left alone in strings. */
import { describe, expect, it } from 'vitest';
import { allowed, findWords } from './check-words.mjs';

const wordsIn = (source, file = 'engine/a.ts') =>
  findWords(file, source).map(({ line, word }) => `${line} ${word}`);

describe('findWords', () => {
  it('finds words inside compound identifiers, with the word to use instead', () => {
    const found = findWords('engine/a.ts', 'export const openDesk = (x: Pacer) => x;');
    expect(found.map(({ name, word }) => `${name} ${word}`)).toEqual(['openDesk desk', 'Pacer pacer']);
    expect(found.every(({ instead }) => instead.length > 0)).toBe(true);
  });

  it('finds words in comments, with their line', () => {
    expect(wordsIn('/** Fine. */\nconst a = 1;\n// Told by the bell.\n')).toEqual(['3 told', '3 bell']);
  });

  it('finds properties, private fields, TSX and types', () => {
    expect(wordsIn('class A { #shelf = 1; }\ninterface B { errand: number }')).toEqual([
      '1 shelf',
      '2 errand',
    ]);
    expect(wordsIn('export const A = () => <Desk verdict={1} />;', 'web/a.tsx')).toEqual([
      '1 desk',
      '1 verdict',
    ]);
  });

  it('leaves strings, templates and JSX text alone', () => {
    expect(wordsIn("const a = 'told'; const b = `the desk ${a}`;")).toEqual([]);
    expect(wordsIn('export const A = () => <p>Ask the analyst</p>;', 'web/a.tsx')).toEqual([]);
  });

  it('leaves words alone that only contain an old one', () => {
    expect(
      wordsIn('const stylesheet = 1; const household = 2; const heartbeat = 3; // outstanding, standard'),
    ).toEqual([]);
  });

  it('reads documents without their code blocks and inline code', () => {
    const text = '# Desk\n\n```sh\ncat desk\n```\n`desk` and trouble\n';
    expect(wordsIn(text, 'docs/a.md')).toEqual(['1 desk', '6 trouble']);
  });

  it('leaves phrases alone in which the word has its plain meaning', () => {
    const source =
      'const looksLikeHtml = 1; const lookUp = { ArrowDown: 2 }; // Arrow keys, words looked up.';
    expect(wordsIn(source)).toEqual([]);
    expect(wordsIn('const looksAtPage = 1; // An arrow, looked at.')).toEqual([
      '1 looks',
      '1 arrow',
      '1 looked',
    ]);
    expect(wordsIn('See the [code of conduct](CODE_OF_CONDUCT.md).', 'README.md')).toEqual([]);
  });

  it('reads class names and comments of stylesheets', () => {
    const css = "/* A desk. */\n.topShelf,\n.wide { margin: 0.5em; background: url('told'); }\n";
    expect(wordsIn(css, 'web/a.module.css')).toEqual(['1 desk', '2 shelf']);
  });

  it('reads names of files and folders', () => {
    expect(wordsIn('', 'web/ui/verdict-mark.tsx')).toEqual(['1 verdict']);
    expect(wordsIn('', 'web/verdict/tone-icon.tsx')).toEqual(['1 verdict']);
  });

  it('accepts what the list allows, there and nowhere else', () => {
    expect(wordsIn('const keptRules = 1;', 'contract/entities/upgrade-a.ts')).toEqual([]);
    expect(wordsIn('const keptPages = 1;', 'contract/entities/upgrade-a.ts')).toEqual(['1 kept']);
    expect(wordsIn('const keptRules = 1;')).toEqual(['1 kept']);
    expect(allowed.every(({ reason }) => reason.length > 0)).toBe(true);
  });
});
