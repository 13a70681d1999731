/** The outline of the page with the length of its sections, put in order, and what a like page has beside. */
import type { PageForAdvice } from '../../advisor.ts';
import { orderedOutline } from '../../analyst/outline.ts';
import { pathOf } from '../../analyst/suggest/wording.ts';
import { contentWords, fold, isInjection, overlap } from '../../analyst/text.ts';
import { code, quoted } from '../markdown.ts';
import { gapsOf } from '../page-gaps.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

const longSection = 280;
const thinSection = 20;
const listMax = 40;

const parentOf = (url: string): string => url.replace(/[^/]+\/?$/, '');

interface Line {
  readonly level: number;
  readonly text: string;
  readonly words: number | null;
}

function linesOf({ bench }: Room): Line[] {
  const { facts, page } = bench;
  const moved = new Map(
    orderedOutline({ headings: bench.brief.headings }).map(({ level, text }) => [text, level]),
  );
  const wordsAt = new Map(
    facts?.sections.map(({ heading, words }) => [facts.headings[heading]?.text ?? '', words]) ?? [],
  );
  return page.headings
    .filter(({ text }) => text !== '' && !isInjection(text))
    .slice(0, listMax)
    .map(({ level, text }) => ({ level: moved.get(text) ?? level, text, words: wordsAt.get(text) ?? null }));
}

/** A page of the same kind that says more. */
function modelFor({ bench, site, related }: Room): PageForAdvice | null {
  const { brief } = bench;
  const isFolder = brief.url.endsWith('/');
  const isLike = ({ brief: other }: PageForAdvice): boolean =>
    other.url !== brief.url &&
    parentOf(other.url) === parentOf(brief.url) &&
    other.language === brief.language &&
    other.url.endsWith('/') === isFolder &&
    other.headings.length > 2;
  const beside = site.site.pages.filter(isLike);
  // Right under the host stands everything: there only a page on the same subject is of the same kind.
  const isTop = (URL.parse(parentOf(brief.url))?.pathname ?? '/') === '/';
  const near = new Set(related.nearPage(brief).slice(0, 3));
  const like = isTop ? beside.filter((page) => near.has(page)) : beside;
  return like.toSorted((a, b) => b.brief.wordCount - a.brief.wordCount)[0] ?? null;
}

export async function answerOutline(room: Room): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const lines = linesOf(room);
  const desk = await room.desk();
  sheet.say(words.outlineIs(lines.length, bench.page.contentMetrics.wordCount));
  const hasFirst = lines.some(({ level }) => level === 1);
  const name = desk?.headline ?? bench.page.title;
  const opening = hasFirst || name === null ? [] : [`# ${name}`];
  const body = lines.map(
    ({ level, text, words: count }) =>
      `${'#'.repeat(level)} ${text}${count === null || count === 0 ? '' : `  (${words.wordsShort(count)})`}`,
  );
  if (opening.length + body.length > 0)
    sheet.paste(words.label.outline(), [...opening, ...body].join('\n'), 'markdown');
  if (!hasFirst && name !== null) sheet.say(words.outlineNoFirst(quoted(name)));
  const moved = orderedOutline({ headings: bench.brief.headings });
  if (moved.length > 0)
    sheet.say(words.outlineMoved(moved.slice(0, 5).map(({ text, level }) => `${quoted(text)} → H${level}`)));
  const long = lines.filter(({ words: count }) => (count ?? 0) > longSection);
  for (const { text, words: count } of long.slice(0, 3))
    sheet.say(words.sectionLong(quoted(text), count ?? 0));
  const thin = lines.filter(
    ({ words: count, level }, at) =>
      count !== null && count < thinSection && level > 1 && (lines[at + 1]?.level ?? 0) <= level,
  );
  if (thin.length > 0)
    sheet.say(
      words.sectionsThin(
        thin.slice(0, 4).map(({ text, words: count }) => `${quoted(text)} (${count})`),
        thinSection,
      ),
    );
  const model = modelFor(room);
  if (model !== null && desk !== null) {
    const own = [...lines.map(({ text }) => text), bench.page.title ?? ''].join(' ');
    const more = model.brief.headings
      .filter(
        ({ level, text }) =>
          (level === 2 || level === 3) &&
          !isInjection(text) &&
          !text.endsWith('?') &&
          contentWords(text, desk.words).length > 0,
      )
      .filter(({ text }) => overlap(text, own, desk.words) < 0.5 && fold(text) !== fold(desk.headline ?? ''))
      .slice(0, 5);
    if (more.length > 0)
      sheet.say(
        words.outlineModel(
          code(pathOf(model.brief.url, bench.page.url)),
          more.map(({ text }) => quoted(text)),
        ),
      );
  }
  const gaps = gapsOf(bench);
  if (gaps.length > 0) sheet.say(words.gaps(gaps));
  return sheet.next(words.ask.fixHeadings(), words.ask.faq(), words.ask.intro());
}
