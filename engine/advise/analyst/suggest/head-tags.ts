/** Suggestions that are markup to paste: share tags, viewport, language, canonical, structured data. */
import { stripBrand } from '../page-desk.ts';
import { type IssueMaker, type Made, type SuggestionRoom, say } from './maker.ts';
import { markup, pathOf } from './wording.ts';

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${markup(content)}">`;

const kindOf = { article: 'article', product: 'product' } as const;

function shareValues({ parts: { page, title } }: SuggestionRoom): Readonly<Record<string, string | null>> {
  const { brief } = page;
  const picture =
    brief.shareImage ??
    brief.images.find(({ src, region }) => region === 'main' && !/\.svg$|icon|logo/i.test(src))?.src ??
    null;
  return {
    'og:title': title ?? brief.title,
    'og:type': brief.type === 'article' || brief.type === 'product' ? kindOf[brief.type] : 'website',
    'og:image': picture,
    'og:url': brief.url,
  };
}

const shareTags: IssueMaker = (room, { evidence }) => {
  const wanted = (evidence[0]?.wanted ?? '').split(', ');
  const values = shareValues(room);
  const tags = wanted.flatMap((name) => {
    const value = values[name];
    return value === null || value === undefined ? [] : [meta(name, value)];
  });
  if (tags.length === 0) return null;
  const lacking = wanted.filter((name) => name in values && values[name] === null);
  const html = tags.join('\n');
  const rest =
    lacking.length === 0
      ? ''
      : ` Choose a picture for ${lacking.join(' and ')}: the page has none of its own.`;
  return say(`Put into the head: ${html}${rest}`, { kind: 'head', html });
};

const shareCard: IssueMaker = (room) => {
  const card = shareValues(room)['og:image'] === null ? 'summary' : 'summary_large_image';
  const html = `<meta name="twitter:card" content="${card}">`;
  const { url } = room.parts.page.brief;
  return say(`Put into the head of ${pathOf(url, url)}: ${html}`, { kind: 'head', html });
};

const wantedTag: IssueMaker = ({ parts: { page } }, { evidence }) => {
  const html = evidence[0]?.wanted;
  if (html === undefined || !html.startsWith('<')) return null;
  return say(`Put into the head of ${pathOf(page.brief.url, page.brief.url)}: ${html}`, {
    kind: 'head',
    html,
  });
};

const language: IssueMaker = ({ parts: { page } }) =>
  say(
    `Write <html lang="${markup(page.brief.language)}">: the words of ${pathOf(page.brief.url, page.brief.url)} are in that language.`,
  );

const ownCanonical: IssueMaker = ({ parts: { page } }) => {
  const html = `<link rel="canonical" href="${markup(page.brief.url)}">`;
  return say(`Let the page name itself: ${html}`, { kind: 'head', html });
};

const returnLink: IssueMaker = ({ parts: { page } }, { evidence }) => {
  const [other] = evidence[0]?.urls ?? [];
  if (other === undefined) return null;
  const html = `<link rel="alternate" hreflang="${markup(page.brief.language)}" href="${markup(page.brief.url)}">`;
  return say(`Put into the head of ${pathOf(other, page.brief.url)}: ${html}`);
};

const script = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

const identity: IssueMaker = ({ site }) => {
  const url = site.home?.brief.url;
  if (site.brand === null || url === undefined) return null;
  const html = script({ '@context': 'https://schema.org', '@type': 'WebSite', name: site.brand, url });
  return say(`Put into the head of the home page: ${html}`, { kind: 'head', html });
};

/** Only what the page itself says: nothing is filled in. */
export function structuredText({ site, parts: { page, title } }: SuggestionRoom): Made | null {
  const { brief } = page;
  const name = brief.headings.find(({ level }) => level === 1)?.text ?? title ?? brief.title;
  const isTold = brief.schemaTypes.some((type) => /Article|Posting|Product|Recipe|Event/.test(type));
  if (brief.type !== 'article' || isTold || name === null || brief.wordCount < 150) return null;
  const picture = brief.images.find(({ region }) => region === 'main')?.src;
  const html = script({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: stripBrand(name, site.brand),
    mainEntityOfPage: brief.url,
    ...(picture !== undefined && { image: picture }),
    ...(brief.authors[0] !== undefined && { author: { '@type': 'Person', name: brief.authors[0] } }),
    ...(site.brand !== null && { publisher: { '@type': 'Organization', name: site.brand } }),
  });
  return say(`Tell search engines that this is an article: ${html}`, { kind: 'head', html });
}

/** The way down to the page, by the names its parents have. */
export function breadcrumbText({ site, parts: { page } }: SuggestionRoom): Made | null {
  const { brief } = page;
  if (brief.schemaTypes.includes('BreadcrumbList') || !page.indexable) return null;
  const url = URL.parse(brief.url);
  const parts = (url?.pathname ?? '').split('/').filter((part) => part !== '');
  if (url === null || parts.length < 2) return null;
  const steps = parts.map((_, at) => `${url.origin}/${parts.slice(0, at + 1).join('/')}`);
  const known = steps.flatMap((step) => site.pageAt.get(step) ?? site.pageAt.get(`${step}/`) ?? []);
  const names = known.map(({ brief: each }) => ({
    url: each.url,
    name: stripBrand(each.headings.find(({ level }) => level === 1)?.text ?? each.title ?? '', site.brand),
  }));
  if (known.length !== parts.length || names.some(({ name }) => name === '')) return null;
  const html = script({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: names.map(({ url: item, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item,
    })),
  });
  return say(`Show the way to this page in search results: ${html}`, { kind: 'head', html });
}

export const headTagMakers: Readonly<Record<string, IssueMaker>> = {
  'og-incomplete': shareTags,
  'twitter-card-missing': shareCard,
  'sd-identity-missing': identity,
  'viewport-missing': wantedTag,
  'canonical-missing': wantedTag,
  'canonical-to-homepage': ownCanonical,
  'html-lang-missing': language,
  'html-lang-content-mismatch': language,
  'html-lang-invalid': language,
  'hreflang-no-return': returnLink,
};
