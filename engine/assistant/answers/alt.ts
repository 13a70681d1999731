/** Answers about images without alt texts, with texts from the site itself. */
import { fileName } from '../../suggest/built-in/image-file-names.ts';
import { markup } from '../../suggest/built-in/suggestions/wording.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, issuesOf } from '../chat-context.ts';
import type { Intent } from '../intent.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';

const altRules: ReadonlySet<string> = new Set([
  'img-alt-missing',
  'img-alt-poor',
  'img-alt-empty-functional',
]);
const listMax = 12;

export async function answerAlt(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const { images } = sandbox.page;
  const found = issuesOf(context, 'images');
  const missing = images.filter(({ alt }) => alt === null);
  const empty = images.filter(({ alt }) => alt?.trim() === '');
  if (images.length === 0) return answer.addText(words.noImages());
  answer.cite(...found);
  answer.addText(
    words.imagesAre(
      images.length,
      images.length - missing.length - empty.length,
      missing.length,
      empty.length,
    ),
  );
  for (const { ruleId, description } of found)
    answer.addText(words.findingAfter(plain(description), code(ruleId)));
  const { altTexts, withheld } = await context.suggestions();
  const changes = altTexts.map(({ src, text }) => ({ kind: 'alt', src, text }) as const);
  if (changes.length > 0) {
    answer.addText(words.altOffer());
    for (const { src, text, from } of altTexts) {
      answer.addText(words.altFrom(code(fileName(src)), from));
      answer.addBlock(words.label.alt(text.length), `alt="${markup(text)}"`, 'html');
    }
    measure(context, answer, { changes, patch: words.patch.alt(changes.length) });
    answer.propose(...changes);
  }
  const undescribed = withheld
    .filter(({ what }) => what.startsWith('alt text for '))
    .map(({ what }) => what.replace('alt text for ', ''));
  if (undescribed.length > 0)
    answer.addText(words.altUndescribed(undescribed.slice(0, listMax).map((src) => code(fileName(src)))));
  const isFine = !found.some(({ ruleId }) => altRules.has(ruleId));
  if (changes.length === 0 && undescribed.length === 0 && isFine) answer.addText(words.altFine(empty.length));
  if (intent.action === 'list' || intent.action === 'judge') {
    const shown = images.filter(({ alt }) => alt !== null && alt.trim() !== '').slice(0, listMax);
    if (shown.length > 0)
      answer.addText(
        shown.map(({ src, alt }) => `- ${code(fileName(src))}: ${quoted(alt ?? '')}`).join('\n'),
      );
  }
  return answer.next(words.followUps.first(), words.followUps.speed());
}
