/** Greetings and thanks, what the chat can do, and plain words for what it cannot. */
import { pathOf } from '../../analyst/suggest/wording.ts';
import { findOnPage, findOnSite, questionWords } from '../find-sentence.ts';
import { code, plain, quoted } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

export function answerGreeting({ words, bench }: Room): Sheet {
  const sheet = new Sheet().say(words.hello(quoted(bench.page.title ?? bench.page.url)));
  const { length } = bench.page.issues;
  sheet.say(words.helloFigures(bench.page.score?.value ?? null, length));
  return sheet.next(
    length > 0 ? words.ask.first() : words.ask.links(),
    words.ask.title(),
    words.ask.issues(),
  );
}

export const answerThanks = ({ words }: Room): Sheet =>
  new Sheet().say(words.welcome()).next(words.ask.first(), words.ask.description());

export const answerHelp = ({ words }: Room): Sheet =>
  new Sheet()
    .say(words.iAm())
    .say(words.canDo())
    .say(words.cannotDo())
    .next(words.ask.first(), words.ask.title(), words.ask.structured());

export const answerOffTopic = ({ words }: Room): Sheet =>
  new Sheet().say(words.offTopic()).say(words.canDo()).next(words.ask.first(), words.ask.title());

export function answerRanking({ words, bench }: Room): Sheet {
  const sheet = new Sheet().say(words.noRanking());
  const { length } = bench.page.issues;
  sheet.say(length === 0 ? words.rankingClean() : words.rankingCan(length));
  return sheet.next(words.ask.first(), words.ask.title(), words.ask.keywords());
}

/** The same page in the language that is wanted, where the site has one. */
export function answerTranslate({ words, bench, site }: Room, { slots }: Reading): Sheet {
  const sheet = new Sheet().say(words.noTranslation());
  const wanted = slots.language;
  const there = site.site.pages.filter(
    ({ brief }) => brief.url !== bench.page.url && brief.language === wanted,
  );
  if (wanted !== null && there.length > 0)
    sheet.say(
      words.pagesInLanguage(
        there
          .slice(0, 3)
          .map(({ brief }) => `${code(pathOf(brief.url, bench.page.url))} (${quoted(brief.title ?? '')})`),
      ),
    );
  return sheet.next(words.ask.title(), words.ask.language());
}

export const answerPublish = ({ words, memory }: Room): Sheet =>
  new Sheet()
    .say(words.noPublishing())
    .remember({ proposed: memory?.proposed ?? [] })
    .next(words.ask.where(), words.ask.first());

export const answerPicture = ({ words }: Room): Sheet =>
  new Sheet().say(words.noPictures()).next(words.ask.alt(), words.ask.speed());

/** New prose is not written; what the site says on the subject already is found. */
export async function answerProse(room: Room, reading: Reading): Promise<Sheet> {
  const { words, bench } = room;
  const sheet = new Sheet().say(words.noProseWriting());
  const subject = /\b(?:about|on|uber|sur|sobre|su|over|acerca de)\s+(.{2,60}?)[.?!]*$/.exec(
    reading.folded,
  )?.[1];
  if (subject !== undefined) {
    const asked = questionWords(subject, []);
    const here = (await findOnPage(room, { ...reading, folded: subject, text: subject }, asked)).map(
      ({ text }) => ({ url: bench.page.url, text }),
    );
    const found = [...here, ...findOnSite(room, asked)].slice(0, 4);
    if (found.length > 0) {
      sheet.say(words.proseSources(quoted(subject)));
      sheet.say(
        found.map(({ url, text }) => `- ${code(pathOf(url, bench.page.url))}: “${plain(text)}”`).join('\n'),
      );
    } else sheet.say(words.proseNoSources(quoted(subject)));
  } else {
    const desk = await room.desk();
    const best = (desk?.sentences ?? []).slice(0, 4);
    if (best.length > 0)
      sheet.say(words.proseMaterial()).say(best.map(({ text }) => `> ${plain(text)}`).join('\n>\n'));
    for (const { text } of best) sheet.quote(text, 'text');
  }
  return sheet.next(words.ask.description(), words.ask.faq(), words.ask.rewriteParagraph(1));
}
