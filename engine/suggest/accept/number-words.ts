/** Writes numbers in words as digits, by language. */
import { byLanguage, wordList } from '../../text/languages.ts';

/** From a word to its number. */
const from = (first: number, step: number, table: string): (readonly [string, number])[] =>
  wordList(table).flatMap((forms, at) => forms.split('|').map((word) => [word, first + at * step] as const));

const words = byLanguage(
  ({ numbers }) => numbers,
  ({ small, tens, large }) =>
    new Map([...from(2, 1, small), ...from(20, 10, tens), ...Object.entries(large)]),
);

const word = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?![\p{L}\p{M}\p{N}])/gu;
/** In "80 pour cent" it is no number. */
const perCent = /(?<=(?:pour|por|per)[ -]?)(?:cents?|ciento|cento)(?!\p{L})/gu;
/** "5k", "5 million", "2.5 million": a figure and what multiplies it. */
const multiplied =
  /(?<![\w.,])(\d{1,6}(?:[.,]\d{1,2})?)(?:k(?![\p{L}\p{N}])|[ -](100|1000|1000000|1000000000)(?![\d.,]))/gu;
/** "20-5" of "twenty-five". */
const compound = /(?<![\d-])([2-9]0)-([1-9])(?![\d-])/g;

const product = (_: string, figure: string, factor = '1000'): string =>
  String(Math.round(Number(figure.replace(',', '.')) * Number(factor) * 100) / 100);

/** Text in lower case with digits in place of number words: "for five million euros" is "for 5000000 euros". */
export function numbersAsDigits(text: string, language: string): string {
  const known = new Map([...(words.get('en') ?? []), ...(words.get(language) ?? [])]);
  const digits = (found: string): string => String(known.get(found) ?? found);
  const inDigits = text
    .replaceAll(perCent, '%')
    .replaceAll(word, (found) => (known.has(found) ? digits(found) : found.split('-').map(digits).join('-')))
    .replaceAll(compound, (_, tens, ones) => String(Number(tens) + Number(ones)));
  return inDigits.replaceAll(multiplied, product).replaceAll(multiplied, product);
}
