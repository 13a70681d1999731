/** Answers about headings: a new one, the order of levels, or the list of them. */
import type { SuggestedHeading } from '@pagewright/contract/entities/suggested-texts';
import { orderedOutline } from '../../suggest/built-in/outline.ts';
import { type SuggestionPage, stripBrand } from '../../suggest/built-in/suggestion-page.ts';
import { markup as escapeMarkup } from '../../suggest/built-in/suggestions/wording.ts';
import { isInjection, overlap } from '../../suggest/built-in/text.ts';
import { capitalise, fold } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, issuesOf } from '../chat-context.ts';
import type { Intent } from '../intent.ts';
import { earlierOffers } from '../length-and-style.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { blocksUnder } from '../page-text.ts';
import type { ChatChange } from '../port.ts';

const shownMax = 30;
const phraseMax = 60;

type Headings = ChatContext['sandbox']['page']['headings'];

const outlineText = (headings: Headings): string =>
  headings
    .slice(0, shownMax)
    .map(
      ({ level, text }) =>
        `${'  '.repeat(Math.max(0, level - 1))}H${level} ${isInjection(text) ? '…' : text}`,
    )
    .join('\n');

function describeCurrent(context: ChatContext, answer: AnswerBuilder): void {
  const { sandbox, words } = context;
  const { headings } = sandbox.page;
  const found = issuesOf(context, 'headings');
  answer.cite(...found);
  const first = headings.filter(({ level }) => level === 1);
  answer.addText(
    words.headingsAre(headings.length, first.length, first[0] === undefined ? null : quoted(first[0].text)),
  );
  for (const issue of found) answer.addText(words.findingAfter(plain(issue.description), code(issue.ruleId)));
  if (found.length === 0) answer.addText(words.headingsInOrder());
}

const asHtml = ({ level, text }: { level: number; text: string }): string =>
  `<h${level}>${escapeMarkup(text)}</h${level}>`;

const changeOf = (heading: SuggestedHeading): ChatChange => ({ kind: 'heading', heading });

/** A generic heading, with words of the text under it. */
async function phrasesUnder(
  context: ChatContext,
  pageContext: SuggestionPage,
  text: string,
): Promise<string[]> {
  const blocks = blocksUnder(context.sandbox, text);
  const sources = blocks.length === 0 ? pageContext.brief.paragraphs.slice(0, 3) : blocks;
  const { models } = pageContext;
  const raw =
    models === null
      ? pageContext.brief.keywords
          .filter(({ size }) => size > 1)
          .map(({ keyword }) => keyword)
          .filter((term) => sources.some((block) => fold(block).includes(term)))
      : sources.flatMap((block) => [...models.nounPhrases(block)]);
  const plain = raw
    .map((phrase) => phrase.replace(/^(?:the|a|an|our|your|its|their) /i, ''))
    .filter((phrase) => phrase.length <= phraseMax && wordsIn(phrase).length >= 2 && !isInjection(phrase))
    .filter((phrase) => overlap(phrase, text, pageContext.words) < 1 && !/\d{3,}|[@/£€$]/.test(phrase));
  return [...new Map(plain.map((phrase) => [fold(phrase), capitalise(phrase)])).values()];
}

async function rewriteOne(
  context: ChatContext,
  answer: AnswerBuilder,
  target: { level: number; text: string },
): Promise<AnswerBuilder> {
  const { words } = context;
  const pageContext = await context.pageContext();
  const before = new Set(earlierOffers(context, 'headings').map(fold));
  const isGeneric = pageContext.words.generic.has(fold(target.text));
  const named =
    target.level === 1 && pageContext.brief.title !== null
      ? [stripBrand(pageContext.brief.title, pageContext.brand)]
      : [];
  const phrases = [...named, ...(await phrasesUnder(context, pageContext, target.text))];
  const texts = phrases
    .flatMap((phrase) =>
      isGeneric || target.level === 1
        ? [phrase]
        : [
            phrase,
            `${target.text.replace(/[.:]$/, '')}: ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`,
          ],
    )
    .filter((text) => text.length <= 70 && fold(text) !== fold(target.text) && !before.has(fold(text)))
    .slice(0, 3);
  answer.addText(words.headingNow(target.level, quoted(target.text), isGeneric));
  answer.quote(target.text, `h${target.level}`);
  const [best, ...others] = texts;
  if (best === undefined) return answer.addText(words.noHeading());
  const change = changeOf({ level: target.level, text: best, replaces: target.text });
  answer.addBlock(words.label.heading(target.level), asHtml({ level: target.level, text: best }), 'html');
  measure(context, answer, { changes: [change], patch: words.patch.heading(best) });
  if (others.length > 0) answer.addText(words.otherChoices(others.length));
  for (const text of others)
    answer.addBlock(words.label.heading(target.level), asHtml({ level: target.level, text }), 'html');
  return answer
    .addText(words.wordsOfSection())
    .propose(change)
    .remember({ target: target.text, offered: [...earlierOffers(context, 'headings'), ...texts] });
}

function targetOf(context: ChatContext, { slots, revision }: Intent): { level: number; text: string } | null {
  const { headings } = context.sandbox.page;
  const wanted = slots.quoted[0] ?? (revision === null ? null : (context.memory?.target ?? null));
  if (wanted !== null)
    return (
      headings.find(({ text }) => fold(text) === fold(wanted)) ??
      headings.find(({ text }) => fold(text).includes(fold(wanted))) ??
      null
    );
  const own = slots.level === null ? headings : headings.filter(({ level }) => level === slots.level);
  if (slots.ordinal !== null) return own.at(slots.ordinal > 0 ? slots.ordinal - 1 : -1) ?? null;
  return slots.level === null ? null : (own[0] ?? null);
}

/** Fixes all findings about headings at once. */
async function fixAll(context: ChatContext, answer: AnswerBuilder): Promise<boolean> {
  const { sandbox, words } = context;
  const { headings } = await context.suggestions();
  const fresh = headings.filter(({ replaces }) => replaces === null);
  const plain = sandbox.markupFixes.filter(
    ({ ruleIds }) =>
      ruleIds.some((id) => id === 'h1-multiple' || id === 'heading-level-skipped') &&
      ruleIds.some((id) => sandbox.page.issues.some(({ ruleId }) => ruleId === id)),
  );
  const changes: ChatChange[] = [
    ...fresh.map(changeOf),
    ...plain.map(({ instruction }) => ({ kind: 'plain', says: instruction }) as const),
  ];
  if (changes.length === 0) return false;
  const moved = orderedOutline({ headings: sandbox.brief.headings });
  const html = [...fresh, ...moved].slice(0, shownMax).map(asHtml).join('\n');
  if (html !== '') answer.addBlock(words.label.headings(), html, 'html');
  measure(context, answer, { changes, patch: words.patch.headings() });
  answer.propose(...changes);
  return true;
}

/** Headings that would fit any page. */
const genericOnes = (pageContext: SuggestionPage, headings: Headings): Headings =>
  headings.filter(({ text }) => pageContext.words.generic.has(fold(text)));

async function writeHeadings(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const answer = new AnswerBuilder();
  const { sandbox, words } = context;
  const target = targetOf(context, intent);
  if (target !== null) return rewriteOne(context, answer, target);
  if (intent.slots.quoted.length > 0)
    answer.addText(words.noSuchHeading(quoted(intent.slots.quoted[0] ?? '')));
  describeCurrent(context, answer);
  const isFixed = await fixAll(context, answer);
  const generic = genericOnes(await context.pageContext(), sandbox.page.headings);
  const [one] = generic;
  if (!isFixed && one !== undefined) return rewriteOne(context, answer, one);
  if (!isFixed)
    answer
      .addBlock(words.label.outline(), outlineText(sandbox.page.headings))
      .addText(words.nameOneHeading());
  return answer.next(words.followUps.outline(), words.followUps.title());
}

function assessHeadings(context: ChatContext): AnswerBuilder {
  const answer = new AnswerBuilder();
  const { sandbox, words } = context;
  describeCurrent(context, answer);
  if (sandbox.page.headings.length > 0)
    answer.addBlock(words.label.outline(), outlineText(sandbox.page.headings));
  return answer.next(
    issuesOf(context, 'headings').length > 0 && words.followUps.fixHeadings(),
    words.followUps.outline(),
  );
}

function tryHeading(context: ChatContext, intent: Intent): AnswerBuilder {
  const answer = new AnswerBuilder();
  const { sandbox, words } = context;
  const own = intent.slots.quoted.at(-1) ?? '';
  const level = intent.slots.level ?? 1;
  const replaced = sandbox.page.headings.find((heading) => heading.level === level)?.text ?? null;
  const change = changeOf({ level, text: own, replaces: replaced });
  answer.addText(words.ownHeading(level, quoted(own), replaced === null ? null : quoted(replaced)));
  measure(context, answer, { changes: [change], patch: words.patch.heading(own) });
  return answer.propose(change).remember({ offered: [own] });
}

export async function answerHeadings(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  if (intent.action === 'try') return tryHeading(context, intent);
  return intent.action === 'write' ? writeHeadings(context, intent) : assessHeadings(context);
}
