/** Answers with an FAQ section to paste, made of the page's own sentences. */
import { markup } from '../../suggest/built-in/suggestions/wording.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { faqOf } from '../page-questions.ts';

export async function answerFaq(context: ChatContext): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const found = sandbox.page.issues.filter(({ ruleId }) => ruleId === 'ai-question-without-answer');
  answer.cite(...found);
  for (const { ruleId, description } of found)
    answer.addText(words.findingAfter(plain(description), code(ruleId)));
  const faq = await faqOf(context);
  if (faq.length === 0)
    return answer.addText(words.noFaq()).next(words.followUps.outline(), words.followUps.about());
  const existing = faq.filter(({ question, source }) => question === source).length;
  answer.addText(existing === faq.length ? words.faqIsThere(existing) : words.faqOffer(faq.length, existing));
  const html = [
    `<h2>${words.faqHeading(sandbox.brief.language)}</h2>`,
    ...faq.map(({ question, answer: text }) => `<h3>${markup(question)}</h3>\n<p>${markup(text)}</p>`),
  ].join('\n');
  for (const { answer: text } of faq) answer.quote(text, 'text');
  answer.addBlock(words.label.section(), html, 'html');
  if (existing < faq.length) {
    const change = { kind: 'append', html } as const;
    measure(context, answer, { changes: [change], patch: words.patch.faq(faq.length) });
    answer.propose(change);
  }
  answer.addText(words.faqVerbatim());
  if (sandbox.brief.schemaTypes.includes('FAQPage')) answer.addText(words.faqHasMarkup());
  else answer.addText(words.faqRetired(code('sd-type-retired')));
  const [first] = faq;
  return answer
    .next(
      words.followUps.structured(),
      words.followUps.outline(),
      first !== undefined && words.followUps.about(),
    )
    .remember({ target: quoted(first?.question ?? '') });
}
