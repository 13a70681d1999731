/** Every suggestion there is for a page, each with what it is about and how to ask about it. */
import type { Page } from '@pagewright/contract/entities/page';
import { strings } from './strings.ts';

export interface Suggestion {
  /** What it is about; null when it stands alone. */
  readonly about: string | null;
  readonly text: string;
  /** Worded so that it is understood without a model, too. */
  readonly question: string;
}

export function suggestionsOf({ issues, suggestions, advice, images }: Page): Suggestion[] {
  const { advised, ask } = strings;
  const listed = suggestions.map((text, at): Suggestion => {
    const title = issues[at]?.title ?? null;
    return { about: title, text, question: title === null ? ask.suggestion(text) : ask.issue(title) };
  });
  const [title, description] = [advice?.title ?? '', advice?.description ?? ''];
  const others: Suggestion[] = [
    { about: advised.title, text: title, question: ask.title(title) },
    { about: advised.description, text: description, question: ask.description(description) },
    ...(advice?.headings ?? []).map(({ level, text }) => ({
      about: advised.heading(level),
      text,
      question: ask.heading(level, text),
    })),
    ...images.map(({ src, suggestedAlt = '' }) => ({
      about: advised.alt(fileName(src)),
      text: suggestedAlt,
      question: ask.alt(fileName(src), suggestedAlt),
    })),
  ];
  const known = new Set<string>();
  return [...listed, ...others].filter(({ text }) => {
    const isNew = text.trim() !== '' && !known.has(text);
    known.add(text);
    return isNew;
  });
}

const fileName = (src: string): string => src.split(/[?#]/)[0]?.split('/').at(-1) || src;
