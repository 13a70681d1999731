/** The prompt that sends texts of the wrong length back, once, with their count. */
import { graphemeLength } from '@pagewright/contract/ratings';
import type { TextBounds } from '@pagewright/engine/suggest/accept/accept-text';
import { bounds } from '@pagewright/engine/suggest/accept/text-bounds';
import { z } from 'zod';
import type { ModelPrompt } from './generate-reply.ts';
import type { PageReply } from './page-prompt.ts';
import { delimit, delimiterRule } from './prompt-delimiter.ts';

export const lengthPromptVersion = 1;

export const LengthReply = z.object({ texts: z.array(z.object({ id: z.string(), text: z.string() })) });
export type LengthReply = z.infer<typeof LengthReply>;

interface WrongLength {
  readonly id: string;
  readonly text: string;
  readonly characters: number;
  readonly min: number;
  readonly max: number;
}

const check = (id: string, text: string, { min, max }: TextBounds): WrongLength[] => {
  const words = text.trim();
  const characters = graphemeLength(words);
  return words === '' || (characters >= min && characters <= max)
    ? []
    : [{ id, text: words, characters, min, max }];
};

/** The texts to paste of an answer that are too short or too long. */
export const wrongLengths = ({ title, description, headings, altTexts }: PageReply): WrongLength[] => [
  ...check('title', title, bounds.title),
  ...check('description', description, bounds.description),
  ...headings.flatMap(({ text }, at) => check(`heading ${at}`, text, bounds.heading)),
  ...altTexts.flatMap(({ text }, at) => check(`alt ${at}`, text, bounds.alt)),
];

const system = [
  'You wrote texts for a web page, and some have the wrong length. You answer with JSON of the given form only.',
  delimiterRule,
  'For each text write one of the same meaning, in the same language, whose length is within min and max: characters with spaces, counted before you answer. Add no fact. Keep the id.',
].join('\n');

export const lengthPrompt = (texts: readonly WrongLength[]): ModelPrompt<LengthReply> => ({
  system,
  prompt: `${texts
    .map(
      ({ id, characters, min, max }) => `${id} has ${characters} characters; it must have ${min} to ${max}.`,
    )
    .join('\n')}\n${delimit({ texts })}`,
  schema: LengthReply,
  dependsOn: ['length', lengthPromptVersion, texts],
  attempts: 1,
});

/** The answer with the texts that were sent again. */
export function withLengths(answer: PageReply, { texts }: LengthReply): PageReply {
  const given = new Map(texts.map(({ id, text }) => [id, text]));
  return {
    ...answer,
    title: given.get('title') ?? answer.title,
    description: given.get('description') ?? answer.description,
    headings: answer.headings.map((each, at) => ({ ...each, text: given.get(`heading ${at}`) ?? each.text })),
    altTexts: answer.altTexts.map((each, at) => ({ ...each, text: given.get(`alt ${at}`) ?? each.text })),
  };
}
