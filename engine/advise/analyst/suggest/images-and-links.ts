/** Suggestions on findings about images and links. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { PageForAdvice } from '../../advisor.ts';
import { fileName, isPoorAlt } from '../alt-text.ts';
import { bare } from '../link-ideas.ts';
import { inboundTexts, nameOf } from './link-texts.ts';
import { type ExtraMaker, type IssueMaker, type Made, one, type SuggestionRoom, say } from './maker.ts';
import { emptyAnchor } from './page-faults.ts';
import { anchor, clip, markup, pathOf, placeOf, quote, some } from './wording.ts';

const shownMax = 3;

type AltKind = (alt: string | null) => boolean;

/** Each rule is about images of its own: without an alt, with an empty one, with one that does not help. */
const altKinds: Readonly<Record<string, AltKind>> = {
  'img-alt-missing': (alt) => alt === null,
  'img-alt-empty-functional': (alt) => alt?.trim() === '',
  'img-alt-poor': (alt) => alt !== null && alt.trim() !== '',
};

function altText({ parts }: SuggestionRoom, isMeant: AltKind): Made | null {
  const own = new Set(parts.page.brief.images.filter(({ alt }) => isMeant(alt)).map(({ src }) => src));
  const altTexts = parts.altTexts.filter(({ src }) => own.has(src));
  const withheld = parts.withheld.filter(({ what }) =>
    [...own].some((src) => what === `alt text for ${src}`),
  );
  if (altTexts.length === 0) return null;
  const shown = altTexts.map(
    ({ src, text, from }) => `${fileName(src)}: alt="${markup(text)}" (from ${from})`,
  );
  const rest = withheld.length;
  const more =
    rest === 0
      ? ''
      : ` ${rest === 1 ? 'One more image needs' : `${rest} more images need`} a person to look at.`;
  return say(
    `Give ${altTexts.length === 1 ? 'the image its alt text' : 'these images their alt texts'}. ${shown.join('; ')}.${more}`,
    ...altTexts.map(({ src, text }) => ({ kind: 'alt', src, text }) as const),
  );
}

/** Also where the rules let an alternative text pass that says nothing. */
export const altExtra: ExtraMaker = (room) => {
  const { altTexts, withheld, page } = room.parts;
  const isAsked = page.issues.some(({ ruleId }) => ruleId.startsWith('img-alt-'));
  if (isAsked) return [];
  if (altTexts.length > 0) return one(altText(room, () => true));
  const silent = page.brief.images.filter(
    ({ src, alt }) => alt !== null && isPoorAlt(alt) && withheld.some(({ what }) => what.endsWith(src)),
  );
  const files = [...new Set(silent.map(({ src }) => fileName(src)))];
  return files.length === 0
    ? []
    : [
        say(
          `alt="${markup(silent[0]?.alt ?? '')}" says nothing. Describe what ${some(files, 4)} ${files.length === 1 ? 'shows' : 'show'} in a few words each, or write alt="" where it is only decoration.`,
        ),
      ];
};

/** "Read more" under a heading that is itself the link says nothing new: the target's own name does. */
const anchorText: IssueMaker = (room, { evidence }) => {
  const { brief } = room.parts.page;
  const named = evidence.flatMap(({ found, urls }) => {
    const target = room.site.pageAt.get((urls?.[0] ?? '').replace(/#.*$/, ''));
    const name = target === undefined || target === room.parts.page ? null : nameOf(room.site, target);
    return target === undefined || name === null
      ? []
      : [{ from: found ?? '', target: target.brief.url, text: clip(name, 70) }];
  });
  if (named.length === 0) return null;
  const each = named
    .slice(0, shownMax)
    .map(({ from, target, text }) =>
      from === 'a link without a name'
        ? `Give the link to ${pathOf(target, brief.url)} the text ${quote(text)}`
        : `Let the link ${quote(from)} to ${pathOf(target, brief.url)} read ${quote(text)}`,
    );
  const changes = named.map(
    ({ from, target, text }) =>
      ({ kind: 'anchor', from: from === 'a link without a name' ? '' : from, target, text }) as const,
  );
  return say(`${each.join('. ')}.`, ...changes);
};

const wordsOfLink = ({ snippet }: Evidence): string => /^“(.+)” →/.exec(snippet ?? '')?.[1] ?? '';

const brokenLink: IssueMaker = (room, { evidence }) => {
  const { brief } = room.parts.page;
  const [first] = evidence;
  const address = first?.urls?.[0];
  if (first === undefined || address === undefined) return null;
  const words = wordsOfLink(first);
  const isPath = `${words} ${(URL.parse(address)?.pathname ?? '').replaceAll(/[-_/.]+/g, ' ')}`;
  const near = room.related.near(isPath, brief.language).find((page) => page.brief.url !== brief.url);
  const link = words === '' ? pathOf(address, brief.url) : `${quote(words)} (${pathOf(address, brief.url)})`;
  if (near === undefined)
    return say(`Take the link ${link} out: no page of the site is about what its words promise.`);
  return say(
    `The link ${link} leads nowhere. The nearest page to its words is ${pathOf(near.brief.url, brief.url)}, ${quote(clip(nameOf(room.site, near) ?? '', 60))}: link there if that is what you mean, else take the link out.`,
    { kind: 'href', from: address, to: near.brief.url },
  );
};

const redirectedLink: IssueMaker = (room, { evidence }) => {
  const { brief } = room.parts.page;
  const each = evidence.flatMap(({ urls, wanted, ...rest }) => {
    const from = urls?.[0];
    if (from === undefined || wanted === undefined || URL.parse(wanted) === null) return [];
    return [{ from, to: wanted, words: wordsOfLink(rest) }];
  });
  if (each.length === 0) return null;
  const said = each
    .slice(0, shownMax)
    .map(
      ({ from, to, words }) =>
        `${words === '' ? 'Link' : `Let ${quote(clip(words, 60))} link`} straight to ${pathOf(to, brief.url)} instead of ${pathOf(from, brief.url)}`,
    );
  return say(`${said.join('. ')}.`, ...each.map(({ from, to }) => ({ kind: 'href', from, to }) as const));
};

const fewLinks: IssueMaker = (room, { evidence }) => {
  const [found] = inboundTexts(room);
  if (found !== undefined) return found;
  const { page } = room.parts;
  const { brief } = page;
  const linking = new Set(evidence.flatMap(({ urls }) => urls ?? []).filter((url) => url !== brief.url));
  const name = nameOf(room.site, page);
  const near = [...room.related.nearPage(brief), ...(room.site.home === null ? [] : [room.site.home])].find(
    (other) => other !== page && !linking.has(other.brief.url) && !linksTo(other, page),
  );
  if (near === undefined || name === null) return null;
  const [only] = linking;
  const now = only === undefined ? 'No page links here' : `Only ${placeOf(only, brief.url)} links here`;
  return say(
    `${now}. Add a link on ${placeOf(near.brief.url, brief.url)}: ${anchor(brief.url, brief.url, clip(name, 70))}`,
  );
};

const linksTo = ({ brief }: PageForAdvice, page: PageForAdvice): boolean =>
  brief.links.some(({ target }) => bare(target) === bare(page.brief.url));

const lighterImage: IssueMaker = ({ site }, { evidence, ruleId }) => {
  const images = evidence.flatMap(({ urls, found }) => {
    const src = urls?.[0];
    if (src === undefined) return [];
    const size = site.site.imageSizes?.get(src);
    const pixels = size === undefined ? '' : `, ${size.width} by ${size.height} pixels`;
    return [{ name: fileName(src), found: `${found ?? ''}${pixels}` }];
  });
  if (images.length === 0) return null;
  const list = images.slice(0, shownMax).map(({ name, found }) => `${name} (${found})`);
  const how =
    ruleId === 'img-legacy-format'
      ? 'as WebP or AVIF'
      : 'at the width it is shown in and with stronger compression';
  return say(`Save ${list.join(', ')} ${how}.`);
};

export const imageAndLinkMakers: Readonly<Record<string, IssueMaker>> = {
  ...Object.fromEntries(
    Object.entries(altKinds).map(([ruleId, isMeant]) => [
      ruleId,
      (room: SuggestionRoom) => altText(room, isMeant),
    ]),
  ),
  'img-too-heavy': lighterImage,
  'img-legacy-format': lighterImage,
  'link-generic-anchor': anchorText,
  'link-empty-anchor': (room, issue) => anchorText(room, issue) ?? emptyAnchor(room, issue),
  'link-internal-broken': brokenLink,
  'link-internal-redirect': redirectedLink,
  'page-orphan': fewLinks,
  'page-single-inlink': fewLinks,
  'page-only-nofollow-inlinks': fewLinks,
};
