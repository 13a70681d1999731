/** The prompt that sends texts with faults back, once, with what is wrong and what the page says. */
import type { TextBounds } from '@pagewright/engine/suggest/accept/text-bounds';
import type { PageBrief } from '@pagewright/engine/suggest/page-brief';
import { z } from 'zod';
import type { ModelPrompt } from './generate-reply.ts';
import { ownerNote } from './owner-note.ts';
import type { PageReply } from './page-prompt.ts';
import { pageText } from './page-text.ts';
import { delimit, delimiterRule } from './prompt-delimiter.ts';

/** Raised with every change of the prompt: stored answers to an older one are not used. */
export const repairPromptVersion = 1;

export const RepairReply = z.object({ texts: z.array(z.object({ id: z.string(), text: z.string() })) });
export type RepairReply = z.infer<typeof RepairReply>;

/** A text of an answer, by its place: "title", "heading 0", "suggestion 2". */
export interface PlacedText {
  readonly id: string;
  readonly text: string;
  readonly bounds: TextBounds;
}

export interface FaultyText extends PlacedText {
  /** Clauses. */
  readonly why: readonly string[];
}

/** Enough for the words that a short text lacks, in tokens. */
const textTokens = 400;
/** A shorter text may be in a sentence by chance. */
const quotedMin = 15;

const system = [
  'You wrote texts for a web page, and some cannot be used as they are. You answer with JSON of the given form only.',
  delimiterRule,
  'For each text write one of the same meaning, in the same language, without its faults and within its limits: characters with spaces, counted before you answer. What is not on the site is left out, not replaced by something else. Shorten by leaving out what matters least, never by cutting a sentence. Lengthen with what the page says, which is given, and with nothing else. Plain text without Markdown. Where nothing good remains, answer with an empty text. Keep the id.',
].join('\n');

const describe = ({ id, why, bounds: { min, max } }: FaultyText): string =>
  `${id} (${min} to ${max} characters): ${why.join('; ')}.`;

export function repairPrompt(
  faulty: readonly FaultyText[],
  { brief, note }: { readonly brief: PageBrief; readonly note: string },
): ModelPrompt<RepairReply> {
  const texts = faulty.map(({ id, text }) => ({ id, text }));
  const page = { title: brief.title, text: pageText(brief, textTokens).parts };
  const wish = ownerNote(note);
  return {
    system,
    prompt: `${faulty.map(describe).join('\n')}\n${wish}${delimit({ texts, page })}`,
    schema: RepairReply,
    dependsOn: ['repair', repairPromptVersion, faulty, page, wish],
    attempts: 1,
  };
}

/** The answer with the texts that were written again, wherever it quotes them. */
export function withTexts(answer: PageReply, { texts }: RepairReply): PageReply {
  const given = new Map(texts.map(({ id, text }) => [id, text.trim()]));
  const changed: { readonly from: string; readonly to: string }[] = [];
  const renew = (id: string, from: string): string => {
    const to = given.get(id) ?? from;
    if (to !== from && from.trim().length >= quotedMin) changed.push({ from: from.trim(), to });
    return to;
  };
  const renewed = {
    title: renew('title', answer.title),
    description: renew('description', answer.description),
    headings: answer.headings.map((each, at) => ({ ...each, text: renew(`heading ${at}`, each.text) })),
    altTexts: answer.altTexts.map((each, at) => ({ ...each, text: renew(`alt ${at}`, each.text) })),
  };
  const quoted = (id: string, words: string): string =>
    given.get(id) ?? changed.reduce((text, { from, to }) => text.replaceAll(from, () => to), words);
  return {
    ...answer,
    ...renewed,
    suggestions: answer.suggestions.map((each, at) => ({
      ...each,
      text: quoted(`suggestion ${at}`, each.text),
    })),
    more: answer.more.map((text, at) => quoted(`more ${at}`, text)),
  };
}
