/** Every suggestion there is for a page, each with what it is about: those of its issues, those that stand alone, the advice. */
import type { Page } from '@pagewright/contract/entities/page';

export interface Suggestion {
  /** What it is about; null when it stands alone. */
  readonly about: string | null;
  readonly text: string;
}

export function suggestionsOf({ issues, suggestions, advice, images }: Page): Suggestion[] {
  const listed = suggestions.map((text, at) => ({ about: issues[at]?.title ?? null, text }));
  const advised = [
    { about: 'New title', text: advice?.title ?? '' },
    { about: 'New meta description', text: advice?.description ?? '' },
    ...(advice?.headings ?? []).map(({ level, text }) => ({ about: `New heading, H${level}`, text })),
    ...images.map(({ src, suggestedAlt = '' }) => ({
      about: `Alt text for ${fileName(src)}`,
      text: suggestedAlt,
    })),
  ];
  const known = new Set<string>();
  return [...listed, ...advised].filter(({ text }) => {
    const isNew = text.trim() !== '' && !known.has(text);
    known.add(text);
    return isNew;
  });
}

const fileName = (src: string): string => src.split(/[?#]/)[0]?.split('/').at(-1) || src;
