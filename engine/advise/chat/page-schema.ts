/** Structured data for a page from what it says itself: nothing is filled in that is not there. */
import { stripBrand } from '../analyst/page-desk.ts';
import { isInjection, tidy } from '../analyst/text.ts';
import type { ShownFacts } from './mend-json.ts';
import type { Room } from './room.ts';

export type SchemaItem = Readonly<Record<string, unknown>> & { readonly '@type': string };

const context = 'https://schema.org';
const currencies: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY' };
const listMax = 20;
const wordsForArticle = 150;

export const scriptOf = (data: SchemaItem): string =>
  `<script type="application/ld+json">\n${JSON.stringify(data, null, 2).replaceAll('<', String.raw`\u003c`)}\n</script>`;

/** The one price the page shows; null when it shows none or several. */
export function priceOf({
  bench,
}: Room): { readonly price: string; readonly currency: string; readonly shown: string } | null {
  const text = bench.brief.paragraphs.join(' ');
  const shown = [...new Set(text.match(/[£€$¥]\s?\d+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?\s?€/g) ?? [])];
  const [only] = shown;
  if (only === undefined || shown.length > 1) return null;
  const sign = /[£€$¥]/.exec(only)?.[0] ?? '';
  const currency = currencies[sign];
  const amount = Number(only.replaceAll(/[^\d.,]/g, '').replace(',', '.'));
  return currency === undefined || !Number.isFinite(amount)
    ? null
    : { price: amount.toFixed(2), currency, shown: only };
}

const nameOf = ({ bench, site }: Room): string | null => {
  const { headings, title } = bench.brief;
  const name = headings.find(({ level }) => level === 1)?.text ?? title;
  const own = name === null ? '' : stripBrand(name, site.brand);
  return own === '' || isInjection(own) ? null : own;
};

/** What the page shows in its text, else what it is shared with. */
export const pictureOf = ({ bench }: Room): string | undefined =>
  bench.brief.images.find(({ region, src }) => region === 'main' && !/\.svg$|icon|logo|sprite/i.test(src))
    ?.src ??
  bench.brief.shareImage ??
  undefined;

/** For what structured data may lack. */
export const shownFacts = (room: Room): ShownFacts => ({
  price: priceOf(room),
  image: pictureOf(room) ?? null,
});

const describe = ({ bench }: Room): string | undefined => {
  const text =
    bench.brief.description ??
    bench.stored.advice?.description ??
    bench.brief.paragraphs.find((each) => each.length > 60);
  return text === undefined || isInjection(text) ? undefined : tidy(text).slice(0, 500);
};

function productOf(room: Room): SchemaItem | null {
  const name = nameOf(room);
  const offer = priceOf(room);
  if (name === null || offer === null) return null;
  const image = pictureOf(room);
  const description = describe(room);
  return {
    '@context': context,
    '@type': 'Product',
    name,
    ...(image !== undefined && { image }),
    ...(description !== undefined && { description }),
    ...(room.site.brand !== null && { brand: { '@type': 'Brand', name: room.site.brand } }),
    offers: { '@type': 'Offer', price: offer.price, priceCurrency: offer.currency, url: room.bench.page.url },
  };
}

function articleOf(room: Room): SchemaItem | null {
  const { bench, site } = room;
  const name = nameOf(room);
  if (name === null || bench.brief.wordCount < wordsForArticle) return null;
  const day = (kind: string): string | undefined =>
    bench.facts?.dates.find((date) => date.kind === kind && date.day !== null)?.day ?? undefined;
  const [published, modified] = [day('published'), day('modified')];
  const image = pictureOf(room);
  const [author] = bench.brief.authors;
  return {
    '@context': context,
    '@type': 'Article',
    headline: name.slice(0, 110),
    mainEntityOfPage: bench.page.url,
    ...(image !== undefined && { image }),
    ...(published !== undefined && { datePublished: published }),
    ...(modified !== undefined && { dateModified: modified }),
    ...(author !== undefined && { author: { '@type': 'Person', name: author } }),
    ...(site.brand !== null && { publisher: { '@type': 'Organization', name: site.brand } }),
  };
}

/** Pages of the site that the list leads to. */
function listOf(room: Room): SchemaItem | null {
  const { bench, site } = room;
  const own = bench.page.url.replace(/\/$/, '');
  const targets = [
    ...new Set(bench.brief.links.filter(({ region }) => region === 'main').map(({ target }) => target)),
  ]
    .flatMap((target) => site.pageAt.get(target) ?? [])
    .filter(({ brief }) => brief.url.startsWith(`${own}/`) && brief.url.replace(/\/$/, '') !== own)
    .slice(0, listMax);
  if (targets.length < 2) return null;
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: targets.map(({ brief }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: brief.url,
      name: stripBrand(
        brief.headings.find(({ level }) => level === 1)?.text ?? brief.title ?? brief.url,
        site.brand,
      ),
    })),
  };
}

function identityOf({ bench, site }: Room): SchemaItem | null {
  const url = site.home?.brief.url;
  if (site.brand === null || url === undefined) return null;
  const [phone] = bench.facts?.contacts.phones ?? [];
  const [email] = bench.facts?.contacts.emails ?? [];
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.brand,
    url,
    ...(phone !== undefined && { telephone: phone }),
    ...(email !== undefined && { email }),
  };
}

function siteItem({ site }: Room): SchemaItem | null {
  const url = site.home?.brief.url;
  return site.brand === null || url === undefined
    ? null
    : { '@context': context, '@type': 'WebSite', name: site.brand, url };
}

const has = ({ bench }: Room, pattern: RegExp): boolean =>
  bench.brief.schemaTypes.some((type) => pattern.test(type));

/** What fits the kind of page and is not there yet; null when there is nothing. */
export function mainItemOf(room: Room): SchemaItem | null {
  const { type } = room.bench.brief;
  const candidates: (readonly [RegExp, () => SchemaItem | null, boolean])[] = [
    [/^Product$/, () => productOf(room), type === 'product'],
    [/Article|Posting/, () => articleOf(room), type === 'article'],
    [/^ItemList$/, () => listOf(room), type === 'listing' || type === 'other'],
    [
      /^(?:Organization|LocalBusiness|Store|OnlineStore)$/,
      () => identityOf(room),
      type === 'home' || type === 'contact',
    ],
    [/^WebSite$/, () => siteItem(room), type === 'home'],
  ];
  for (const [known, make, isFitting] of candidates) {
    if (!isFitting || has(room, known)) continue;
    const item = make();
    if (item !== null) return item;
  }
  return null;
}

/** The way down to the page, by the names its parents have; null when one of them is not known. */
export function breadcrumbOf({ bench, site }: Room): SchemaItem | null {
  const url = URL.parse(bench.page.url);
  const parts = (url?.pathname ?? '').split('/').filter((part) => part !== '');
  if (url === null || parts.length < 2 || bench.page.indexable !== true) return null;
  const known = parts.map((_, at) => {
    const step = `${url.origin}/${parts.slice(0, at + 1).join('/')}`;
    return site.pageAt.get(step) ?? site.pageAt.get(`${step}/`);
  });
  const names = known.flatMap((page) =>
    page === undefined
      ? []
      : [
          {
            item: page.brief.url,
            name: stripBrand(
              page.brief.headings.find(({ level }) => level === 1)?.text ?? page.brief.title ?? '',
              site.brand,
            ),
          },
        ],
  );
  if (names.length !== parts.length || names.some(({ name }) => name === '')) return null;
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: names.map(({ item, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item,
    })),
  };
}
