/** How easily the text reads, which sentences are longest, and how they could be divided. */

import { clip } from '../../suggest/built-in/suggestions/wording.ts';
import { fold } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { sentencesIn } from '../page-text.ts';
import { figuresOf, simplify } from '../phrases/simplify.ts';
import type { ChatChange } from '../port.ts';

const easyFrom = 50;
const veryEasyFrom = 70;
const longSentence = 25;
const shownMax = 3;

export function answerReadability(context: ChatContext): AnswerBuilder {
  const { sandbox, words } = context;
  const { brief, page, facts } = sandbox;
  const answer = new AnswerBuilder();
  const ease = page.contentMetrics.readingEase ?? null;
  const found = page.issues.filter(({ ruleId }) => ruleId === 'content-readability');
  answer.cite(...found);
  const sentences = brief.paragraphs
    .flatMap((text) => sentencesIn(text, brief.language))
    .filter((text) => wordsIn(text).length > 2);
  const mean =
    sentences.length === 0
      ? 0
      : Math.round(sentences.reduce((sum, text) => sum + wordsIn(text).length, 0) / sentences.length);
  if (ease === null) answer.addText(words.noEase());
  else
    answer.addText(
      words.easeIs(ease, ease >= veryEasyFrom ? 'easy' : ease >= easyFrom ? 'fair' : 'hard', easyFrom),
    );
  if (sentences.length > 0)
    answer.addText(words.sentencesAre(facts?.text.sentenceCount ?? sentences.length, mean));
  for (const { ruleId, description } of found)
    answer.addText(words.findingAfter(plain(description), code(ruleId)));
  const long = sentences
    .filter((text) => wordsIn(text).length >= longSentence)
    .toSorted((a, b) => wordsIn(b).length - wordsIn(a).length)
    .slice(0, shownMax);
  if (long.length === 0) answer.addText(words.noLongSentences(longSentence));
  else {
    answer.addText(words.longSentences(longSentence));
    answer.addText(
      long.map((text) => `- ${words.wordsLine(wordsIn(text).length, quoted(clip(text, 140)))}`).join('\n'),
    );
    for (const text of long) answer.quote(text, 'long sentence');
  }
  const changes: ChatChange[] = brief.paragraphs.flatMap((text) => {
    const made = simplify(text, brief.language);
    return fold(made) === fold(text) ? [] : [{ kind: 'paragraph', from: text, text: made } as const];
  });
  const usable = changes.filter((change) => sandbox.verifyChanges([change]) !== null).slice(0, 4);
  const [first] = usable.length > 0 ? usable : changes;
  if (first?.kind === 'paragraph') {
    answer.addText(words.plainerVersion(usable.length));
    for (const change of usable.length > 0 ? usable : [first])
      if (change.kind === 'paragraph')
        answer.addBlock(words.label.paragraph(figuresOf(change.text, brief.language).words), change.text);
    const { verification } = measure(context, answer, {
      changes: usable.length > 0 ? usable : [first],
      patch: words.patch.plainer(),
    });
    if (verification !== null && verification.readingEase !== null && ease !== null)
      answer.addText(words.easeChange(ease, verification.readingEase));
    answer.propose(...(usable.length > 0 ? usable : [first]));
  }
  return answer.next(words.followUps.rewriteParagraph(1), words.followUps.intro());
}
