/** Simplifies or shortens a passage in its own words, and measures the effect on the passage and the page. */

import { clip } from '../../suggest/built-in/suggestions/wording.ts';
import { isInjection } from '../../suggest/built-in/text.ts';
import { fold } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import type { Intent } from '../intent.ts';
import { quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { blockWith, proseOf } from '../page-text.ts';
import { condense, figuresOf, simplify } from '../phrases/simplify.ts';

const shortShare = 0.55;
const lessShare = 0.75;

interface Passage {
  readonly text: string;
  /** Which paragraph of the page it is, from 1; null when it is not on the page. */
  readonly number: number | null;
}

function passageOf({ sandbox, memory }: ChatContext, { slots, revision }: Intent): Passage | null {
  const prose = proseOf(sandbox);
  const numberOf = (text: string): number | null => {
    const at = prose.indexOf(text);
    return at === -1 ? null : at + 1;
  };
  const quotedText = slots.quoted[0] ?? (revision === null ? null : (memory?.target ?? null));
  if (quotedText !== null) {
    const block = blockWith(sandbox, quotedText);
    return block === null ? { text: quotedText, number: null } : { text: block, number: numberOf(block) };
  }
  if (slots.ordinal === null) return null;
  const text = prose.at(slots.ordinal > 0 ? slots.ordinal - 1 : -1);
  return text === undefined ? null : { text, number: numberOf(text) };
}

/** Lists the paragraphs, so that the user can choose one. */
function requestWhich(context: ChatContext, intent: Intent): AnswerBuilder {
  const { sandbox, words } = context;
  const prose = proseOf(sandbox);
  const answer = new AnswerBuilder();
  if (prose.length === 0) return answer.addText(words.noProse());
  if (intent.slots.ordinal !== null) answer.addText(words.noSuchParagraph(prose.length));
  const longest = prose
    .map((text, at) => ({ text, number: at + 1, figures: figuresOf(text, sandbox.brief.language) }))
    .toSorted((a, b) => b.figures.longest - a.figures.longest)
    .slice(0, 4)
    .toSorted((a, b) => a.number - b.number);
  answer.addText(words.whichParagraph(prose.length));
  answer.addText(
    longest
      .map(
        ({ text, number, figures }) =>
          `- ${words.paragraphLine(number, quoted(clip(text, 70)), figures.words, figures.longest)}`,
      )
      .join('\n'),
  );
  return answer.next(...longest.slice(0, 3).map(({ number }) => words.followUps.rewriteParagraph(number)));
}

async function shorterText(
  context: ChatContext,
  text: string,
  last: string | undefined,
): Promise<string | null> {
  const pageContext = await context.pageContext();
  const base = last === undefined ? text : last;
  const most = Math.max(8, Math.round(wordsIn(base).length * (last === undefined ? shortShare : lessShare)));
  const rewritten = condense(text, pageContext, most);
  return wordsIn(rewritten).length < wordsIn(base).length ? rewritten : null;
}

export async function answerParagraph(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const passage = passageOf(context, intent);
  if (passage === null) return requestWhich(context, intent);
  const answer = new AnswerBuilder();
  const { language } = sandbox.brief;
  if (isInjection(passage.text)) return answer.addText(words.passageInstructs());
  const isShorter = intent.revision === 'shorter' || /\bshort|kurz|court|cort|curt|kort/.test(intent.folded);
  const again = intent.revision !== null ? context.memory?.offered.at(-1) : undefined;
  const rewritten = isShorter
    ? await shorterText(context, passage.text, again)
    : simplify(passage.text, language);
  const before = figuresOf(passage.text, language);
  answer.quote(passage.text, passage.number === null ? 'text you gave' : `paragraph ${passage.number}`);
  answer.addText(words.passageIs(passage.number, before.words, before.sentences, before.longest));
  if (rewritten === null || fold(rewritten) === fold(passage.text)) {
    const short = isShorter ? null : await shorterText(context, passage.text, undefined);
    answer.addText(words.passagePlain());
    if (short !== null && wordsIn(passage.text).length > 25) {
      answer.addText(words.passageShorter()).addBlock(words.label.paragraph(wordsIn(short).length), short);
      const change = { kind: 'paragraph', from: passage.text, text: short } as const;
      if (passage.number !== null)
        measure(context, answer, { changes: [change], patch: words.patch.paragraph() });
      answer.propose(change);
    }
    return answer
      .addText(words.noNewProse())
      .remember({ target: passage.text, offered: short === null ? [] : [short] });
  }
  const after = figuresOf(rewritten, language);
  answer.addBlock(words.label.paragraph(after.words), rewritten);
  answer.addText(words.passageBecomes(before, after));
  const change = { kind: 'paragraph', from: passage.text, text: rewritten } as const;
  if (passage.number === null) answer.addText(words.passageNotOnPage());
  else {
    const { verification } = measure(context, answer, { changes: [change], patch: words.patch.paragraph() });
    const ease = sandbox.page.contentMetrics.readingEase ?? null;
    if (verification !== null && verification.readingEase !== null && ease !== null)
      answer.addText(words.easeChange(ease, verification.readingEase));
  }
  return answer
    .propose(change)
    .remember({ target: passage.text, offered: [rewritten] })
    .next(words.followUps.shorter(), words.followUps.readability());
}
