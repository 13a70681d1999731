/** The prompt that sends texts of the wrong length back, once, with their count and what the page says. */
import { graphemeLength } from '@pagewright/contract/ratings';
import type { TextBounds } from '@pagewright/engine/suggest/accept/accept-text';
import { boundsIn } from '@pagewright/engine/suggest/accept/text-bounds';
import type { PageBrief } from '@pagewright/engine/suggest/page-brief';
import { z } from 'zod';
import type { ModelPrompt } from './generate-reply.ts';
import { ownerNote } from './owner-note.ts';
import type { PageReply } from './page-prompt.ts';
import { pageText } from './page-text.ts';
import { delimit, delimiterRule } from './prompt-delimiter.ts';

/** Raised with every change of the prompt: stored answers to an older one are not used. */
export const lengthPromptVersion = 2;

export const LengthReply = z.object({ texts: z.array(z.object({ id: z.string(), text: z.string() })) });
export type LengthReply = z.infer<typeof LengthReply>;

interface WrongLength {
  readonly id: string;
  readonly text: string;
  readonly characters: number;
  readonly min: number;
  readonly max: number;
}

/** Enough for the words that a short text lacks. */
const textMax = 1500;
/** A shorter text may be in a sentence by chance. */
const quotedMin = 15;

const check = (id: string, text: string, { min, max }: TextBounds): WrongLength[] => {
  const words = text.trim();
  const characters = graphemeLength(words);
  return words === '' || (characters >= min && characters <= max)
    ? []
    : [{ id, text: words, characters, min, max }];
};

/** The texts to paste of an answer that are too short or too long. */
export function wrongLengths(
  { title, description, headings, altTexts }: PageReply,
  language: string,
): WrongLength[] {
  const bounds = boundsIn(language);
  return [
    ...check('title', title, bounds.title),
    ...check('description', description, bounds.description),
    ...headings.flatMap(({ text }, at) => check(`heading ${at}`, text, bounds.heading)),
    ...altTexts.flatMap(({ text }, at) => check(`alt ${at}`, text, bounds.alt)),
  ];
}

const system = [
  'You wrote texts for a web page, and some have the wrong length. You answer with JSON of the given form only.',
  delimiterRule,
  'For each text write one of the same meaning, in the same language, whose length is within its limits: characters with spaces, counted before you answer. Shorten by leaving out what matters least, never by cutting a sentence. Lengthen with what the page says, which is given, and with nothing else. Keep the id.',
].join('\n');

const describe = ({ id, characters, min, max }: WrongLength): string => {
  const wrong = characters > max ? `${characters - max} too many` : `${min - characters} too few`;
  return `${id} has ${characters} characters, ${wrong}; it must have ${min} to ${max}.`;
};

export function lengthPrompt(
  wrong: readonly WrongLength[],
  { brief, note }: { readonly brief: PageBrief; readonly note: string },
): ModelPrompt<LengthReply> {
  const texts = wrong.map(({ id, text }) => ({ id, text }));
  const page = { title: brief.title, text: pageText(brief, textMax).parts };
  const wish = ownerNote(note);
  return {
    system,
    prompt: `${wrong.map(describe).join('\n')}\n${wish}${delimit({ texts, page })}`,
    schema: LengthReply,
    dependsOn: ['length', lengthPromptVersion, wrong, page, wish],
    attempts: 1,
  };
}

/** The answer with the texts that were sent again, wherever it quotes them. */
export function withLengths(answer: PageReply, { texts }: LengthReply): PageReply {
  const given = new Map(texts.map(({ id, text }) => [id, text]));
  const changed: { readonly from: string; readonly to: string }[] = [];
  const renew = (id: string, from: string): string => {
    const to = given.get(id) ?? from;
    if (to !== from && from.trim().length >= quotedMin) changed.push({ from: from.trim(), to: to.trim() });
    return to;
  };
  const renewed = {
    title: renew('title', answer.title),
    description: renew('description', answer.description),
    headings: answer.headings.map((each, at) => ({ ...each, text: renew(`heading ${at}`, each.text) })),
    altTexts: answer.altTexts.map((each, at) => ({ ...each, text: renew(`alt ${at}`, each.text) })),
  };
  const quoted = (words: string): string =>
    changed.reduce((text, { from, to }) => text.replaceAll(from, () => to), words);
  return {
    ...answer,
    ...renewed,
    suggestions: answer.suggestions.map((each) => ({ ...each, text: quoted(each.text) })),
    more: answer.more.map(quoted),
  };
}
