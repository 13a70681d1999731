/** Unidiomatic words are found in what people read, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { findWords } from './check-words.mjs';

const found = (source, file = 'engine/a.ts') =>
  findWords(file, source).map(({ line, instead }) => `${line} ${instead}`);

describe('findWords', () => {
  it('finds them in strings, templates and elements, with what to write instead', () => {
    expect(found("\nconst a = 'Nothing to mend here.';")).toEqual(['2 fix']);
    expect(found('const a = `${n} known addresses were left.`;')).toEqual(['1 URL']);
    expect(found('export const A = () => <p>Rules could not be asked.</p>;', 'web/a.tsx')).toEqual([
      '1 checked, run',
    ]);
    expect(found("const a = 'The old page answers 404.';")).toEqual(['1 returns 404']);
  });

  it('does not read names, comments, imports and single words', () => {
    expect(found("import a from './the desk.ts';\n// Mend the address.\nconst address = 'address';")).toEqual(
      [],
    );
  });

  it.each([
    "'Enter your e-mail address.'",
    "'10.0.0.1 is not a public address.'",
    "'Add name, address and opening hours.'",
    "'It stands out from the rest.'",
    "'A question that was answered'",
  ])('leaves plain uses alone: %s', (literal) => {
    expect(found(`const a = ${literal};`)).toEqual([]);
  });

  it('leaves alone what models and operators read', () => {
    expect(found("const a = 'the address of the model server';", 'server/startup/env.ts')).toEqual([]);
    expect(found("const a = 'Never write an address.';", 'server/adapters/llm/prompt.ts')).toEqual([]);
  });
});
