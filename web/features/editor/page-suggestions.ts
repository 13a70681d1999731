/** Every suggestion there is for a page, each with what it is about and how to ask about it. */
import type { Page } from '@pagewright/contract/entities/page';
import { strings } from './strings.ts';

export interface Suggestion {
  /** What it is about; null when it belongs to no issue. */
  readonly about: string | null;
  readonly text: string;
  /** Worded so that it is understood without a model, too. */
  readonly question: string;
}

export function suggestionsOf({ issues, suggestions, suggestedTexts, images }: Page): Suggestion[] {
  const { suggested, questions } = strings;
  const listed = suggestions.map((text, at): Suggestion => {
    const title = issues[at]?.title ?? null;
    return {
      about: title,
      text,
      question: title === null ? questions.suggestion({ text: shortened(text) }) : questions.issue({ title }),
    };
  });
  const [title, description] = [suggestedTexts?.title ?? '', suggestedTexts?.description ?? ''];
  const others: Suggestion[] = [
    { about: suggested.title, text: title, question: questions.title({ text: title }) },
    {
      about: suggested.description,
      text: description,
      question: questions.description({ text: description }),
    },
    ...(suggestedTexts?.headings ?? []).map(({ level, text }) => ({
      about: suggested.heading({ level }),
      text,
      question: questions.heading({ level, text }),
    })),
    ...images.map(({ src, suggestedAlt = '' }) => ({
      about: suggested.alt({ file: fileName(src) }),
      text: suggestedAlt,
      question: questions.alt({ file: fileName(src), text: suggestedAlt }),
    })),
  ];
  const known = new Set<string>();
  return [...listed, ...others].filter(({ text }) => {
    const isNew = text.trim() !== '' && !known.has(text);
    known.add(text);
    return isNew;
  });
}

const quotedMax = 280;

/** A suggestion can be a whole block of markup; its beginning says which one it is. */
const shortened = (text: string): string =>
  text.length > quotedMax ? `${text.slice(0, quotedMax).trimEnd()} …` : text;

const fileName = (src: string): string => src.split(/[?#]/)[0]?.split('/').at(-1) || src;
