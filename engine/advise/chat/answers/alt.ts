/** Images without alternative texts, and texts for them from what the site itself says. */
import { fileName } from '../../analyst/alt-text.ts';
import { markup } from '../../analyst/suggest/wording.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import type { Reading } from '../reading/reading.ts';
import { issuesOf, type Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

const altRules: ReadonlySet<string> = new Set([
  'img-alt-missing',
  'img-alt-poor',
  'img-alt-empty-functional',
]);
const listMax = 12;

export async function answerAlt(room: Room, reading: Reading): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const { images } = bench.page;
  const found = issuesOf(room, 'images');
  const missing = images.filter(({ alt }) => alt === null);
  const empty = images.filter(({ alt }) => alt?.trim() === '');
  if (images.length === 0) return sheet.say(words.noImages());
  sheet.cite(...found);
  sheet.say(
    words.imagesAre(
      images.length,
      images.length - missing.length - empty.length,
      missing.length,
      empty.length,
    ),
  );
  for (const { ruleId, description } of found)
    sheet.say(words.findingAfter(plain(description), code(ruleId)));
  const { altTexts, withheld } = await room.advised();
  const changes = altTexts.map(({ src, text }) => ({ kind: 'alt', src, text }) as const);
  if (changes.length > 0) {
    sheet.say(words.altOffer());
    for (const { src, text, from } of altTexts) {
      sheet.say(words.altFrom(code(fileName(src)), from));
      sheet.paste(words.label.alt(text.length), `alt="${markup(text)}"`, 'html');
    }
    measure(room, sheet, { changes, patch: words.patch.alt(changes.length) });
    sheet.propose(...changes);
  }
  const unsaid = withheld
    .filter(({ what }) => what.startsWith('alt text for '))
    .map(({ what }) => what.replace('alt text for ', ''));
  if (unsaid.length > 0)
    sheet.say(words.altUnsaid(unsaid.slice(0, listMax).map((src) => code(fileName(src)))));
  const isFine = !found.some(({ ruleId }) => altRules.has(ruleId));
  if (changes.length === 0 && unsaid.length === 0 && isFine) sheet.say(words.altFine(empty.length));
  if (reading.action === 'list' || reading.action === 'judge') {
    const shown = images.filter(({ alt }) => alt !== null && alt.trim() !== '').slice(0, listMax);
    if (shown.length > 0)
      sheet.say(shown.map(({ src, alt }) => `- ${code(fileName(src))}: ${quoted(alt ?? '')}`).join('\n'));
  }
  return sheet.next(words.ask.first(), words.ask.speed());
}
