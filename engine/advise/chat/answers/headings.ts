/** Answers about headings: a new one, the order of levels, or the list of them. */
import type { AdvisedHeading } from '@pagewright/contract/entities/advice';
import { orderedOutline } from '../../analyst/outline.ts';
import { type PageDesk, stripBrand } from '../../analyst/page-desk.ts';
import { markup as escapeMarkup } from '../../analyst/suggest/wording.ts';
import { capitalise, fold, isInjection, overlap, wordsIn } from '../../analyst/text.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { blocksUnder } from '../page-text.ts';
import type { ChatChange } from '../port.ts';
import type { Reading } from '../reading/reading.ts';
import { issuesOf, type Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { earlierOffers } from '../wishes.ts';

const shownMax = 30;
const phraseMax = 60;

type Headings = Room['bench']['page']['headings'];

const outlineText = (headings: Headings): string =>
  headings
    .slice(0, shownMax)
    .map(
      ({ level, text }) =>
        `${'  '.repeat(Math.max(0, level - 1))}H${level} ${isInjection(text) ? '…' : text}`,
    )
    .join('\n');

function sayPresent(room: Room, sheet: Sheet): void {
  const { bench, words } = room;
  const { headings } = bench.page;
  const found = issuesOf(room, 'headings');
  sheet.cite(...found);
  const first = headings.filter(({ level }) => level === 1);
  sheet.say(
    words.headingsAre(headings.length, first.length, first[0] === undefined ? null : quoted(first[0].text)),
  );
  for (const issue of found) sheet.say(words.findingAfter(plain(issue.description), code(issue.ruleId)));
  if (found.length === 0) sheet.say(words.headingsInOrder());
}

const asHtml = ({ level, text }: { level: number; text: string }): string =>
  `<h${level}>${escapeMarkup(text)}</h${level}>`;

const changeOf = (heading: AdvisedHeading): ChatChange => ({ kind: 'heading', heading });

/** A heading that would fit any page, with words of what stands under it. */
async function phrasesUnder(room: Room, desk: PageDesk, text: string): Promise<string[]> {
  const blocks = blocksUnder(room.bench, text);
  const sources = blocks.length === 0 ? desk.brief.paragraphs.slice(0, 3) : blocks;
  const { models } = desk;
  const raw =
    models === null
      ? desk.brief.keywords
          .filter(({ size }) => size > 1)
          .map(({ keyword }) => keyword)
          .filter((term) => sources.some((block) => fold(block).includes(term)))
      : sources.flatMap((block) => [...models.nounPhrases(block)]);
  const plain = raw
    .map((phrase) => phrase.replace(/^(?:the|a|an|our|your|its|their) /i, ''))
    .filter((phrase) => phrase.length <= phraseMax && wordsIn(phrase).length >= 2 && !isInjection(phrase))
    .filter((phrase) => overlap(phrase, text, desk.words) < 1 && !/\d{3,}|[@/£€$]/.test(phrase));
  return [...new Map(plain.map((phrase) => [fold(phrase), capitalise(phrase)])).values()];
}

async function rewriteOne(room: Room, sheet: Sheet, target: { level: number; text: string }): Promise<Sheet> {
  const { words } = room;
  const desk = await room.desk();
  if (desk === null) return sheet.say(words.unwrittenLanguage());
  const before = new Set(earlierOffers(room, 'headings').map(fold));
  const isGeneric = desk.words.generic.has(fold(target.text));
  const named =
    target.level === 1 && desk.brief.title !== null ? [stripBrand(desk.brief.title, desk.brand)] : [];
  const phrases = [...named, ...(await phrasesUnder(room, desk, target.text))];
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
  sheet.say(words.headingNow(target.level, quoted(target.text), isGeneric));
  sheet.quote(target.text, `h${target.level}`);
  const [best, ...others] = texts;
  if (best === undefined) return sheet.say(words.noHeading());
  const change = changeOf({ level: target.level, text: best, replaces: target.text });
  sheet.paste(words.label.heading(target.level), asHtml({ level: target.level, text: best }), 'html');
  measure(room, sheet, { changes: [change], patch: words.patch.heading(best) });
  if (others.length > 0) sheet.say(words.otherChoices(others.length));
  for (const text of others)
    sheet.paste(words.label.heading(target.level), asHtml({ level: target.level, text }), 'html');
  return sheet
    .say(words.wordsOfSection())
    .propose(change)
    .remember({ target: target.text, offered: [...earlierOffers(room, 'headings'), ...texts] });
}

function targetOf(room: Room, { slots, manner }: Reading): { level: number; text: string } | null {
  const { headings } = room.bench.page;
  const wanted = slots.quoted[0] ?? (manner === null ? null : (room.memory?.target ?? null));
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

/** What the audit holds against the headings, put right in one go. */
async function mendAll(room: Room, sheet: Sheet): Promise<boolean> {
  const { bench, words } = room;
  const { headings } = await room.advised();
  const fresh = headings.filter(({ replaces }) => replaces === null);
  const plain = bench.plainFixes.filter(
    ({ ruleIds }) =>
      ruleIds.some((id) => id === 'h1-multiple' || id === 'heading-level-skipped') &&
      ruleIds.some((id) => bench.page.issues.some(({ ruleId }) => ruleId === id)),
  );
  const changes: ChatChange[] = [
    ...fresh.map(changeOf),
    ...plain.map(({ says }) => ({ kind: 'plain', says }) as const),
  ];
  if (changes.length === 0) return false;
  const moved = orderedOutline({ headings: bench.brief.headings });
  const html = [...fresh, ...moved].slice(0, shownMax).map(asHtml).join('\n');
  if (html !== '') sheet.paste(words.label.headings(), html, 'html');
  measure(room, sheet, { changes, patch: words.patch.headings() });
  sheet.propose(...changes);
  return true;
}

/** Headings that would fit any page. */
const genericOnes = (desk: PageDesk | null, headings: Headings): Headings =>
  desk === null ? [] : headings.filter(({ text }) => desk.words.generic.has(fold(text)));

async function writeHeadings(room: Room, reading: Reading): Promise<Sheet> {
  const sheet = new Sheet();
  const { bench, words } = room;
  const target = targetOf(room, reading);
  if (target !== null) return rewriteOne(room, sheet, target);
  if (reading.slots.quoted.length > 0) sheet.say(words.noSuchHeading(quoted(reading.slots.quoted[0] ?? '')));
  sayPresent(room, sheet);
  const isMended = await mendAll(room, sheet);
  const generic = genericOnes(await room.desk(), bench.page.headings);
  const [one] = generic;
  if (!isMended && one !== undefined) return rewriteOne(room, sheet, one);
  if (!isMended)
    sheet.paste(words.label.outline(), outlineText(bench.page.headings)).say(words.nameOneHeading());
  return sheet.next(words.ask.outline(), words.ask.title());
}

function judgeHeadings(room: Room): Sheet {
  const sheet = new Sheet();
  const { bench, words } = room;
  sayPresent(room, sheet);
  if (bench.page.headings.length > 0) sheet.paste(words.label.outline(), outlineText(bench.page.headings));
  return sheet.next(issuesOf(room, 'headings').length > 0 && words.ask.fixHeadings(), words.ask.outline());
}

function tryHeading(room: Room, reading: Reading): Sheet {
  const sheet = new Sheet();
  const { bench, words } = room;
  const own = reading.slots.quoted.at(-1) ?? '';
  const level = reading.slots.level ?? 1;
  const replaced = bench.page.headings.find((heading) => heading.level === level)?.text ?? null;
  const change = changeOf({ level, text: own, replaces: replaced });
  sheet.say(words.ownHeading(level, quoted(own), replaced === null ? null : quoted(replaced)));
  measure(room, sheet, { changes: [change], patch: words.patch.heading(own) });
  return sheet.propose(change).remember({ offered: [own] });
}

export async function answerHeadings(room: Room, reading: Reading): Promise<Sheet> {
  if (reading.action === 'try') return tryHeading(room, reading);
  return reading.action === 'write' ? writeHeadings(room, reading) : judgeHeadings(room);
}
