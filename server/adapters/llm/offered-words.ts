/** Finds what a line of words offers to paste: in quotation marks, as code, in bold, behind a label. */
import type { ReplyBlock } from '@pagewright/engine/chat/reject-block';
import type { Token } from 'markdown-it';
import { formatOf } from './chat-extras.ts';
import { isLabel, labelled, namesText } from './offer-labels.ts';

export type Use = ReplyBlock['use'];
/** Null when nothing was announced. */
export type Announced = Use | null;

export const textBlock = (text: string, use: Use, info = ''): ReplyBlock => ({
  format: formatOf(info, text),
  info,
  text,
  use,
});

/** "50 to 60 characters" is a measure of the text, not a part of it. */
const measure =
  /\(?\d[\d.,]*(?:\s*(?:[-–—/]|to|and|bis|und|à|et|a|y|e|tot|en|até)\s*\d[\d.,]*)?\s*(?:characters?|chars?|words?|pixels?|px|zeichen|wörter|worten|caractères|mots|caracteres|palabras|caratteri|parole|palavras|tekens|woorden)\)?/giu;
export const withoutMeasures = (text: string): string => text.replaceAll(measure, ' ');

const wordCount = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;
const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6,}/u.test(text);
/** Fewer words are a name or a term. */
const offeredWords = 3;
export const isOffered = (text: string): boolean => wordCount(text) >= offeredWords || isUnspaced(text);

export const plainText = ({ children }: Token): string =>
  (children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? '\n' : content))
    .join('');
/** Code is checked as code. */
const withoutCode = ({ children }: Token): string =>
  (children ?? []).map(({ type, content }) => (type === 'code_inline' ? ' ' : content)).join('');

const quotation =
  /[“„«"‹「『]([^“”„«»"‹›「」『』]{2,600})[”“»"›」』]|(?<![\p{L}\p{N}])[‘']([^‘’']{2,600})[’'](?!\p{L})/gu;
const quotedFirst = new RegExp(`^(?:${quotation.source})`, 'u');
const codeSigns = /[{}();=<>$\\/_*#|[\]]/;

/** In quotation marks or as code; shorter ones are names. */
function setOff(token: Token, use: Use): ReplyBlock[] {
  const quoted = [...plainText(token).matchAll(quotation)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  const codes = (token.children ?? [])
    .filter(({ type }) => type === 'code_inline')
    .map(({ content }) => content);
  return [
    ...quoted.map((text) => textBlock(text, isOffered(text) ? use : 'figures')),
    ...codes.map((text) => {
      if (/^\s*[<{[]/.test(text)) return textBlock(text, 'paste');
      return isOffered(text) && !codeSigns.test(text)
        ? textBlock(text, use)
        : textBlock(text, 'words', 'code');
    }),
  ];
}

/** Bold or in italics. */
function emphasized({ children }: Token): string[] {
  const texts: string[] = [];
  let open = 0;
  for (const { type, content } of children ?? []) {
    if (/^(?:strong|em)_open$/.test(type)) {
      if (open === 0) texts.push('');
      open += 1;
    } else if (/^(?:strong|em)_close$/.test(type)) open -= 1;
    else if (open > 0) texts.push(`${texts.pop() ?? ''}${content}`);
  }
  return texts;
}

/** What lines of words offer behind a label or below one; a text in quotation marks ends with them. */
function labelledTexts(text: string): ReplyBlock[] {
  const lines = text.split('\n');
  return lines
    .flatMap((line, at) => labelled(line) ?? (isLabel(lines[at - 1] ?? '') ? line : []))
    .filter((value) => !quotedFirst.test(value))
    .map((value) => textBlock(withoutMeasures(value), 'paste'));
}

export interface Place {
  /** How the words before announced it. */
  readonly announced: Announced;
  readonly isListed: boolean;
}

export function wordTexts(token: Token, { announced, isListed }: Place): ReplyBlock[] {
  const text = plainText(token);
  return [
    ...setOff(token, namesText(text) ? 'paste' : 'words'),
    ...emphasized(token).map((each) =>
      textBlock(withoutMeasures(each), namesText(text) && isOffered(each) ? 'words' : 'figures'),
    ),
    ...labelledTexts(text),
    ...(/<[a-z][\s\S]*>/i.exec(text) ?? []).map((markup) => textBlock(markup, 'words')),
    ...(announced === null ? [] : [textBlock(withoutMeasures(text), announced)]),
    ...(isListed ? [textBlock(withoutCode(token), 'figures')] : []),
  ];
}

/** How words announce what comes next: as a text to paste, as something of the kind, or not at all. */
export function announcement(text: string, isHeading: boolean): Announced {
  const line = text.trim().split('\n').at(-1) ?? '';
  const before = /^(.*)[:：]$/u.exec(line)?.[1];
  if (before === undefined) return isHeading && isLabel(line) ? 'paste' : null;
  if (isLabel(before)) return 'paste';
  return namesText(before) ? 'words' : null;
}

/** Bold words alone are a heading. */
export const isBold = ({ children }: Token): boolean => {
  const shown = (children ?? []).filter(({ type, content }) => type !== 'text' || content.trim() !== '');
  return shown[0]?.type === 'strong_open' && shown.at(-1)?.type === 'strong_close';
};
