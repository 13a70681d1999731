/** Builds structured data for a page from what it shows; nothing is invented. */
import { stripBrand } from '../suggest/built-in/suggestion-page.ts';
import { isInjection } from '../suggest/built-in/text.ts';
import { tidy } from '../text/fold.ts';
import type { ChatContext } from './chat-context.ts';
import type { ShownFacts } from './repair-json.ts';

export type SchemaItem = Readonly<Record<string, unknown>> & { readonly '@type': string };

const schemaOrg = 'https://schema.org';
const currencies: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY' };
const listMax = 20;
const wordsForArticle = 150;

export const scriptOf = (data: SchemaItem): string =>
  `<script type="application/ld+json">\n${JSON.stringify(data, null, 2).replaceAll('<', String.raw`\u003c`)}\n</script>`;

/** The one price the page shows; null when it shows none or several. */
export function priceOf({
  sandbox,
}: ChatContext): { readonly price: string; readonly currency: string; readonly shown: string } | null {
  const text = sandbox.brief.paragraphs.join(' ');
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

const nameOf = ({ sandbox, site }: ChatContext): string | null => {
  const { headings, title } = sandbox.brief;
  const name = headings.find(({ level }) => level === 1)?.text ?? title;
  const own = name === null ? '' : stripBrand(name, site.brand);
  return own === '' || isInjection(own) ? null : own;
};

/** What the page shows in its text, else what it is shared with. */
export const pictureOf = ({ sandbox }: ChatContext): string | undefined =>
  sandbox.brief.images.find(({ region, src }) => region === 'main' && !/\.svg$|icon|logo|sprite/i.test(src))
    ?.src ??
  sandbox.brief.shareImage ??
  undefined;

/** For what structured data may lack. */
export const shownFacts = (context: ChatContext): ShownFacts => ({
  price: priceOf(context),
  image: pictureOf(context) ?? null,
});

const describe = ({ sandbox }: ChatContext): string | undefined => {
  const text =
    sandbox.brief.description ??
    sandbox.stored.suggestedTexts?.description ??
    sandbox.brief.paragraphs.find((each) => each.length > 60);
  return text === undefined || isInjection(text) ? undefined : tidy(text).slice(0, 500);
};

function productOf(context: ChatContext): SchemaItem | null {
  const name = nameOf(context);
  const offer = priceOf(context);
  if (name === null || offer === null) return null;
  const image = pictureOf(context);
  const description = describe(context);
  return {
    '@context': schemaOrg,
    '@type': 'Product',
    name,
    ...(image !== undefined && { image }),
    ...(description !== undefined && { description }),
    ...(context.site.brand !== null && { brand: { '@type': 'Brand', name: context.site.brand } }),
    offers: {
      '@type': 'Offer',
      price: offer.price,
      priceCurrency: offer.currency,
      url: context.sandbox.page.url,
    },
  };
}

function articleOf(context: ChatContext): SchemaItem | null {
  const { sandbox, site } = context;
  const name = nameOf(context);
  if (name === null || sandbox.brief.wordCount < wordsForArticle) return null;
  const day = (kind: string): string | undefined =>
    sandbox.facts?.dates.find((date) => date.kind === kind && date.day !== null)?.day ?? undefined;
  const [published, modified] = [day('published'), day('modified')];
  const image = pictureOf(context);
  const [author] = sandbox.brief.authors;
  return {
    '@context': schemaOrg,
    '@type': 'Article',
    headline: name.slice(0, 110),
    mainEntityOfPage: sandbox.page.url,
    ...(image !== undefined && { image }),
    ...(published !== undefined && { datePublished: published }),
    ...(modified !== undefined && { dateModified: modified }),
    ...(author !== undefined && { author: { '@type': 'Person', name: author } }),
    ...(site.brand !== null && { publisher: { '@type': 'Organization', name: site.brand } }),
  };
}

/** Pages of the site that the listing links to. */
function listOf(context: ChatContext): SchemaItem | null {
  const { sandbox, site } = context;
  const own = sandbox.page.url.replace(/\/$/, '');
  const targets = [
    ...new Set(sandbox.brief.links.filter(({ region }) => region === 'main').map(({ target }) => target)),
  ]
    .flatMap((target) => site.pageAt.get(target) ?? [])
    .filter(({ brief }) => brief.url.startsWith(`${own}/`) && brief.url.replace(/\/$/, '') !== own)
    .slice(0, listMax);
  if (targets.length < 2) return null;
  return {
    '@context': schemaOrg,
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

function identityOf({ sandbox, site }: ChatContext): SchemaItem | null {
  const url = site.home?.brief.url;
  if (site.brand === null || url === undefined) return null;
  const [phone] = sandbox.facts?.contacts.phones ?? [];
  const [email] = sandbox.facts?.contacts.emails ?? [];
  return {
    '@context': schemaOrg,
    '@type': 'Organization',
    name: site.brand,
    url,
    ...(phone !== undefined && { telephone: phone }),
    ...(email !== undefined && { email }),
  };
}

function siteItem({ site }: ChatContext): SchemaItem | null {
  const url = site.home?.brief.url;
  return site.brand === null || url === undefined
    ? null
    : { '@context': schemaOrg, '@type': 'WebSite', name: site.brand, url };
}

const has = ({ sandbox }: ChatContext, pattern: RegExp): boolean =>
  sandbox.brief.schemaTypes.some((type) => pattern.test(type));

/** What fits the kind of page and is not there yet; null when there is nothing. */
export function mainItemOf(context: ChatContext): SchemaItem | null {
  const { type } = context.sandbox.brief;
  const candidates: (readonly [RegExp, () => SchemaItem | null, boolean])[] = [
    [/^Product$/, () => productOf(context), type === 'product'],
    [/Article|Posting/, () => articleOf(context), type === 'article'],
    [/^ItemList$/, () => listOf(context), type === 'listing' || type === 'other'],
    [
      /^(?:Organization|LocalBusiness|Store|OnlineStore)$/,
      () => identityOf(context),
      type === 'home' || type === 'contact',
    ],
    [/^WebSite$/, () => siteItem(context), type === 'home'],
  ];
  for (const [known, make, isFitting] of candidates) {
    if (!isFitting || has(context, known)) continue;
    const item = make();
    if (item !== null) return item;
  }
  return null;
}

/** The breadcrumb with the names of the parent pages; null when one of them is unknown. */
export function breadcrumbOf({ sandbox, site }: ChatContext): SchemaItem | null {
  const url = URL.parse(sandbox.page.url);
  const parts = (url?.pathname ?? '').split('/').filter((part) => part !== '');
  if (url === null || parts.length < 2 || sandbox.page.indexable !== true) return null;
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
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: names.map(({ item, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item,
    })),
  };
}
