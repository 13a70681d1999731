/** Renders a demo page: head, header, main content and footer. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DemoPage, type DemoSite, originOf } from './site-model/demo-site.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('')}>`;

function shareTags(site: DemoSite, page: DemoPage): readonly string[] {
  if (page.shareImage === null) return [];
  const origin = originOf(site);
  const properties = {
    'og:title': page.title ?? site.name,
    'og:type': page.shareType ?? 'website',
    'og:url': `${origin}${page.path}`,
    'og:image': `${origin}${page.shareImage ?? '/files/share.jpg'}`,
    'og:site_name': site.name,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function headOf(site: DemoSite, page: DemoPage): string {
  const { title, description, robots, alternates = {}, schema = [] } = page;
  const canonical = page.canonical === undefined ? page.path : page.canonical;
  return [
    '<meta charset="utf-8">',
    ...(title === null ? [] : [`<title>${escape(title)}</title>`]),
    ...(page.hasViewport === false
      ? []
      : [tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' })]),
    ...(description === null ? [] : [tag('meta', { name: 'description', content: description })]),
    ...(robots === undefined ? [] : [tag('meta', { name: 'robots', content: robots })]),
    ...(canonical === null ? [] : [tag('link', { rel: 'canonical', href: `${originOf(site)}${canonical}` })]),
    ...Object.entries(alternates).map(([hreflang, href]) =>
      tag('link', { rel: 'alternate', hreflang, href: `${originOf(site)}${href}` }),
    ),
    tag('link', { rel: 'icon', href: '/files/icon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'stylesheet', href: '/files/site.css' }),
    ...shareTags(site, page),
    ...schema.map(
      (item) =>
        `<script type="application/ld+json">${typeof item === 'string' ? item : JSON.stringify(item)}</script>`,
    ),
  ].join('\n');
}

function menuOf(entries: DemoSite['menu'], current: string): string {
  const items = entries.map(([to, words]) => {
    const isHere = to === current ? ' aria-current="page"' : '';
    return `<li><a href="${to}"${isHere}>${escape(words)}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

export function renderPage(site: DemoSite, page: DemoPage): string {
  const body = readFileSync(path.join(site.folder, 'pages', page.body), 'utf8').trim();
  return `<!doctype html>
<html lang="${page.lang ?? 'en-GB'}">
<head>
${headOf(site, page)}
</head>
<body class="${page.bodyClass ?? 'plain'}">
<header class="top"><a class="brand" href="/"><img src="/files/icon.svg" alt="" width="36" height="36"> ${escape(site.name)}</a><p class="tagline">${escape(site.tagline)}</p><nav aria-label="Main">${menuOf(site.menu, page.path)}</nav></header>
<main>
${body}
</main>
<footer class="end"><nav aria-label="More">${menuOf(site.footer, page.path)}</nav><p>${escape(site.imprint)}</p></footer>
</body>
</html>
`;
}
