/** Offers what the suggester writes for a part of the page: title, description, headings, alt texts, links and structured data, each measured on a copy. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { fileName } from '../suggest/facts/image-files.ts';
import type { PageBrief } from '../suggest/page-brief.ts';
import { clip, markup, pathOf } from '../suggest/write/wording.ts';
import { type Chat, quoted } from './chat.ts';
import { fixJsonLd, jsonScript } from './fix-json-ld.ts';
import type { Element } from './language-data.ts';
import { bullets, code, plain } from './markdown.ts';
import type { ChatChange } from './port.ts';

const [shownMax, listMax, relatedMax] = [4, 12, 3];

/** What the audit says about an element; false when it found nothing. */
function sayFindings(chat: Chat, element: Element): boolean {
  const found = chat.issuesOf(element);
  const lines = found.map((issue) => {
    const { title, says, fix } = chat.told(issue);
    return `**${plain(title)}**: ${plain(says === '' ? fix : says)}`;
  });
  chat.cite(...found).text(bullets(lines.slice(0, shownMax)));
  return found.length > 0;
}

/** The text as it is, what is wrong with it, and the suggester's own. */
async function offerText(chat: Chat, element: 'title' | 'description'): Promise<void> {
  const { page, stored } = chat.sandbox;
  const now = (element === 'title' ? page.title : page.metaDescription)?.trim() ?? '';
  const { recommendedMin: min, recommendedMax: max } = limits[element];
  if (now === '') chat.say(`${element}None`);
  else
    chat
      .quote(now, element)
      .say(`${element}Now`, { quote: quoted(now), length: graphemeLength(now), min, max });
  const hasFindings = sayFindings(chat, element);
  const { [element]: fresh, withheld } = await chat.suggestions();
  const written = fresh ?? stored.suggestedTexts?.[element] ?? null;
  if (written === null || written === now) {
    chat.say(hasFindings || now === '' ? 'noOffer' : 'keep');
    // The reason is in English.
    const { why = '' } = withheld.find(({ what }) => what === element) ?? {};
    if (chat.language === 'en') chat.text(plain(why));
    if (hasFindings || now === '') chat.knowledge(`${element}-length`);
    return void chat.next('first', element === 'title' ? 'description' : 'title');
  }
  chat.say('offer').block(chat.words(`${element}Label`, { length: graphemeLength(written) }), written);
  chat.offerChanges([{ kind: element, text: written }], chat.words(`${element}Patch`, { text: written }));
  return void chat.next('where', element === 'title' ? 'description' : 'title');
}

async function offerHeadings(chat: Chat): Promise<void> {
  const { sandbox } = chat;
  const headings = chat.headings();
  const firsts = headings.filter(({ level }) => level === 1).length;
  chat.say('headingsNow', { count: headings.length, h1: firsts });
  const hasFindings = sayFindings(chat, 'heading');
  const shown = (await chat.suggestions()).headings.slice(0, listMax);
  const open = new Set(chat.issuesOf('heading').map(({ ruleId }) => ruleId));
  const fixes = sandbox.markupFixes.filter(({ ruleIds }) => ruleIds.some((id) => open.has(id)));
  const changes: ChatChange[] = [
    ...shown.map((heading) => ({ kind: 'heading', heading }) as const),
    ...fixes.map(({ instruction }) => ({ kind: 'plain', says: instruction }) as const),
  ];
  if (shown.length > 0) {
    const before = (text: string | null, now: string): string =>
      text === null || text === now ? '' : `${quoted(text)} → `;
    const html = shown.map(({ level, text }) => `<h${level}>${markup(text)}</h${level}>`);
    chat
      .say('offerHeading')
      .text(
        bullets(
          shown.map(({ level, text, replaces }) => `${before(replaces, text)}${quoted(text)} (H${level})`),
        ),
      )
      .block(chat.words('labelHeading'), html.join('\n'), 'html');
  } else if (changes.length === 0)
    chat.say(headings.length === 0 ? 'outlineAbsent' : hasFindings ? 'noOffer' : 'fine');
  chat
    .offerChanges(changes, chat.words('patchHeading', { text: shown[0]?.text ?? '' }))
    .next('first', 'title');
}

async function offerAltTexts(chat: Chat): Promise<void> {
  const { images } = chat.sandbox.page;
  const without = images.filter(({ alt }) => alt === null).length;
  const empty = images.filter(({ alt }) => alt?.trim() === '').length;
  if (images.length === 0) return void chat.say('imagesNone').next('first', 'title');
  chat.say('imagesNow', { count: images.length, with: images.length - without - empty, without, empty });
  const hasFindings = sayFindings(chat, 'alt');
  const { altTexts, withheld } = await chat.suggestions();
  const shown = altTexts.slice(0, listMax);
  if (shown.length > 0) chat.say('offerAlt');
  for (const { src, text } of shown)
    chat.text(code(fileName(src))).block(chat.words('labelAlt'), `alt="${markup(text)}"`, 'html');
  chat.offerChanges(
    shown.map(({ src, text }) => ({ kind: 'alt', src, text }) as const),
    chat.words('patchAlt', { count: shown.length }),
  );
  const offered = new Set(shown.map(({ src }) => fileName(src)));
  const silent = images.flatMap(({ src, alt }) => (alt === null ? [src] : []));
  const unknown = [...withheld.flatMap(({ src }) => src ?? []), ...silent].map(fileName);
  const files = [...new Set(unknown)].filter((file) => !offered.has(file)).slice(0, listMax);
  if (files.length > 0) chat.say('altUnknown', { files: files.map(code).join(', ') });
  if (shown.length + files.length > 0) return void chat.next('first', 'title');
  // Other findings on pictures, such as the size of a file, are no lack of words.
  if (chat.issuesOf('alt').some(({ ruleId }) => ruleId.startsWith('img-alt'))) chat.say('noOffer');
  else if (!hasFindings) chat.say('fine');
  return void chat.next('first', 'title');
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

async function offerLinks(chat: Chat): Promise<void> {
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
    chat
      .quote(sentence, 'text')
      .say('linkFrom', { quote: quoted(clip(sentence, 160)), page: code(pathOf(target, base)) });
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
  const nameOf = ({ url, title, headings }: PageBrief): string =>
    headings.find(({ level }) => level === 1)?.text ?? title ?? pathOf(url, base);
  // Of pages with the same name, the nearest is enough.
  const near = [...Map.groupBy(related.filter(isNew), nameOf)]
    .flatMap(([name, [page]]) => (page === undefined ? [] : [[name, page] as const]))
    .slice(0, relatedMax);
  if (links.length === 0) chat.say(near.length === 0 ? 'noLinks' : 'relatedPages');
  for (const [name, page] of near) linkTo(page.url, name);
  const inbound = sandbox.pages.flatMap(({ url, suggestedTexts }) =>
    (suggestedTexts?.links ?? [])
      .filter(({ target }) => target === base)
      .map(({ anchor }) => `${code(pathOf(url, base))}: ${quoted(anchor)}`),
  );
  if (inbound.length > 0) chat.say('offerInbound').text(bullets(inbound.slice(0, shownMax)));
  chat.next('first', 'schema');
}

async function offerSchema(chat: Chat): Promise<void> {
  const { facts, brief } = chat.sandbox;
  if (facts === null) chat.say('noCopy');
  else if (brief.schemaTypes.length === 0) chat.say('schemaNone');
  else chat.say('schemaNow', { types: brief.schemaTypes.map(code).join(', ') });
  sayFindings(chat, 'schema');
  const repairs = chat.issuesOf('schema').flatMap(({ ruleId }) => fixJsonLd(chat.sandbox, ruleId) ?? []);
  const fresh = (await chat.suggestions()).suggestions.flatMap((each) => each?.changes ?? []);
  const offered = [...repairs, ...fresh]
    .map((change) => ({
      change,
      html: change.kind === 'head' ? change.html : change.kind === 'json-ld' ? jsonScript(change.text) : '',
    }))
    .filter(({ html }) => html.includes('ld+json'))
    .filter(({ html }, at, all) => all.findIndex((other) => other.html === html) === at);
  chat.say(offered.length === 0 ? 'schemaWhole' : 'offerSchema');
  for (const { html } of offered) chat.block(chat.words('labelSchema'), html, 'json-ld');
  chat.offerChanges(
    offered.map(({ change }) => change),
    chat.words('patchSchema'),
  );
  chat.next('first', 'link');
}

export async function offerTexts(chat: Chat, element: Element): Promise<void> {
  chat.count();
  if (element === 'title' || element === 'description') return offerText(chat, element);
  return { heading: offerHeadings, alt: offerAltTexts, link: offerLinks, schema: offerSchema }[element](chat);
}
