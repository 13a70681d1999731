/** Answers what the page says about something: quotes its sentence, or says that there is none. */
import { pathOf } from '../../suggest/built-in/suggestions/wording.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { findOnPage, findOnSite, questionWords } from '../find-sentence.ts';
import type { Intent } from '../intent.ts';
import { code, plain } from '../markdown.ts';

const aboutPage =
  /\b(?:page|site|we|our|us|i|my|you|your|it|this|text|there|here|seite|wir|unser|page|nous|notre|pagina|nosotros|noi|nos|wij|ons)\b/;

export async function answerFact(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const questionStems = questionWords(intent.folded, intent.slots.quoted);
  const found = await findOnPage(context, intent, questionStems);
  if (found.length > 0) {
    answer.addText(words.pageSays());
    answer.addText(
      found
        .map(
          ({ text, label }) =>
            `> ${label === null ? '' : label.endsWith('?') ? `**${plain(label)}** ` : `${plain(label)}: `}${plain(text)}`,
        )
        .join('\n>\n'),
    );
    for (const { text } of found) answer.quote(text, 'text');
    return answer.next(words.followUps.faq(), words.followUps.about());
  }
  const elsewhere = findOnSite(context, questionStems, intent.folded);
  const isQuestion =
    questionStems.length > 0 && (aboutPage.test(intent.folded) || /\?\s*$/.test(intent.text));
  if (elsewhere.length > 0) {
    answer.addText(words.notHereButThere());
    answer.addText(
      elsewhere
        .map(({ text, url }) => `- ${code(pathOf(url, sandbox.page.url))}: “${plain(text)}”`)
        .join('\n'),
    );
    return answer.next(words.followUps.links(), words.followUps.about());
  }
  if (isQuestion) answer.addText(words.pageSilent());
  else answer.addText(words.notUnderstood()).addText(words.canDo());
  return answer.next(words.followUps.first(), words.followUps.title(), words.followUps.faq());
}
