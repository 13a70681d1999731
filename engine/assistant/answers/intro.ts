/** Whether the text begins with what the page is about, and how it could. */
import { nearnessOf } from '../../suggest/built-in/suggestion-page.ts';
import { contentWords } from '../../suggest/built-in/text.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import type { Intent } from '../intent.ts';
import { quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { proseOf, sentencesIn } from '../page-text.ts';
import { simplify } from '../phrases/simplify.ts';
import type { ChatChange } from '../port.ts';

const openingWords = 100;

/** Words of the headline that the first hundred words contain, and those that they lack. */
function namedAtTop(
  context: ChatContext,
  headline: string,
  own: ReadonlySet<string>,
): { named: string[]; missing: string[] } {
  const top = new Set(wordsIn(proseOf(context.sandbox).join(' ')).slice(0, openingWords).map(stem));
  const words = [...own];
  return {
    named: words.filter((word) => top.has(stem(word))),
    missing: words.filter((word) => !top.has(stem(word)) && headline !== ''),
  };
}

export async function answerIntro(context: ChatContext, _intent: Intent): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const [first] = proseOf(sandbox);
  if (first === undefined) return answer.addText(words.noProse());
  const pageContext = await context.pageContext();
  const { language } = sandbox.brief;
  const found = sandbox.page.issues.filter(
    ({ ruleId }) => ruleId === 'ai-answer-not-upfront' || ruleId === 'content-keyword-underuse',
  );
  answer.cite(...found).quote(first, 'paragraph 1');
  answer.addText(words.introIs(quoted(sentencesIn(first, language)[0] ?? first)));
  for (const { description } of found) answer.addText(description);
  if (pageContext.headline === null) return answer.addText(words.unwrittenLanguage());
  const subject = new Set(contentWords(pageContext.headline, pageContext.words));
  const { named, missing } = namedAtTop(context, pageContext.headline, subject);
  if (subject.size > 0)
    answer.addText(
      words.introNames(quoted(pageContext.headline), named.length, subject.size, openingWords, missing),
    );
  const opening = sentencesIn(first, language)[0] ?? '';
  const nearness = (text: string): number => nearnessOf(pageContext, text);
  const [best] = pageContext.sentences
    .filter(
      ({ text }) =>
        !first.includes(text) && contentWords(text, pageContext.words).some((word) => subject.has(word)),
    )
    .toSorted((a, b) => nearness(b.text) - nearness(a.text));
  const isWeak = named.length === 0 || (best !== undefined && nearness(best.text) > nearness(opening) + 0.12);
  if (isWeak && best !== undefined) {
    const holder = sandbox.brief.paragraphs.find((text) => text.includes(best.text)) ?? '';
    const text = `${best.text} ${first}`;
    const rest = holder.replace(best.text, '').replaceAll(/\s+/g, ' ').trim();
    const changes: ChatChange[] = [
      { kind: 'paragraph', from: first, text },
      ...(rest === '' ? [] : [{ kind: 'paragraph', from: holder, text: rest } as const]),
    ];
    answer.addText(words.introMove()).addBlock(words.label.paragraph(wordsIn(text).length), text);
    measure(context, answer, { changes, patch: words.patch.intro() });
    return answer
      .propose(...changes)
      .remember({ target: first, offered: [text] })
      .next(words.followUps.description(), words.followUps.readability());
  }
  const plainer = simplify(first, language);
  if (plainer !== first) {
    const change = { kind: 'paragraph', from: first, text: plainer } as const;
    answer.addText(words.introPlainer()).addBlock(words.label.paragraph(wordsIn(plainer).length), plainer);
    measure(context, answer, { changes: [change], patch: words.patch.intro() });
    return answer
      .propose(change)
      .remember({ target: first, offered: [plainer] })
      .next(words.followUps.shorter(), words.followUps.readability());
  }
  return answer
    .addText(words.introGood())
    .remember({ target: first })
    .next(words.followUps.description(), words.followUps.readability());
}
