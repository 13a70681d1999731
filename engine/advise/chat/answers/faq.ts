/** Questions and answers from the page's own sentences, as a section to paste. */
import { markup } from '../../analyst/suggest/wording.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { faqOf } from '../page-questions.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

export async function answerFaq(room: Room): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const found = bench.page.issues.filter(({ ruleId }) => ruleId === 'ai-question-without-answer');
  sheet.cite(...found);
  for (const { ruleId, description } of found)
    sheet.say(words.findingAfter(plain(description), code(ruleId)));
  const faq = await faqOf(room);
  if (faq.length === 0) return sheet.say(words.noFaq()).next(words.ask.outline(), words.ask.about());
  const asked = faq.filter(({ question, source }) => question === source).length;
  sheet.say(asked === faq.length ? words.faqIsThere(asked) : words.faqOffer(faq.length, asked));
  const html = [
    `<h2>${words.faqHeading(bench.brief.language)}</h2>`,
    ...faq.map(({ question, answer }) => `<h3>${markup(question)}</h3>\n<p>${markup(answer)}</p>`),
  ].join('\n');
  for (const { answer } of faq) sheet.quote(answer, 'text');
  sheet.paste(words.label.section(), html, 'html');
  if (asked < faq.length) {
    const change = { kind: 'append', html } as const;
    measure(room, sheet, { changes: [change], patch: words.patch.faq(faq.length) });
    sheet.propose(change);
  }
  sheet.say(words.faqVerbatim());
  if (bench.brief.schemaTypes.includes('FAQPage')) sheet.say(words.faqMarked());
  else sheet.say(words.faqRetired(code('sd-type-retired')));
  const [first] = faq;
  return sheet
    .next(words.ask.structured(), words.ask.outline(), first !== undefined && words.ask.about())
    .remember({ target: quoted(first?.question ?? '') });
}
