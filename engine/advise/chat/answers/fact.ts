/** A question about what the page says: its own sentence where one answers, else plainly that it does not say. */
import { pathOf } from '../../analyst/suggest/wording.ts';
import { findOnPage, findOnSite, questionWords } from '../find-sentence.ts';
import { code, plain } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

const aboutPage =
  /\b(?:page|site|we|our|us|i|my|you|your|it|this|text|there|here|seite|wir|unser|page|nous|notre|pagina|nosotros|noi|nos|wij|ons)\b/;

export async function answerFact(room: Room, reading: Reading): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const asked = questionWords(reading.folded, reading.slots.quoted);
  const found = await findOnPage(room, reading, asked);
  if (found.length > 0) {
    sheet.say(words.pageSays());
    sheet.say(
      found
        .map(
          ({ text, label }) =>
            `> ${label === null ? '' : label.endsWith('?') ? `**${plain(label)}** ` : `${plain(label)}: `}${plain(text)}`,
        )
        .join('\n>\n'),
    );
    for (const { text } of found) sheet.quote(text, 'text');
    return sheet.next(words.ask.faq(), words.ask.about());
  }
  const elsewhere = findOnSite(room, asked, reading.folded);
  const isQuestion = asked.length > 0 && (aboutPage.test(reading.folded) || /\?\s*$/.test(reading.text));
  if (elsewhere.length > 0) {
    sheet.say(words.notHereButThere());
    sheet.say(
      elsewhere.map(({ text, url }) => `- ${code(pathOf(url, bench.page.url))}: “${plain(text)}”`).join('\n'),
    );
    return sheet.next(words.ask.links(), words.ask.about());
  }
  if (isQuestion) sheet.say(words.pageSilent());
  else sheet.say(words.notUnderstood()).say(words.canDo());
  return sheet.next(words.ask.first(), words.ask.title(), words.ask.faq());
}
