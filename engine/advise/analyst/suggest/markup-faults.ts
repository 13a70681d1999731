/** Suggestions on markup that is there and wrong: broken JSON-LD, missing properties, robots tags. */
import { type IssueMaker, say } from './maker.ts';
import { clip, markup, pathOf, quote } from './wording.ts';

const brokenJson: IssueMaker = ({ parts: { page } }, { evidence }) => {
  const [first] = evidence;
  if (first?.found === undefined || first.snippet === undefined) return null;
  const near = clip(first.snippet.replaceAll(/\s+/g, ' ').trim(), 90);
  return say(
    `Mend the JSON-LD of ${pathOf(page.brief.url, page.brief.url)} at ${first.found}. It breaks near ${quote(near)}.`,
  );
};

const currencies: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };

/** A price that the page itself shows, once. */
const missingPrice: IssueMaker = ({ parts: { page } }, { evidence }) => {
  if (!(evidence[0]?.wanted ?? '').includes('offers.price')) return null;
  const shown = [...new Set(page.brief.paragraphs.join(' ').match(/[£€$]\s?\d+(?:[.,]\d{2})?/g) ?? [])];
  const [only] = shown;
  if (only === undefined || shown.length > 1) return null;
  const currency = currencies[only.charAt(0)] ?? '';
  const price = Number(only.slice(1).trim().replace(',', '.')).toFixed(2);
  return say(
    `Add to the offers of the Product: "price": "${price}", "priceCurrency": "${currency}". The page itself says ${only}.`,
  );
};

const openToSearch: IssueMaker = ({ parts: { page, desk } }, { evidence }) => {
  const tag = evidence[0]?.snippet;
  if (tag === undefined || !tag.startsWith('<meta') || !/noindex/i.test(tag)) return null;
  const name = desk?.headline ?? pathOf(page.brief.url, page.brief.url);
  const open = tag.replace(/noindex/i, 'index');
  return say(
    `If ${quote(name)} should be found, write ${open} instead of ${tag}; if not, take ${pathOf(page.brief.url, page.brief.url)} out of the sitemap.`,
  );
};

const brokenImage: IssueMaker = ({ parts: { page } }, { evidence }) => {
  const address = evidence[0]?.urls?.[0];
  const image = page.brief.images.find(({ src }) => src === address);
  if (address === undefined || image === undefined) return null;
  const said =
    image.alt === null || image.alt === '' ? '' : `, which should show ${quote(clip(image.alt, 80))}`;
  return say(
    `Put ${pathOf(address, page.brief.url)} back${said}, or take out <img src="${markup(pathOf(address, page.brief.url))}">.`,
  );
};

export const markupMakers: Readonly<Record<string, IssueMaker>> = {
  'sd-parse-error': brokenJson,
  'sd-required-missing': missingPrice,
  'noindex-important-page': openToSearch,
  'img-broken': brokenImage,
};
