/** How easily the text reads, which sentences are longest, and how they could be divided. */

import { clip } from '../../analyst/suggest/wording.ts';
import { fold, wordsIn } from '../../analyst/text.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { sentencesIn } from '../page-text.ts';
import type { ChatChange } from '../port.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { figuresOf, simplify } from '../simplify.ts';

const easyFrom = 50;
const veryEasyFrom = 70;
const longSentence = 25;
const shownMax = 3;

export function answerReadability(room: Room): Sheet {
  const { bench, words } = room;
  const { brief, page, facts } = bench;
  const sheet = new Sheet();
  const ease = page.contentMetrics.readingEase ?? null;
  const found = page.issues.filter(({ ruleId }) => ruleId === 'content-readability');
  sheet.cite(...found);
  const sentences = brief.paragraphs
    .flatMap((text) => sentencesIn(text, brief.language))
    .filter((text) => wordsIn(text).length > 2);
  const mean =
    sentences.length === 0
      ? 0
      : Math.round(sentences.reduce((sum, text) => sum + wordsIn(text).length, 0) / sentences.length);
  if (ease === null) sheet.say(words.noEase());
  else
    sheet.say(
      words.easeIs(ease, ease >= veryEasyFrom ? 'easy' : ease >= easyFrom ? 'fair' : 'hard', easyFrom),
    );
  if (sentences.length > 0)
    sheet.say(words.sentencesAre(facts?.text.sentenceCount ?? sentences.length, mean));
  for (const { ruleId, description } of found)
    sheet.say(words.findingAfter(plain(description), code(ruleId)));
  const long = sentences
    .filter((text) => wordsIn(text).length >= longSentence)
    .toSorted((a, b) => wordsIn(b).length - wordsIn(a).length)
    .slice(0, shownMax);
  if (long.length === 0) sheet.say(words.noLongSentences(longSentence));
  else {
    sheet.say(words.longSentences(longSentence));
    sheet.say(
      long.map((text) => `- ${words.wordsLine(wordsIn(text).length, quoted(clip(text, 140)))}`).join('\n'),
    );
    for (const text of long) sheet.quote(text, 'long sentence');
  }
  const changes: ChatChange[] = brief.paragraphs.flatMap((text) => {
    const made = simplify(text, brief.language);
    return fold(made) === fold(text) ? [] : [{ kind: 'paragraph', from: text, text: made } as const];
  });
  const usable = changes.filter((change) => bench.attempt([change]) !== null).slice(0, 4);
  const [first] = usable.length > 0 ? usable : changes;
  if (first?.kind === 'paragraph') {
    sheet.say(words.plainerVersion(usable.length));
    for (const change of usable.length > 0 ? usable : [first])
      if (change.kind === 'paragraph')
        sheet.paste(words.label.paragraph(figuresOf(change.text, brief.language).words), change.text);
    const { trial } = measure(room, sheet, {
      changes: usable.length > 0 ? usable : [first],
      patch: words.patch.plainer(),
    });
    if (trial !== null && trial.readingEase !== null && ease !== null)
      sheet.say(words.easeChange(ease, trial.readingEase));
    sheet.propose(...(usable.length > 0 ? usable : [first]));
  }
  return sheet.next(words.ask.rewriteParagraph(1), words.ask.intro());
}
