/** Suggestions for images that pass the rules: file names, and views that sibling pages show. */

import { fold } from '../../../text/fold.ts';
import type { BriefImage } from '../../brief-body.ts';
import type { PageSuggestionInput } from '../../suggester.ts';
import { fileName, isPoorAlt } from '../alt-text.ts';
import { bare } from '../link-ideas.ts';
import { siblingsOf } from '../related-sentences.ts';
import { contentWords, isInjection } from '../text.ts';
import { type Draft, draftOf, type ExtraWriter } from './suggestion-writer.ts';
import { clip, markup, pathOf, quote, some } from './wording.ts';

const wordsMax = 5;
const numberOnly =
  /^(?:img|image|dsc|dscn|photo|pic|picture|bild|foto|p|pxl|screenshot|untitled)?[\s_-]*\d[\d_-]*$/i;

const isOwn = ({ region, alt, isHidden }: BriefImage): boolean =>
  region === 'main' && !isHidden && alt !== null && alt.trim() !== '' && !isPoorAlt(alt) && !isInjection(alt);

/** "IMG_4031.jpg" with a good alternative text could be called by it. */
export const fileNames: ExtraWriter = ({ parts: { page, pageContext } }) => {
  if (pageContext === null) return [];
  const pairs = page.brief.images.filter(isOwn).flatMap(({ src, alt }) => {
    const name = fileName(src);
    const [, stem = '', extension = ''] = /^(.+)(\.\w{3,4})$/.exec(name) ?? [];
    const words = contentWords(alt ?? '', pageContext.words)
      .map((word) =>
        fold(word)
          .normalize('NFD')
          .replaceAll(/[^a-z0-9-]/g, ''),
      )
      .filter((word) => word.length > 1)
      .slice(0, wordsMax);
    return numberOnly.test(stem) && words.length >= 2
      ? [`${name} → ${words.join('-')}${extension.toLowerCase()}`]
      : [];
  });
  const renames = [...new Set(pairs)];
  return renames.length === 0
    ? []
    : [
        draftOf(
          `Give the ${renames.length === 1 ? 'picture' : 'pictures'} a file name that tells what is seen, as the alt text does: ${some(renames, 3)}.`,
        ),
      ];
};

const isBroken = ({ issues }: PageSuggestionInput, src: string): boolean =>
  issues.some(
    ({ ruleId, evidence }) => ruleId === 'img-broken' && evidence.some(({ urls }) => urls?.includes(src)),
  );

/** Pages of the same kind show more of their thing. */
export const moreViews: ExtraWriter = ({ site, parts: { page } }): readonly Draft[] => {
  const { brief } = page;
  if (brief.type !== 'product' && brief.type !== 'article') return [];
  const own = new Set(brief.images.filter(({ region }) => region === 'main').map(({ src }) => src));
  const views = siblingsOf(site, page).map((sibling) => ({
    sibling,
    shown: sibling.brief.images
      .filter((image) => isOwn(image) && !isBroken(sibling, image.src))
      .map(({ alt }) => alt ?? ''),
  }));
  const [most] = views.toSorted((a, b) => b.shown.length - a.shown.length);
  if (most === undefined || most.shown.length < own.size + 1 || most.shown.length < 2) return [];
  const quotedViews = most.shown.slice(-2).map((alt) => quote(clip(alt, 70)));
  return [
    draftOf(
      `This page has ${own.size === 0 ? 'no picture' : own.size === 1 ? 'one picture' : `${own.size} pictures`}, ${pathOf(most.sibling.brief.url, brief.url)} has ${most.shown.length}, among them ${quotedViews.join(' and ')}: show as much here.`,
    ),
  ];
};

/** A listing shows an image for this page, and the page itself has none. */
export const teaserPicture: ExtraWriter = ({ site, parts: { page } }): readonly Draft[] => {
  const { brief } = page;
  if (brief.images.some(({ region }) => region === 'main')) return [];
  for (const { brief: other } of site.site.pages) {
    if (other.type !== 'listing' && other.url !== site.home?.brief.url) continue;
    const teaser = other.images.find(
      ({ onlyContentOf, region }) => region === 'main' && bare(onlyContentOf ?? '') === bare(brief.url),
    );
    if (teaser === undefined || other.url === brief.url) continue;
    const described = site.site.pages
      .flatMap((each) => each.brief.images)
      .find(({ src, alt }) => src === teaser.src && alt !== null && alt !== '' && !isPoorAlt(alt));
    const alt = described?.alt ?? '';
    return [
      draftOf(
        `${pathOf(other.url, brief.url)} shows ${fileName(teaser.src)} for this page, and the page itself has no picture: <img src="${markup(pathOf(teaser.src, brief.url))}" alt="${markup(alt)}">`,
      ),
    ];
  }
  return [];
};

const shareWidth = 600;
const shareHeight = 315;
const commonShare = 0.4;

/** The share image is the site's, although the page has one of its own. */
export const ownSharePicture: ExtraWriter = ({ site, parts: { page } }): readonly Draft[] => {
  const { brief } = page;
  const now = brief.shareTags['og:image'];
  const uses = site.site.pages.filter(({ brief: other }) => other.shareTags['og:image'] === now).length;
  if (
    now === undefined ||
    uses < Math.max(3, site.site.pages.length * commonShare) ||
    brief.type === 'listing' ||
    page === site.home
  )
    return [];
  const own = brief.images.find(({ src, region, isHidden }) => {
    const size = site.site.imageSizes?.get(src);
    return (
      region === 'main' &&
      !isHidden &&
      src !== now &&
      size !== undefined &&
      size.width >= shareWidth &&
      size.height >= shareHeight
    );
  });
  if (own === undefined) return [];
  const html = `<meta property="og:image" content="${markup(own.src)}">`;
  return [
    draftOf(
      `When shared, this page shows ${fileName(now)} as ${uses - 1} others do. It has a picture of its own: write ${html} instead.`,
    ),
  ];
};
