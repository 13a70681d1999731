/** How many pages and images need a text, and how many got one, by kind. */
import { isStandIn } from '../../engine/suggest/facts/image-files.ts';
import { unfilledReason } from '../../engine/suggest/write/page-parts.ts';

/** A stand-in of a service needs a picture, not a text. */
const needsAlt = ({ src, alt, isHidden }) =>
  isHidden !== true &&
  !isStandIn(src) &&
  (alt === undefined || alt === null || /^[^\p{L}\p{N}]+$/u.test(alt));

/** A copy of another page needs to go, not a text of its own. */
function withoutCopies(pages) {
  const seen = new Set();
  return pages.filter(({ title, headings, paragraphs }) => {
    const key = JSON.stringify([title, headings, paragraphs]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Its texts are those of the template: nothing honest can be written from them. */
const isUnfilled = ({ suggestedTexts }) =>
  (suggestedTexts?.withheld ?? []).some(({ why }) => why === unfilledReason);

/** The pages that a rule of the pattern complains about, on the page itself or for the site. */
function pagesWith({ pages, siteIssues }, pattern) {
  const ofSite = new Set(
    siteIssues.filter(({ ruleId }) => pattern.test(ruleId)).flatMap(({ urls }) => urls ?? []),
  );
  return withoutCopies(pages).filter(
    ({ url, issues }) => ofSite.has(url) || issues.some(({ ruleId }) => pattern.test(ruleId)),
  );
}

const share = (list, got) => ({ need: list.length, got: list.filter(got).length });

/**
 * With or without the pages of templates that were not filled in.
 * @returns {Record<string, { need: number, got: number }>}
 */
export function coverageOf(whole, { isFilledOnly = false } = {}) {
  const analysis = isFilledOnly
    ? { ...whole, pages: whole.pages.filter((page) => !isUnfilled(page)) }
    : whole;
  const images = withoutCopies(analysis.pages).flatMap((page) => {
    const isNamed = page.issues.some(({ ruleId }) => ruleId.startsWith('img-alt-'));
    // A file that a page shows several times gets one text.
    const files = [...new Map(page.images.map((image) => [image.src, image])).values()];
    return isNamed ? files.filter((image) => needsAlt(image) || image.suggestedAlt !== undefined) : [];
  });
  return {
    title: share(
      pagesWith(analysis, /^title-(?!multiple|outside|without)/),
      ({ suggestedTexts }) => (suggestedTexts?.title ?? null) !== null,
    ),
    description: share(
      pagesWith(analysis, /^meta-description-(?!multiple)/),
      ({ suggestedTexts }) => (suggestedTexts?.description ?? null) !== null,
    ),
    h1: share(pagesWith(analysis, /^h1-/), ({ suggestedTexts }) =>
      (suggestedTexts?.headings ?? []).some(({ level, replaces }) => level === 1 || replaces !== null),
    ),
    alt: share(images, ({ suggestedAlt }) => suggestedAlt !== undefined),
  };
}

/** Adds up the figures of several sites. */
export function addCoverage(list) {
  const sum = {};
  for (const coverage of list)
    for (const [kind, { need, got }] of Object.entries(coverage)) {
      sum[kind] ??= { need: 0, got: 0 };
      sum[kind].need += need;
      sum[kind].got += got;
    }
  return sum;
}
