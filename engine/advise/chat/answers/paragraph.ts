/** A passage made plainer or shorter, in the page's own words, with what that does to it and to the page. */

import { clip } from '../../analyst/suggest/wording.ts';
import { fold, isInjection, wordsIn } from '../../analyst/text.ts';
import { quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { blockWith, proseOf } from '../page-text.ts';
import type { Reading } from '../reading/reading.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { condense, figuresOf, simplify } from '../simplify.ts';

const shortShare = 0.55;
const lessShare = 0.75;

interface Passage {
  readonly text: string;
  /** Which paragraph of the page it is, from 1; null when it is not on the page. */
  readonly number: number | null;
}

function passageOf({ bench, memory }: Room, { slots, manner }: Reading): Passage | null {
  const prose = proseOf(bench);
  const numberOf = (text: string): number | null => {
    const at = prose.indexOf(text);
    return at === -1 ? null : at + 1;
  };
  const said = slots.quoted[0] ?? (manner === null ? null : (memory?.target ?? null));
  if (said !== null) {
    const block = blockWith(bench, said);
    return block === null ? { text: said, number: null } : { text: block, number: numberOf(block) };
  }
  if (slots.ordinal === null) return null;
  const text = prose.at(slots.ordinal > 0 ? slots.ordinal - 1 : -1);
  return text === undefined ? null : { text, number: numberOf(text) };
}

/** The paragraphs there are, so that one can be named. */
function askWhich(room: Room, reading: Reading): Sheet {
  const { bench, words } = room;
  const prose = proseOf(bench);
  const sheet = new Sheet();
  if (prose.length === 0) return sheet.say(words.noProse());
  if (reading.slots.ordinal !== null) sheet.say(words.noSuchParagraph(prose.length));
  const longest = prose
    .map((text, at) => ({ text, number: at + 1, figures: figuresOf(text, bench.brief.language) }))
    .toSorted((a, b) => b.figures.longest - a.figures.longest)
    .slice(0, 4)
    .toSorted((a, b) => a.number - b.number);
  sheet.say(words.whichParagraph(prose.length));
  sheet.say(
    longest
      .map(
        ({ text, number, figures }) =>
          `- ${words.paragraphLine(number, quoted(clip(text, 70)), figures.words, figures.longest)}`,
      )
      .join('\n'),
  );
  return sheet.next(...longest.slice(0, 3).map(({ number }) => words.ask.rewriteParagraph(number)));
}

async function shorterText(room: Room, text: string, last: string | undefined): Promise<string | null> {
  const desk = await room.desk();
  if (desk === null) return null;
  const base = last === undefined ? text : last;
  const most = Math.max(8, Math.round(wordsIn(base).length * (last === undefined ? shortShare : lessShare)));
  const made = condense(text, desk, most);
  return wordsIn(made).length < wordsIn(base).length ? made : null;
}

export async function answerParagraph(room: Room, reading: Reading): Promise<Sheet> {
  const { bench, words } = room;
  const passage = passageOf(room, reading);
  if (passage === null) return askWhich(room, reading);
  const sheet = new Sheet();
  const { language } = bench.brief;
  if (isInjection(passage.text)) return sheet.say(words.passageInstructs());
  const isShorter = reading.manner === 'shorter' || /\bshort|kurz|court|cort|curt|kort/.test(reading.folded);
  const again = reading.manner !== null ? room.memory?.offered.at(-1) : undefined;
  const made = isShorter ? await shorterText(room, passage.text, again) : simplify(passage.text, language);
  const before = figuresOf(passage.text, language);
  sheet.quote(passage.text, passage.number === null ? 'text you gave' : `paragraph ${passage.number}`);
  sheet.say(words.passageIs(passage.number, before.words, before.sentences, before.longest));
  if (made === null || fold(made) === fold(passage.text)) {
    const short = isShorter ? null : await shorterText(room, passage.text, undefined);
    sheet.say(words.passagePlain());
    if (short !== null && wordsIn(passage.text).length > 25) {
      sheet.say(words.passageShorter()).paste(words.label.paragraph(wordsIn(short).length), short);
      const change = { kind: 'paragraph', from: passage.text, text: short } as const;
      if (passage.number !== null)
        measure(room, sheet, { changes: [change], patch: words.patch.paragraph() });
      sheet.propose(change);
    }
    return sheet
      .say(words.noNewProse())
      .remember({ target: passage.text, offered: short === null ? [] : [short] });
  }
  const after = figuresOf(made, language);
  sheet.paste(words.label.paragraph(after.words), made);
  sheet.say(words.passageBecomes(before, after));
  const change = { kind: 'paragraph', from: passage.text, text: made } as const;
  if (passage.number === null) sheet.say(words.passageNotOnPage());
  else {
    const { trial } = measure(room, sheet, { changes: [change], patch: words.patch.paragraph() });
    const ease = bench.page.contentMetrics.readingEase ?? null;
    if (trial !== null && trial.readingEase !== null && ease !== null)
      sheet.say(words.easeChange(ease, trial.readingEase));
  }
  return sheet
    .propose(change)
    .remember({ target: passage.text, offered: [made] })
    .next(words.ask.shorter(), words.ask.readability());
}
