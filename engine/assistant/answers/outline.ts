/** The outline of the page with the length of its sections, put in order, and what a like page has beside. */

import { orderedOutline } from '../../suggest/built-in/outline.ts';
import { pathOf } from '../../suggest/built-in/suggestions/wording.ts';
import { contentWords, isInjection, overlap } from '../../suggest/built-in/text.ts';
import type { PageSuggestionInput } from '../../suggest/suggester.ts';
import { fold } from '../../text/fold.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { code, quoted } from '../markdown.ts';
import { gapsOf } from '../page-gaps.ts';

const longSection = 280;
const thinSection = 20;
const listMax = 40;

const parentOf = (url: string): string => url.replace(/[^/]+\/?$/, '');

interface Line {
  readonly level: number;
  readonly text: string;
  readonly words: number | null;
}

function linesOf({ sandbox }: ChatContext): Line[] {
  const { facts, page } = sandbox;
  const moved = new Map(
    orderedOutline({ headings: sandbox.brief.headings }).map(({ level, text }) => [text, level]),
  );
  const wordsAt = new Map(
    facts?.sections.map(({ heading, words }) => [facts.headings[heading]?.text ?? '', words]) ?? [],
  );
  return page.headings
    .filter(({ text }) => text !== '' && !isInjection(text))
    .slice(0, listMax)
    .map(({ level, text }) => ({ level: moved.get(text) ?? level, text, words: wordsAt.get(text) ?? null }));
}

/** A similar page with more text. */
function modelFor({ sandbox, site, related }: ChatContext): PageSuggestionInput | null {
  const { brief } = sandbox;
  const isFolder = brief.url.endsWith('/');
  const isLike = ({ brief: other }: PageSuggestionInput): boolean =>
    other.url !== brief.url &&
    parentOf(other.url) === parentOf(brief.url) &&
    other.language === brief.language &&
    other.url.endsWith('/') === isFolder &&
    other.headings.length > 2;
  const beside = site.site.pages.filter(isLike);
  // At the root everything is a sibling: there only a page on the same topic counts as similar.
  const isTop = (URL.parse(parentOf(brief.url))?.pathname ?? '/') === '/';
  const near = new Set(related.nearPage(brief).slice(0, 3));
  const like = isTop ? beside.filter((page) => near.has(page)) : beside;
  return like.toSorted((a, b) => b.brief.wordCount - a.brief.wordCount)[0] ?? null;
}

export async function answerOutline(context: ChatContext): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const lines = linesOf(context);
  const pageContext = await context.pageContext();
  answer.addText(words.outlineIs(lines.length, sandbox.page.contentMetrics.wordCount));
  const hasFirst = lines.some(({ level }) => level === 1);
  const name = pageContext.headline ?? sandbox.page.title;
  const opening = hasFirst || name === null ? [] : [`# ${name}`];
  const body = lines.map(
    ({ level, text, words: count }) =>
      `${'#'.repeat(level)} ${text}${count === null || count === 0 ? '' : `  (${words.wordsShort(count)})`}`,
  );
  if (opening.length + body.length > 0)
    answer.addBlock(words.label.outline(), [...opening, ...body].join('\n'), 'markdown');
  if (!hasFirst && name !== null) answer.addText(words.outlineNoFirst(quoted(name)));
  const moved = orderedOutline({ headings: sandbox.brief.headings });
  if (moved.length > 0)
    answer.addText(
      words.outlineMoved(moved.slice(0, 5).map(({ text, level }) => `${quoted(text)} → H${level}`)),
    );
  const long = lines.filter(({ words: count }) => (count ?? 0) > longSection);
  for (const { text, words: count } of long.slice(0, 3))
    answer.addText(words.sectionLong(quoted(text), count ?? 0));
  const thin = lines.filter(
    ({ words: count, level }, at) =>
      count !== null && count < thinSection && level > 1 && (lines[at + 1]?.level ?? 0) <= level,
  );
  if (thin.length > 0)
    answer.addText(
      words.sectionsThin(
        thin.slice(0, 4).map(({ text, words: count }) => `${quoted(text)} (${count})`),
        thinSection,
      ),
    );
  const model = modelFor(context);
  if (model !== null) {
    const own = [...lines.map(({ text }) => text), sandbox.page.title ?? ''].join(' ');
    const more = model.brief.headings
      .filter(
        ({ level, text }) =>
          (level === 2 || level === 3) &&
          !isInjection(text) &&
          !text.endsWith('?') &&
          contentWords(text, pageContext.words).length > 0,
      )
      .filter(
        ({ text }) =>
          overlap(text, own, pageContext.words) < 0.5 && fold(text) !== fold(pageContext.headline ?? ''),
      )
      .slice(0, 5);
    if (more.length > 0)
      answer.addText(
        words.outlineModel(
          code(pathOf(model.brief.url, sandbox.page.url)),
          more.map(({ text }) => quoted(text)),
        ),
      );
  }
  const gaps = gapsOf(sandbox);
  if (gaps.length > 0) answer.addText(words.gaps(gaps));
  return answer.next(words.followUps.fixHeadings(), words.followUps.faq(), words.followUps.intro());
}
