/** Placeholder Latin is recognized in paragraphs and headings, and living languages are not taken for it. */
import { expect, it } from 'vitest';
import { isFillerText } from './filler.ts';

it.each([
  'Lorem ipsum dolor sit amet, consectetur adipisicing elit.',
  'Adipiscing elit',
  'Similique delectus ab doloremque, qui doloribus ea officiis quisquam.',
  'At in tellus integer feugiat scelerisque varius morbi.',
  'Lorum ipsum dolem aire',
])('is filler: %s', (text) => {
  expect(isFillerText(text)).toBe(true);
});

it.each([
  'Curriculum vitae',
  'El dolor de espalda no tiene culpa.',
  'La massa del pane riposa un giorno intero.',
])('is no filler: %s', (text) => {
  expect(isFillerText(text)).toBe(false);
});
