/** The whole HTML document of a public page: head, header, content, footer. */
import bricolageUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import instrumentUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { SkipLink } from '../ui/skip-link.tsx';
import { themeBootScript } from '../ui/theme.ts';
import { absoluteUrl, type PublicPage, sessionPlaceholder, supportEmailPlaceholder } from './public-page.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { product } from './strings.ts';
import { shareWords } from './words.ts';

export interface PageAssets {
  /** Null while developing: Vite's own client brings the styles then. */
  readonly stylesheet: string | null;
  readonly script: string;
}

const shareImage = { path: '/og-image.png', width: 1200, height: 630 };

function SocialTags({ page }: { page: PublicPage }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product} />
      <meta property="og:locale" content="en" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={absoluteUrl(page.path)} />
      <meta property="og:image" content={absoluteUrl(shareImage.path)} />
      <meta property="og:image:width" content={String(shareImage.width)} />
      <meta property="og:image:height" content={String(shareImage.height)} />
      <meta property="og:image:alt" content={shareWords.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={absoluteUrl(shareImage.path)} />
      <meta name="twitter:image:alt" content={shareWords.imageAlt} />
    </>
  );
}

function Head({ page, assets }: { page: PublicPage; assets: PageAssets }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={absoluteUrl(page.path)} />
      <script dangerouslySetInnerHTML={{ __html: themeBootScript }} />
      {[bricolageUrl, instrumentUrl].map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {assets.stylesheet !== null && <link rel="stylesheet" href={assets.stylesheet} />}
      <script type="module" src={assets.script} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#FAF8F3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#141310" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <SocialTags page={page} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toInertJson(describePage(page)) }}
      />
    </head>
  );
}

export function PublicDocument({ page, assets }: { page: PublicPage; assets: PageAssets }) {
  return (
    <html lang="en" data-session={sessionPlaceholder}>
      <Head page={page} assets={assets} />
      <body>
        <SkipLink />
        <SiteHeader current={page.path} />
        <main id="main" tabIndex={-1}>
          <page.Content />
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}

type Thing = Readonly<Record<string, unknown>>;

const organizationId = absoluteUrl('/#organization');
const websiteId = absoluteUrl('/#website');

const organization: Thing = {
  '@type': 'Organization',
  '@id': organizationId,
  name: product,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/apple-touch-icon.png'),
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmailPlaceholder },
};

const website: Thing = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: product,
  url: absoluteUrl('/'),
  inLanguage: 'en',
  publisher: { '@id': organizationId },
};

const breadcrumb = (page: PublicPage): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: product, item: absoluteUrl('/') },
    { '@type': 'ListItem', position: 2, name: page.name, item: absoluteUrl(page.path) },
  ],
});

/** The structured data of each public page (schema.org). */
function describePage(page: PublicPage): Thing {
  const graph = page.path === '/' ? [organization, website] : [breadcrumb(page)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** JSON that cannot close the script element around it. */
const toInertJson = (thing: Thing): string => JSON.stringify(thing).replaceAll('<', '\\u003c');
