/** Proposes better headings, alt texts, links and structured data from the page's own words, each measured on a copy. */

import { altTextsFor as suggestAlts } from '../suggest/built-in/alt-text.ts';
import { composeTitles } from '../suggest/built-in/compose-titles.ts';
import { faqPairs } from '../suggest/built-in/faq-pairs.ts';
import { fileName } from '../suggest/built-in/image-file-names.ts';
import { namedFact } from '../suggest/built-in/named-facts.ts';
import { orderedOutline } from '../suggest/built-in/outline.ts';
import type { ResolvedConditions } from '../suggest/built-in/resolve-conditions.ts';
import { chooseSchema } from '../suggest/built-in/suggestions/choose-schema.ts';
import { draftSchema, headedTexts } from '../suggest/built-in/suggestions/schema-draft.ts';
import { clip, markup, pathOf } from '../suggest/built-in/suggestions/wording.ts';
import { conditionsIn, hasConditions, unmetBy } from '../suggest/built-in/text-conditions.ts';
import type { PageBrief } from '../suggest/page-brief.ts';
import { bullets, code } from '../text/markdown.ts';
import { type Chat, quoted } from './chat.ts';
import { assess, isWorded, sayFindings, sayHeadings, sayImages, sayLinks, saySchema } from './describe.ts';
import type { Element } from './language-data.ts';
import type { ChatChange } from './port.ts';
import {
  conditionList,
  proposeH1,
  proposeText,
  refersBack,
  resolve,
  type TextRequest,
} from './propose-texts.ts';

const [shownMax, listMax, altMax] = [4, 12, 125];

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

/** Alt texts that meet the conditions; where words are wanted, one for the main picture of what the page is called. */
async function altTextsFor(
  chat: Chat,
  { conditions, facts }: ResolvedConditions,
): Promise<readonly { readonly src: string; readonly text: string }[]> {
  const page = await chat.pageContext();
  const { altTexts: planned } = await chat.suggestions();
  // A report proposes nothing for a template; who asks gets what the page says.
  const altTexts = planned.length > 0 ? planned : suggestAlts(chat.site, page.brief).suggested;
  const main = page.brief.images.find(
    ({ region, src }) => /^(?:main|body)$/.test(region) && !/\.svg$/i.test(src),
  );
  const isFree = conditions.mentions.length > 0 && main !== undefined && page.headline !== null;
  const given = altTexts.length === 0 && isFree ? [{ src: main.src, text: page.headline ?? '' }] : altTexts;
  const rules = { conditions, facts, mayBrand: false, usualMax: altMax, bases: [] };
  return given.flatMap(({ src, text }) => {
    const meets = (own: string): boolean => unmetBy(own, conditions).length === 0;
    const fit = meets(text) ? text : composeTitles(chat.site, page, { ...rules, base: text }).find(meets);
    return fit === undefined ? [] : [{ src, text: fit }];
  });
}

async function proposeAlt(chat: Chat, wanted: number | null, resolved: ResolvedConditions): Promise<void> {
  sayImages(chat);
  const hasFindings = sayFindings(chat, 'alt');
  const { withheld } = await chat.suggestions();
  const altTexts = (await altTextsFor(chat, resolved)).slice(0, wanted ?? listMax);
  const { conditions } = resolved;
  const [given] = (await chat.suggestions()).altTexts;
  if (altTexts.length > 0) chat.say('offerAlt');
  else if (hasConditions(conditions) && given !== undefined) {
    const list = conditionList(chat, unmetBy(given.text, conditions), conditions);
    if (list !== '') chat.say('unmetNone', { list });
  }
  for (const { src, text } of altTexts)
    chat.text(code(fileName(src))).block(chat.words('labelAlt'), `alt="${markup(text)}"`, 'html');
  const changes = altTexts.map(({ src, text }) => ({ kind: 'alt', src, text }) as const);
  chat.offerChanges(changes, chat.words('patchAlt', { count: changes.length }));
  // Without a text, or with one that has no word in it.
  const silent = chat.sandbox.page.images.flatMap(({ src, alt }) =>
    alt === null || (alt.trim() !== '' && !/\p{L}/u.test(alt)) ? [src] : [],
  );
  const unknown = [...withheld.flatMap(({ what }) => /^alt text for (.+)/.exec(what)?.[1] ?? []), ...silent];
  const isOffered = (file: string): boolean => altTexts.some(({ src }) => fileName(src) === file);
  const files = [...new Set(unknown.map(fileName))].filter((file) => !isOffered(file)).slice(0, listMax);
  if (files.length > 0) chat.say('altUnknown', { files: files.map(code).join(', ') });
  if (altTexts.length + files.length === 0 && !hasFindings && chat.sandbox.page.images.length > 0)
    chat.say('fine');
  chat.next('first', 'speed');
}

async function proposeLinks(chat: Chat, wanted: number | null): Promise<void> {
  const most = wanted ?? shownMax;
  const { sandbox } = chat;
  const base = sandbox.page.url;
  sayLinks(chat);
  sayFindings(chat, 'link');
  const links = (await chat.suggestions()).links.slice(0, most);
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
  const linked = new Set(sandbox.brief.links.map(({ target }) => target.replace(/\/$/, '')));
  const isNew = ({ url, type }: PageBrief): boolean =>
    !linked.has(url.replace(/\/$/, '')) && type !== 'legal';
  const related = links.length > 0 ? [] : chat.related.nearPage(sandbox.brief).map(({ brief }) => brief);
  const near = related.filter(isNew).slice(0, Math.min(3, most));
  if (links.length === 0) chat.say(near.length === 0 ? 'noLinks' : 'relatedPages');
  for (const { url, title, headings } of near)
    linkTo(url, headings.find(({ level }) => level === 1)?.text ?? title ?? pathOf(url, base));
  if (links.length + near.length < (wanted ?? 0)) chat.say('fewer');
  const inbound = sandbox.pages.flatMap(({ url, suggestedTexts }) =>
    (suggestedTexts?.links ?? [])
      .filter(({ target }) => target === base)
      .map(({ anchor }) => `${code(pathOf(url, base))}: ${quoted(anchor)}`),
  );
  if (inbound.length > 0) chat.say('offerInbound').text(bullets(inbound.slice(0, shownMax)));
  chat.next('first', 'schema');
}

async function proposeSchema(chat: Chat, message: string, count: number | null): Promise<void> {
  saySchema(chat);
  sayFindings(chat, 'schema');
  const { brief, facts } = chat.sandbox;
  const headed = facts === null ? [] : headedTexts(facts);
  const context = await chat.pageContext();
  const { headline: name } = context;
  // The title of a template names the template.
  const isTemplate = chat.site.unfilled.has(brief.url) && brief.siteNames.length === 0;
  const brand = isTemplate ? null : context.brand;
  const homeUrl = chat.site.home?.brief.url ?? new URL('/', brief.url).href;
  const faq = faqPairs(brief).slice(0, count ?? undefined);
  const before = chat.memory?.element === 'faq' ? 'faq' : (chat.memory?.topic ?? '');
  const drafted = draftSchema(
    {
      brief,
      name,
      brand,
      homeUrl,
      faq,
      headed,
      person: (fact) => namedFact(context, fact, message)?.value ?? null,
    },
    `${message} ${before}`,
  );
  const ruleIds = chat.issuesOf('schema').map(({ ruleId }) => ruleId);
  const { suggestions } = await chat.suggestions();
  const { offered, draft } = chooseSchema(chat.sandbox, { ruleIds, suggestions, drafted });
  const { asked, type, needs } = drafted;
  if (offered.length === 0 && draft === null && (asked !== null || needs.length > 0)) {
    const list = needs.map(code).join(', ');
    const cannot = list === '' ? 'schemaCannot' : 'schemaNeeds';
    chat.say(asked === 'BreadcrumbList' ? 'schemaHome' : cannot, { type: code(type), list });
    return void chat.next('faq', 'first');
  }
  chat.say(offered.length === 0 && draft === null ? 'schemaWhole' : 'offerSchema');
  for (const { html } of offered) chat.block(chat.words('labelSchema'), html, 'json-ld');
  if (draft !== null)
    chat
      .block(chat.words('labelSchema'), draft.html, 'json-ld')
      .say('schemaMissing', { type: code(draft.type), list: draft.missing.map(code).join(', ') });
  chat.offerChanges(
    offered.map(({ change }) => change),
    chat.words('patchSchema'),
  );
  // "Where do I paste it" is about the draft, too.
  const drafts = draft === null ? [] : [{ kind: 'head', html: draft.html } as const];
  return void chat
    .remember({ proposed: [...offered.map(({ change }) => change), ...drafts] })
    .next('where', 'faq');
}

export async function propose(chat: Chat, element: Element, request: TextRequest): Promise<void> {
  const { slots, revision, text = '' } = request;
  const before = chat.offeredBefore(element).length;
  chat.count().remember({ element });
  const passed = [...slots.unread, ...slots.leftOver];
  if (passed.length > 0) chat.say('unread', { list: passed.map(quoted).join(', ') });
  if ((slots.ordinal ?? 0) > before && (isWorded(element) || slots.level === 1))
    return void chat.say('noSuchOne', { count: before }).next(element, 'first');
  if (isWorded(element)) return proposeText(chat, element, request);
  if (refersBack(chat, request)) chat.say('backUnused');
  const resolved = await resolve(chat, request);
  const { conditions } = resolved;
  if (element === 'heading' && (slots.level === 1 || (slots.level === null && hasConditions(conditions))))
    return proposeH1(chat, request);
  const isAgain = chat.memory?.element === element;
  const open =
    /^(?:schema|faq)$/.test(element) || (element === 'alt' && !isAgain)
      ? ''
      : conditionList(chat, conditionsIn(conditions), conditions);
  if (open !== '') chat.say('conditionsOpen', { list: open });
  // Said again, the same answer would pass over what was asked.
  const isOther = open !== '' || revision !== null || slots.unread.length > 0;
  if (isAgain && isOther) {
    if (open === '') chat.say('noOther');
    return void chat.remember({ ...chat.memory, element }).next('first', 'findings');
  }
  if (element === 'heading') return proposeHeadings(chat);
  if (element === 'alt') return proposeAlt(chat, slots.count, resolved);
  if (element === 'link') return proposeLinks(chat, slots.count);
  return element === 'schema' ? proposeSchema(chat, text, slots.count) : assess(chat, element, slots.count);
}
