/** Tests which texts are found outside the tables. */
import { expect, it } from 'vitest';
import { textsOf } from './check-texts.mjs';

const found = (source) => textsOf('a.tsx', source).map(({ text }) => text);

it('finds sentences, in templates too, and all that is between tags', () => {
  expect(found("const a = 'Save settings';")).toEqual(['Save settings']);
  expect(found('const a = `Delete ${name} for ever`;')).toEqual(['for ever']);
  expect(found('const a = <p className="b c">Save</p>;')).toEqual(['Save']);
});

it('finds none in tables, names, types and errors that nobody reads', () => {
  expect(found("const words = messages({ save: 'Save settings' });")).toEqual([]);
  expect(found("const a = 'main-heading'; type B = 'one two'; throw new Error('No such rule.');")).toEqual(
    [],
  );
});
