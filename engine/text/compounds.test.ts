/** Compound words and their parts. */
import { expect, it } from 'vitest';
import { splitCompound } from './compounds.ts';

const words = new Set(['titel', 'vorschlage', 'seiten', 'ladezeit', 'paginas']);
const split = (word: string, language: string): string[] =>
  splitCompound(word, language, (part) => words.has(part));

it('parts words that are both known', () =>
  expect(split('titelvorschlage', 'de')).toEqual(['titel', 'vorschlage']));
it('allows an s between them', () => expect(split('titelsladezeit', 'nl')).toEqual(['titels', 'ladezeit']));
it('leaves what has an unknown part', () => expect(split('doktortitel', 'de')).toEqual(['doktortitel']));
it('leaves languages that write words apart', () =>
  expect(split('titelvorschlage', 'en')).toEqual(['titelvorschlage']));
