/** Checks visible text for defects: "not found", filler text, template tokens, broken encodings. */
import type { QualityFacts, TextSign } from '../../model/text-facts.ts';
import { findFiller } from './filler-text.ts';
import { type CheckedText, findPatterns, isQuoted, type TextPattern } from './find-patterns.ts';
import { findNotFoundPhrase, type PageOpening } from './not-found-phrases.ts';
import { templateLeftovers } from './template-leftovers.ts';

const templateTokens: readonly TextPattern[] = [
  { hint: '{{', pattern: /\{\{[^{}\n]{1,60}\}\}/g },
  { hint: '%%', pattern: /%%\w{2,40}%%/g },
  // `${SHLIB_DIR}` is how a shell or a makefile writes a variable, not a template of a page.
  { hint: '${', pattern: /\$\{(?![A-Z\d_]+\})[\w.]{1,40}\}/g },
  { hint: '[object', pattern: /\[object \w+\]/g },
];
/** Values of a language, which its manual lists in tables and headings. */
const valueTokens: readonly TextPattern[] = [
  { hint: 'undefined', pattern: /(?<=^|\n)(?:undefined|undefined undefined)(?= ?(?:\n|$))/g },
  { hint: 'NaN', pattern: /(?<=^|\n)(?:[$€£] ?)?NaN(?: ?[€%])?(?= ?(?:\n|$))/g },
];
const mojibake: readonly TextPattern[] = [
  { hint: 'Ã', pattern: /Ã[\u0080-\u00bf¡-¿]/g },
  { hint: 'â€', pattern: /â€[\u0098-\u009d™œ˜“”¢¦\u0153]?/g },
  { hint: 'Â', pattern: /Â[\u0080-\u00bf¡-¿]/g },
  { hint: 'ï»¿', pattern: /ï»¿/g },
];
const doubleEncoded: readonly TextPattern[] = [
  {
    hint: '&',
    pattern: /&(?:amp|nbsp|quot|lt|gt|apos|copy|euro|[aou]uml|szlig|eacute|egrave|#\d{2,5});/g,
  },
];

/** A page that shows the same in code explains it: what its prose says of it is a mention. */
const isExplained = ({ text, code }: CheckedText, hint: string): boolean =>
  code.some(([from, to]) => text.slice(from, to).includes(hint));

function findTokens(page: CheckedText): TextSign[] {
  const unexplained = templateTokens.filter(
    ({ hint }) => page.text.includes(hint) && !isExplained(page, hint),
  );
  return findPatterns(page, page.code.length > 0 ? unexplained : [...unexplained, ...valueTokens], isQuoted);
}

/** Manuals of a template show its texts as examples, beside the code for them. */
const findLeftovers = (page: CheckedText): TextSign[] =>
  findPatterns(page, templateLeftovers, isQuoted).filter(({ text }) => !isExplained(page, text.trim()));

function findUnexplainedFiller(page: CheckedText): TextSign | null {
  const filler = findFiller(page);
  return filler !== null && isExplained({ ...page, text: page.lower }, 'lorem ipsum') ? null : filler;
}

export function checkQuality(page: CheckedText, opening: PageOpening): QualityFacts {
  return {
    notFoundPhrase: findNotFoundPhrase(opening),
    loremIpsum: findUnexplainedFiller(page),
    templateTokens: findTokens(page),
    templateLeftovers: findLeftovers(page),
    mojibake: findPatterns(page, mojibake),
    replacementCharacters: page.text.split('\uFFFD').length - 1,
    doubleEncoded: findPatterns(page, doubleEncoded),
  };
}
