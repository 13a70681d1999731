/** Whether the text begins with what the page is about, and how it could. */
import { nearnessOf } from '../../analyst/page-desk.ts';
import { contentWords, stem, wordsIn } from '../../analyst/text.ts';
import { quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { proseOf, sentencesIn } from '../page-text.ts';
import type { ChatChange } from '../port.ts';
import type { Reading } from '../reading/reading.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { simplify } from '../simplify.ts';

const openingWords = 100;

/** Words of the headline that the first hundred words say, and those that they do not. */
function namedAtTop(
  room: Room,
  headline: string,
  own: ReadonlySet<string>,
): { named: string[]; missing: string[] } {
  const top = new Set(wordsIn(proseOf(room.bench).join(' ')).slice(0, openingWords).map(stem));
  const words = [...own];
  return {
    named: words.filter((word) => top.has(stem(word))),
    missing: words.filter((word) => !top.has(stem(word)) && headline !== ''),
  };
}

export async function answerIntro(room: Room, _reading: Reading): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const [first] = proseOf(bench);
  if (first === undefined) return sheet.say(words.noProse());
  const desk = await room.desk();
  const { language } = bench.brief;
  const found = bench.page.issues.filter(
    ({ ruleId }) => ruleId === 'ai-answer-not-upfront' || ruleId === 'content-keyword-underuse',
  );
  sheet.cite(...found).quote(first, 'paragraph 1');
  sheet.say(words.introIs(quoted(sentencesIn(first, language)[0] ?? first)));
  for (const { description } of found) sheet.say(description);
  if (desk === null || desk.headline === null) return sheet.say(words.unwrittenLanguage());
  const subject = new Set(contentWords(desk.headline, desk.words));
  const { named, missing } = namedAtTop(room, desk.headline, subject);
  if (subject.size > 0)
    sheet.say(words.introNames(quoted(desk.headline), named.length, subject.size, openingWords, missing));
  const opening = sentencesIn(first, language)[0] ?? '';
  const nearness = (text: string): number => nearnessOf(desk, text);
  const [best] = desk.sentences
    .filter(
      ({ text }) => !first.includes(text) && contentWords(text, desk.words).some((word) => subject.has(word)),
    )
    .toSorted((a, b) => nearness(b.text) - nearness(a.text));
  const isWeak = named.length === 0 || (best !== undefined && nearness(best.text) > nearness(opening) + 0.12);
  if (isWeak && best !== undefined) {
    const holder = bench.brief.paragraphs.find((text) => text.includes(best.text)) ?? '';
    const text = `${best.text} ${first}`;
    const rest = holder.replace(best.text, '').replaceAll(/\s+/g, ' ').trim();
    const changes: ChatChange[] = [
      { kind: 'paragraph', from: first, text },
      ...(rest === '' ? [] : [{ kind: 'paragraph', from: holder, text: rest } as const]),
    ];
    sheet.say(words.introMove()).paste(words.label.paragraph(wordsIn(text).length), text);
    measure(room, sheet, { changes, patch: words.patch.intro() });
    return sheet
      .propose(...changes)
      .remember({ target: first, offered: [text] })
      .next(words.ask.description(), words.ask.readability());
  }
  const plainer = simplify(first, language);
  if (plainer !== first) {
    const change = { kind: 'paragraph', from: first, text: plainer } as const;
    sheet.say(words.introPlainer()).paste(words.label.paragraph(wordsIn(plainer).length), plainer);
    measure(room, sheet, { changes: [change], patch: words.patch.intro() });
    return sheet
      .propose(change)
      .remember({ target: first, offered: [plainer] })
      .next(words.ask.shorter(), words.ask.readability());
  }
  return sheet
    .say(words.introGood())
    .remember({ target: first })
    .next(words.ask.description(), words.ask.readability());
}
