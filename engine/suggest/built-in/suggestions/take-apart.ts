/** Takes the text of a suggestion apart into what to do and what to paste. */

const markupIn = /<[a-z][^]*>/i;

export interface SuggestionParts {
  readonly lines: readonly { readonly words: string; readonly html: string }[];
  /** The changes, where all that is pasted belongs into the head. */
  readonly head: readonly { readonly kind: 'head'; readonly html: string }[];
}

export function takeApart(text: string): SuggestionParts {
  const lines = text.split('\n').map((line) => {
    const html = markupIn.exec(line)?.[0] ?? '';
    return { words: html === '' ? line : line.replace(html, '').trim(), html };
  });
  const pasted = lines.map(({ html }) => html).filter((html) => html !== '');
  const isHead = pasted.every((html) => /^<(?:meta|link|script)\b/i.test(html));
  return { lines, head: isHead ? pasted.map((html) => ({ kind: 'head', html })) : [] };
}
