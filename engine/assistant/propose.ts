/** Describes the parts of the page and proposes better ones from its own words, each measured on a copy. */

import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { faqPairs } from '../suggest/built-in/faq-pairs.ts';
import { fixJsonLd, jsonScript } from '../suggest/built-in/fix-json-ld.ts';
import { fileName } from '../suggest/built-in/image-file-names.ts';
import { orderedOutline } from '../suggest/built-in/outline.ts';
import { draftSchema } from '../suggest/built-in/suggestions/schema-draft.ts';
import { bareUrl, clip, markup, pathOf } from '../suggest/built-in/suggestions/wording.ts';
import { containsKeyword } from '../suggest/built-in/text.ts';
import { boundsFrom, type Revision } from '../suggest/built-in/text-bounds.ts';
import {
  type Condition,
  conditionsIn,
  hasConditions,
  type TextConditions,
  unmetBy,
} from '../suggest/built-in/text-conditions.ts';
import { writeTexts } from '../suggest/built-in/write-texts.ts';
import { fold } from '../text/fold.ts';
import { bullets, code, plain, table } from '../text/markdown.ts';
import { type Chat, quoted } from './chat.ts';
import type { Element } from './language-data.ts';
import type { ChatChange } from './port.ts';
import type { Slots } from './slots.ts';

type Worded = 'title' | 'description';

/** A wish about a text: what was said, and how the last text is to change. */
export interface TextRequest {
  /** The message; missing where none was typed. */
  readonly text?: string;
  readonly slots: Slots;
  readonly revision: Revision | null;
}

const usual = {
  title: { min: limits.title.recommendedMin, max: limits.title.recommendedMax, least: limits.title.min },
  description: { min: limits.description.recommendedMin, max: limits.description.recommendedMax, least: 50 },
} as const;
const shownMax = 4;
const listMax = 12;
const outlineMax = 40;
const longSection = 280;
const longSentence = 25;

const present = ({ sandbox: { page } }: Chat, element: Worded): string | null =>
  element === 'title' ? page.title : page.metaDescription;

/** What the audit says about an element, in its own words. */
function sayFindings(chat: Chat, element: Element): boolean {
  const found = chat.cite(...chat.issuesOf(element)).issuesOf(element);
  const lines = found.map((issue) => {
    const { title, says, fix } = chat.told(issue);
    return `**${plain(title)}**: ${plain(says === '' ? fix : says)}`;
  });
  chat.text(bullets(lines.slice(0, shownMax)));
  return found.length > 0;
}

const sayCut = (chat: Chat, shown: number, count: number): unknown =>
  count > shown && chat.say('listCut', { shown, count });

function sayText(chat: Chat, element: Worded): void {
  const text = present(chat, element)?.trim() ?? '';
  if (text === '') chat.say(`${element}None`);
  else
    chat
      .quote(text, element)
      .say(`${element}Now`, { quote: quoted(text), length: graphemeLength(text), ...usual[element] });
}

/** Other pages with the same text, whether or not the audit counts this page among them; false when there are none. */
function sayShared(chat: Chat, element: Element): boolean {
  if (element !== 'title' && element !== 'description') return false;
  const text = present(chat, element)?.trim() ?? '';
  const ownOf = (page: Page): string =>
    (element === 'title' ? page.title : page.metaDescription)?.trim() ?? '';
  const own = bareUrl(chat.sandbox.page.url);
  const isOther = (page: Page): boolean => ownOf(page) === text && bareUrl(page.url) !== own;
  const count = text === '' ? 0 : chat.sandbox.pages.filter(isOther).length;
  if (count > 0) chat.say('sharedText', { count });
  return count > 0;
}

/** Every condition that the message sets. */
function conditionsOf(chat: Chat, element: Worded, { slots, revision }: TextRequest): TextConditions {
  const { mentions: asked, start, maxLength, minLength, without, isVerbFirst } = slots;
  const mentions = asked.filter((each) => each !== start);
  const length = graphemeLength(lastText(chat, element, slots) ?? '');
  const shorter = revision === 'shorter' && length > 0 ? length - 1 : Infinity;
  const most = Math.min(maxLength ?? Infinity, shorter);
  const least = Math.max(minLength ?? 0, revision === 'longer' ? length + 1 : 0);
  const max = most === Infinity ? null : most;
  return { mentions, without, start, isVerbFirst, max, min: least === 0 ? null : least };
}

/** The text that "shorter" is measured by. */
const lastText = (chat: Chat, element: Worded, { ordinal }: Slots): string | null =>
  chat.offeredBefore(element).at((ordinal ?? 0) > 0 ? (ordinal ?? 0) - 1 : -1) ??
  shownNearest(chat, element) ??
  present(chat, element);

/** A text that was shown although it does not meet every condition. */
function shownNearest({ memory }: Chat, element: Worded): string | null {
  const shown = memory?.proposed.find(({ kind }) => kind === element);
  return shown?.kind === 'title' || shown?.kind === 'description' ? shown.text : null;
}

const conditionList = (chat: Chat, conditions: readonly Condition[]): string =>
  conditions
    .map(({ kind, value }) => chat.words(`cond-${kind}`, { quote: quoted(value), count: value }))
    .join(', ');

/** None meets every condition: which ones the nearest does not meet, and that text as what it is. */
function sayUnmet(chat: Chat, element: Worded, nearest: string | null, conditions: TextConditions): void {
  const list = conditionList(chat, unmetBy(nearest ?? '', conditions));
  if (list === '') return void chat.say('noOffer');
  chat.say(nearest === null ? 'unmetNone' : 'unmet', { list });
  if (nearest !== null)
    chat
      .say('nearest')
      .block(chat.words(`${element}Label`, { length: graphemeLength(nearest) }), nearest)
      .remember({ proposed: [{ kind: element, text: nearest }] });
}

async function proposeText(chat: Chat, element: Worded, request: TextRequest): Promise<void> {
  const { slots, revision } = request;
  const offered = chat.offeredBefore(element);
  if ((revision === null && slots.ordinal === null) || offered.length === 0) {
    sayText(chat, element);
    sayFindings(chat, element);
  }
  const conditions = conditionsOf(chat, element, request);
  const written = await writeTexts(chat.site, await chat.pageContext(), {
    element,
    conditions,
    bounds: boundsFrom({ ...slots, revision }, lastText(chat, element, slots) ?? undefined, usual[element]),
    usual: usual[element],
    revision,
    isBranded: slots.isBranded,
    count: slots.count,
    before: offered,
    issues: chat.issuesOf(element),
    candidates: [chat.sandbox.stored.suggestedTexts?.[element] ?? null, (await chat.suggestions())[element]],
  });
  const [best, ...others] = written.texts;
  if (slots.unnamed !== null) chat.say('nameIt', { quote: quoted(slots.unnamed) });
  if (best === undefined) {
    const length = graphemeLength(present(chat, element) ?? '');
    const isFine =
      length >= usual[element].min && length <= usual[element].max && chat.issuesOf(element).length === 0;
    const isShort = revision === 'shorter' && offered.length === 0 && length < usual[element].min;
    chat.remember({ offered });
    const isPlain = slots.maxLength === null && conditions.mentions.length === 0;
    const isShortest = revision === 'shorter' && isPlain && written.nearest === null;
    if (isShortest && !isShort) chat.say('noShorter');
    else if (isShort && length > 0 && isPlain) chat.say('alreadyShort');
    else if (hasConditions(conditions)) sayUnmet(chat, element, written.nearest, conditions);
    else chat.say(isFine && revision === null ? 'keep' : 'noOffer');
    if (!isFine && revision === null) chat.knowledge(`${element}-length`);
    return void chat.next('first', 'findings');
  }
  const block = (text: string): Chat =>
    chat.block(chat.words(`${element}Label`, { length: graphemeLength(text) }), text);
  chat.say(revision === 'shorter' ? 'offerShorter' : 'offer');
  block(best);
  chat.measure([{ kind: element, text: best }], chat.words(`${element}Patch`, { text: best }));
  if (others.length > 0) chat.say('offerMore');
  for (const text of others) block(text);
  if ((slots.count ?? 0) > others.length + 1) chat.say('fewer');
  for (const word of conditions.mentions)
    if (!chat.pageSays(word)) chat.say('notOnPage', { quote: quoted(word) });
  return void chat
    .remember({ proposed: [{ kind: element, text: best }], offered: [...offered, best, ...others] })
    .next('apply', 'shorter', 'another');
}

function sayHeadings(chat: Chat): void {
  const shown = chat.headings();
  const byLevel = Map.groupBy(shown, ({ level }) => level);
  chat.say('headingsNow', { count: shown.length, h1: byLevel.get(1)?.length ?? 0 });
  const levels = [...byLevel].toSorted(([one], [other]) => one - other);
  const list = levels.map(([level, { length }]) => `H${level}: ${length}`).join(', ');
  if (levels.length > 1) chat.say('headingLevels', { list });
  const lines = shown.map(({ level, text }) => `${'  '.repeat(level - 1)}H${level} ${text}`);
  if (lines.length > 0) chat.block(chat.words('labelOutline'), lines.slice(0, outlineMax).join('\n'));
  sayCut(chat, outlineMax, lines.length);
  const repeated = [...Map.groupBy(lines, (line) => line.trim())].filter(([, { length }]) => length > 1);
  const twice = repeated.slice(0, shownMax).map(([line, { length }]) => `${quoted(line)} (${length})`);
  if (twice.length > 0) chat.say('headingTwice', { list: twice.join(', ') });
}

/** An H1 in the page's own words, as titles are written, but without the brand. */
async function proposeH1(chat: Chat, request: TextRequest): Promise<void> {
  const { slots, revision } = request;
  const now = chat.headings().find(({ level }) => level === 1)?.text ?? null;
  const conditions = { ...conditionsOf(chat, 'title', request), min: slots.minLength, max: slots.maxLength };
  const { headings } = await chat.suggestions();
  const context = await chat.pageContext();
  const h1 = headings.find(({ level }) => level === 1)?.text ?? null;
  const { texts, nearest } = await writeTexts(chat.site, context, {
    element: 'title',
    conditions,
    bounds: { min: 4, max: slots.maxLength ?? usual.title.max },
    usual: usual.title,
    revision,
    isBranded: false,
    count: slots.count ?? 1,
    before: [...chat.offeredBefore('heading'), ...(now === null ? [] : [now])],
    issues: chat.issuesOf('heading'),
    candidates: [h1, context.headline],
  });
  chat.say(now === null ? 'h1None' : 'aboutH1', { text: quoted(now ?? '') });
  const meetsAll = (text: string): boolean => unmetBy(text, conditions).length === 0;
  const [best, ...others] =
    h1 !== null && meetsAll(h1) ? [h1, ...texts.filter((text) => text !== h1)] : texts;
  if (best === undefined) {
    const list = conditionList(chat, unmetBy(nearest ?? '', conditions));
    const none = list === '' ? 'noOffer' : 'unmetNone';
    return void chat.say(now !== null && meetsAll(now) ? 'keep' : none, { list }).next('heading', 'title');
  }
  chat.say('offer');
  for (const text of [best, ...others.slice(0, (slots.count ?? 1) - 1)])
    chat.block(chat.words('labelHeading'), `<h1>${markup(text)}</h1>`, 'html');
  if ((slots.count ?? 1) > others.length + 1) chat.say('fewer');
  chat.offerChanges(
    [{ kind: 'heading', heading: { level: 1, text: best, replaces: now } }],
    chat.words('patchHeading', { text: best }),
  );
  chat.remember({ offered: [...chat.offeredBefore('heading'), best] }).next('outline', 'title');
}

async function proposeHeadings(chat: Chat): Promise<void> {
  const { sandbox } = chat;
  const hasFindings = sayFindings(chat, 'heading');
  const { headings } = await chat.suggestions();
  const isOpen = (id: string): boolean =>
    /^h1-|^heading/.test(id) && sandbox.page.issues.some(({ ruleId }) => ruleId === id);
  const fixes = sandbox.markupFixes.filter(({ ruleIds }) => ruleIds.some(isOpen));
  const changes: ChatChange[] = [
    ...headings.map((heading) => ({ kind: 'heading', heading }) as const),
    ...fixes.map(({ instruction }) => ({ kind: 'plain', says: instruction }) as const),
  ];
  const moved = headings.length === 0 ? orderedOutline({ headings: sandbox.brief.headings }) : [];
  const shown = [...headings, ...moved].slice(0, listMax);
  if (shown.length > 0) {
    chat.say('offerHeading');
    const before = (text: string | null, now: string): string =>
      text === null || text === now ? '' : `${quoted(text)} → `;
    chat.text(
      bullets(
        shown.map(({ level, text, replaces }) => `${before(replaces, text)}${quoted(text)} (H${level})`),
      ),
    );
    const html = shown.map(({ level, text }) => `<h${level}>${markup(text)}</h${level}>`);
    chat.block(chat.words('labelHeading'), html.join('\n'), 'html');
  } else if (changes.length === 0) {
    sayHeadings(chat);
    chat.say(hasFindings ? 'noOffer' : 'fine');
  }
  chat
    .offerChanges(changes, chat.words('patchHeading', { text: shown[0]?.text ?? '' }))
    .next('outline', 'title');
}

function sayImages(chat: Chat): void {
  const { images } = chat.sandbox.page;
  const without = images.filter(({ alt }) => alt === null).length;
  const empty = images.filter(({ alt }) => alt?.trim() === '').length;
  if (images.length === 0) chat.say('imagesNone');
  else chat.say('imagesNow', { count: images.length, with: images.length - without - empty, without, empty });
}

async function proposeAlt(chat: Chat): Promise<void> {
  sayImages(chat);
  const hasFindings = sayFindings(chat, 'alt');
  const { altTexts, withheld } = await chat.suggestions();
  if (altTexts.length > 0) chat.say('offerAlt');
  for (const { src, text } of altTexts.slice(0, listMax))
    chat.text(code(fileName(src))).block(chat.words('labelAlt'), `alt="${markup(text)}"`, 'html');
  const changes = altTexts.map(({ src, text }) => ({ kind: 'alt', src, text }) as const);
  chat.offerChanges(changes, chat.words('patchAlt', { count: changes.length }));
  const unknown = withheld.flatMap(({ what }) => /^alt text for (.+)/.exec(what)?.[1] ?? []);
  const files = unknown.slice(0, listMax).map((src) => code(fileName(src)));
  if (files.length > 0) chat.say('altUnknown', { files: files.join(', ') });
  if (altTexts.length + files.length === 0 && !hasFindings && chat.sandbox.page.images.length > 0)
    chat.say('fine');
  chat.next('first', 'speed');
}

function sayLinks(chat: Chat): void {
  const { facts, page } = chat.sandbox;
  if (facts === null) return void chat.say('noCopy');
  const hostOf = (url: string | null): string | undefined => URL.parse(url ?? '')?.host.replace(/^www\./, '');
  const web = facts.links.filter(({ kind, resolved }) => kind === 'web' && resolved !== null);
  const own = web.filter(({ resolved }) => hostOf(resolved) === hostOf(page.url));
  const text = own.filter(({ region }) => region === 'main').length;
  return void chat.say('linksNow', { own: own.length, text, other: web.length - own.length });
}

async function proposeLinks(chat: Chat): Promise<void> {
  const { sandbox } = chat;
  const base = sandbox.page.url;
  sayLinks(chat);
  sayFindings(chat, 'link');
  const links = (await chat.suggestions()).links.slice(0, shownMax);
  const linkTo = (target: string, text: string): Chat =>
    chat.block(
      chat.words('labelLink'),
      `<a href="${markup(pathOf(target, base))}">${markup(text)}</a>`,
      'html',
    );
  if (links.length > 0) chat.say('offerLinks');
  for (const { sentence, anchor, target } of links) {
    chat.quote(sentence, 'text');
    chat.say('linkFrom', { quote: quoted(clip(sentence, 160)), page: code(pathOf(target, base)) });
    linkTo(target, anchor);
  }
  chat.offerChanges(
    links.map((link) => ({ kind: 'link', link })),
    chat.words('patchLink', { count: links.length }),
  );
  if (links.length === 0) {
    const linked = new Set(sandbox.brief.links.map(({ target }) => target.replace(/\/$/, '')));
    const isNew = (url: string): boolean => !linked.has(url.replace(/\/$/, ''));
    const near = chat.related
      .nearPage(sandbox.brief)
      .filter(({ brief }) => isNew(brief.url) && brief.type !== 'legal');
    chat.say(near.length === 0 ? 'noLinks' : 'relatedPages');
    for (const { brief } of near.slice(0, 3)) {
      const name = brief.headings.find(({ level }) => level === 1)?.text ?? brief.title;
      linkTo(brief.url, name ?? pathOf(brief.url, base));
    }
  }
  const inbound = sandbox.pages.flatMap(({ url, suggestedTexts }) =>
    (suggestedTexts?.links ?? [])
      .filter(({ target }) => target === base)
      .map(({ anchor }) => `${code(pathOf(url, base))}: ${quoted(anchor)}`),
  );
  if (inbound.length > 0) chat.say('offerInbound').text(bullets(inbound.slice(0, shownMax)));
  chat.next('first', 'schema');
}

function saySchema(chat: Chat): void {
  const { facts, brief } = chat.sandbox;
  if (facts === null) chat.say('noCopy');
  else if (brief.schemaTypes.length === 0) chat.say('schemaNone');
  else chat.say('schemaNow', { types: brief.schemaTypes.map(code).join(', ') });
}

async function proposeSchema(chat: Chat, message: string, count: number | null): Promise<void> {
  saySchema(chat);
  sayFindings(chat, 'schema');
  const { suggestions } = await chat.suggestions();
  const repairs = chat.issuesOf('schema').flatMap(({ ruleId }) => fixJsonLd(chat.sandbox, ruleId) ?? []);
  const fresh = suggestions.flatMap((each) => each?.changes ?? []);
  const html = (change: ChatChange): string =>
    change.kind === 'head' ? change.html : change.kind === 'json-ld' ? jsonScript(change.text) : '';
  const changes = [...repairs, ...fresh].filter((each) => html(each).includes('ld+json'));
  const { headline: name, brand } = await chat.pageContext();
  const { brief } = chat.sandbox;
  const homeUrl = chat.site.home?.brief.url ?? new URL('/', brief.url).href;
  const faq = faqPairs(brief).slice(0, count ?? undefined);
  const before = chat.memory?.element === 'faq' ? 'faq' : (chat.memory?.topic ?? '');
  const { asked, draft } = draftSchema({ brief, name, brand, homeUrl, faq }, `${message} ${before}`);
  const isAsked = (each: ChatChange): boolean =>
    asked === null || new RegExp(String.raw`"@type":\s*"${asked}"`, 'i').test(html(each));
  const found = changes.filter(
    (each, at) => isAsked(each) && changes.findIndex((other) => html(other) === html(each)) === at,
  );
  const isNew = draft !== null && !found.some((each) => html(each).includes(`"${draft.type}"`));
  const isWhole = isNew && draft.missing.length === 0;
  const distinct: ChatChange[] = isWhole ? [...found, { kind: 'head', html: draft.html }] : found;
  if (distinct.length === 0 && !isNew && asked !== null) {
    chat.say(asked === 'BreadcrumbList' ? 'schemaHome' : 'schemaCannot', { type: code(asked) });
    return void chat.next('faq', 'first');
  }
  chat.say(distinct.length === 0 && !isNew ? 'schemaWhole' : 'offerSchema');
  for (const change of distinct) chat.block(chat.words('labelSchema'), html(change), 'json-ld');
  if (isNew && !isWhole)
    chat
      .block(chat.words('labelSchema'), draft.html, 'json-ld')
      .say('schemaMissing', { type: code(draft.type), list: draft.missing.map(code).join(', ') });
  return void chat.offerChanges(distinct, chat.words('patchSchema')).next('where', 'faq');
}

function proposeFaq(chat: Chat, count = 6): void {
  const pairs = faqPairs(chat.sandbox.brief);
  const faq = pairs.slice(0, count).map(({ question, answer }) => {
    chat.quote(answer, 'text');
    return `<h3>${markup(question)}</h3>\n<p>${markup(answer)}</p>`;
  });
  if (faq.length === 0) return void chat.say('faqNone').next('outline', 'about');
  chat.say('offerFaq').block(chat.words('labelFaq'), ['<h2>FAQ</h2>', ...faq].join('\n'), 'html');
  if (faq.length < count && count !== 6) chat.say('fewer');
  return void chat.knowledge('faq-schema').next('outline', 'schema');
}

function proposeOutline(chat: Chat): void {
  const { brief } = chat.sandbox;
  const under = new Map(
    brief.sections.map(({ heading, words }) => [brief.headings[heading]?.text ?? '', words]),
  );
  const moved = orderedOutline({ headings: brief.headings });
  const levels = new Map(moved.map(({ text, level }) => [text, level]));
  const lines = chat.headings().slice(0, outlineMax);
  if (lines.length === 0) return void chat.say('outlineAbsent').next('heading');
  const count = (text: string): string => ((under.get(text) ?? 0) > 0 ? ` (${under.get(text)})` : '');
  const outline = lines.map(
    ({ level, text }) => `${'#'.repeat(levels.get(text) ?? level)} ${text}${count(text)}`,
  );
  chat.say('outlineNow').block(chat.words('labelOutline'), outline.join('\n'), 'markdown');
  sayCut(chat, outlineMax, chat.headings().length);
  sayFindings(chat, 'outline');
  const list = (items: readonly string[]): string => items.slice(0, shownMax).join(', ');
  if (moved.length > 0)
    chat.say('outlineMove', { list: list(moved.map(({ text, level }) => `${quoted(text)} → H${level}`)) });
  const long = lines.filter(({ text }) => (under.get(text) ?? 0) > longSection);
  if (long.length > 0)
    chat.say('outlineLong', { list: list(long.map(({ text }) => `${quoted(text)}${count(text)}`)) });
  return void chat.next('heading', 'faq');
}

async function sayReadability(chat: Chat): Promise<void> {
  const { page, brief } = chat.sandbox;
  const { wordCount, readingEase } = page.contentMetrics;
  chat.say('textNow', { words: wordCount });
  if (readingEase != null) chat.say('easeNow', { ease: Math.round(readingEase) });
  const hasFindings = sayFindings(chat, 'text');
  const { suggestions } = await chat.suggestions();
  const rewrites = suggestions
    .flatMap((each) => each?.changes ?? [])
    .filter(({ kind }) => kind === 'rewrite');
  for (const each of rewrites.slice(0, 2))
    if (each.kind === 'rewrite') chat.text(`> ${plain(each.from)}`).block(chat.words('labelText'), each.to);
  chat.offerChanges(rewrites.slice(0, 2), chat.words('labelText'));
  const [longest = ''] = brief.longestSentences;
  if (rewrites.length === 0 && longest.split(/\s+/).length > longSentence)
    chat
      .say('longest')
      .text(`> ${plain(clip(longest, 400))}`)
      .quote(longest, 'text');
  else if (rewrites.length === 0 && !hasFindings) chat.say('noTextWork');
  chat.next('first', 'keyword');
}

function sayKeywords(chat: Chat, most = 8): void {
  const { page, brief } = chat.sandbox;
  const h1 = page.headings.find(({ level }) => level === 1)?.text;
  const rows = brief.keywords.slice(0, most).map(({ keyword, count }) => {
    const places = [page.title, h1, page.metaDescription].map((text) =>
      fold(text ?? '').includes(fold(keyword)),
    );
    return [plain(keyword), String(count), ...places.map((has) => chat.words(has ? 'yes' : 'no'))];
  });
  chat.say('keywordsNow').text(table(chat.words('keywordHead').split('|'), rows));
  chat.say('keywordNote').next('title', 'description');
}

export function sayKeywordUse(chat: Chat, word: string): void {
  const { page, brief, pages } = chat.sandbox;
  const heads = page.headings.map(({ text }) => text).join(' ');
  const text = fold([page.title, page.metaDescription, heads, ...brief.paragraphs].join('\n'));
  const has = (own: string | null): string =>
    chat.words(own !== null && containsKeyword(own, word) ? 'yes' : 'no');
  const places = { title: has(page.title), heading: has(heads), description: has(page.metaDescription) };
  const count = text.split(fold(word)).length - 1;
  chat
    .count()
    .say(chat.pageSays(word) ? 'keywordUse' : 'keywordNone', { quote: quoted(word), count, ...places });
  const elsewhere = pages
    .filter(({ title, paragraphs }) => containsKeyword(`${title ?? ''} ${paragraphs.join(' ')}`, word))
    .map(({ url, title }) => `${code(pathOf(url, page.url))} ${plain(title ?? '')}`);
  if (elsewhere.length > 0) chat.say('keywordSite').text(bullets(elsewhere.slice(0, shownMax)));
  chat.next('keyword', 'title');
}

/** How a part of the page is now, with what the audit found about it. */
export async function assess(chat: Chat, element: Element, count: number | null = null): Promise<void> {
  chat.count().remember({ element });
  if (element === 'text') return sayReadability(chat);
  if (element === 'keyword') return sayKeywords(chat, count ?? undefined);
  if (element === 'faq') return proposeFaq(chat, count ?? undefined);
  if (element === 'outline') return proposeOutline(chat);
  if (element === 'title' || element === 'description') sayText(chat, element);
  else ({ heading: sayHeadings, alt: sayImages, link: sayLinks, schema: saySchema })[element](chat);
  const hasFindings = sayFindings(chat, element);
  if (!sayShared(chat, element) && !hasFindings) chat.say('fine');
  return void chat.next(element, 'first');
}

export async function propose(chat: Chat, element: Element, request: TextRequest): Promise<void> {
  chat.count().remember({ element });
  if (element === 'title' || element === 'description') return proposeText(chat, element, request);
  if (element === 'heading' && request.slots.level === 1) return proposeH1(chat, request);
  const { mentions, without, start, isVerbFirst, maxLength: max, minLength: min } = request.slots;
  const asked = element === 'schema' ? [] : conditionsIn({ mentions, without, start, isVerbFirst, max, min });
  const open = conditionList(chat, asked);
  // Said again, the same answer would pass over what was asked.
  if (open !== '') chat.say('conditionsOpen', { list: open });
  if (open !== '' && chat.memory?.element === element && request.revision !== 'another')
    return void chat.remember({ ...chat.memory, element }).next('first', 'findings');
  const worked = {
    heading: proposeHeadings,
    alt: proposeAlt,
    link: proposeLinks,
    schema: (own: Chat) => proposeSchema(own, request.text ?? '', request.slots.count),
  } as const;
  return element in worked
    ? worked[element as keyof typeof worked](chat)
    : assess(chat, element, request.slots.count);
}
