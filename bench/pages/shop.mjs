/** Pages of a shop: about 47 KB, 440 elements, 90 links, 20 images and 1,850 words each, with common faults. */
import { capital, randomFrom, sentenceFrom, wordFrom, wordsFrom } from '../words.mjs';

const icon =
  '<svg class="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><title>icon</title><path d="M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49z"/></svg>';
const styles = Array.from(
  { length: 46 },
  (_, i) =>
    `.block-${i}{display:flex;margin:0 auto;padding:${i % 9}px ${i % 7}px;color:#${((i * 4567) % 4096).toString(16).padStart(3, '0')};background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")}`,
).join('');

/** Paths of all pages: a home page, categories, and products under them. */
export function makeShopPaths(count) {
  const categories = Math.max(4, Math.min(60, Math.round(Math.sqrt(count) / 2)));
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return '/';
    if (i <= categories) return `/category-${i}/`;
    return `/category-${1 + (i % categories)}/${wordsFrom(randomFrom(7919 + i), 4).join('-')}-${i}`;
  });
}

function link(random, path, text) {
  const attributes = `${random() < 0.2 ? ' class="link link--inline" data-track="internal"' : ''}${random() < 0.03 ? ' rel="nofollow"' : ''}`;
  return `<a href="${path}"${attributes}>${text}</a>`;
}

function image(random, pool) {
  const number = Math.floor(random() * pool);
  const alt = random() < 0.12 ? '' : ` alt="${wordsFrom(random, 5).join(' ')}"`;
  return `<figure class="media"><img src="/img/${number}.jpg" srcset="/img/${number}.jpg 1x, /img/${number}@2x.jpg 2x" sizes="(max-width: 600px) 100vw, 50vw"${alt}${random() < 0.7 ? ' width="640" height="360"' : ''} loading="lazy" decoding="async"></figure>\n`;
}

function paragraph(random, sentences, paths) {
  const parts = Array.from({ length: sentences }, () => {
    const sentence = sentenceFrom(random);
    const chance = random();
    if (chance < 0.18)
      return `${sentence} ${link(random, paths[Math.floor(random() * paths.length)], wordsFrom(random, 2).join(' '))}`;
    if (chance < 0.3) return `<strong>${sentence}</strong>`;
    if (chance < 0.36) return `${sentence} <em>${wordsFrom(random, 2).join(' ')}</em>.`;
    if (chance < 0.4) return `${sentence}&nbsp;&mdash; R&amp;D caf\u00e9&#8217;s`;
    return sentence;
  });
  return `<p>${parts.join(' ')}</p>\n`;
}

const table = (random) =>
  `<table class="table"><thead><tr><th>Size</th><th>Weight</th></tr></thead><tbody>${Array.from({ length: 5 }, () => `<tr><td>${wordFrom(random)}</td><td>${Math.floor(random() * 1000)}</td></tr>`).join('')}</tbody></table>\n`;

function head(random, { origin, path, i }) {
  const title =
    i === 0
      ? 'Synthetic Store: everything for the bench'
      : `${wordsFrom(random, 5).map(capital).join(' ')} ${i} | Synthetic Store`;
  const description = `${capital(wordsFrom(random, 20).join(' '))}.`;
  const data = {
    '@context': 'https://schema.org',
    '@type': i % 3 ? 'Article' : 'Product',
    headline: title,
    name: title,
    image: [`${origin}/img/1.jpg`],
    datePublished: '2025-03-01T08:00:00+00:00',
    author: { '@type': 'Person', name: 'Ada Lovelace' },
    ...(i % 3 ? {} : { offers: { '@type': 'Offer', price: '9.99', priceCurrency: 'EUR' } }),
  };
  return `<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">
${random() < 0.01 ? '' : `<title>${random() < 0.03 ? 'Products' : title}</title>`}
${random() < 0.05 ? '' : `<meta name="description" content="${description}">`}
<link rel="canonical" href="${origin}${path}"><meta name="robots" content="${random() < 0.01 ? 'noindex' : 'index, follow'}">
<meta property="og:title" content="${title}"><meta property="og:type" content="article"><meta property="og:url" content="${origin}${path}"><meta property="og:image" content="${origin}/img/1.jpg"><meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/css/a.css"><script src="/js/app.js" defer></script><style>${styles}</style>
<script type="application/ld+json">${JSON.stringify(data)}</script>\n</head>`;
}

function body(random, { paths, i, pool }) {
  const navigation = Array.from(
    { length: Math.min(30, paths.length - 1) },
    (_, k) =>
      `<li class="nav__item nav__item--level-1" data-menu-id="menu-${k}">${link(random, paths[k + 1], `<span class="nav__label">${capital(wordFrom(random))}</span>`)}</li>`,
  ).join('\n');
  const sections = Array.from({ length: 8 }, (_, s) => {
    const list =
      random() < 0.5
        ? `<h3>${capital(wordsFrom(random, 3).join(' '))}</h3><ul>${Array.from({ length: 4 }, () => `<li>${wordsFrom(random, 6).join(' ')}</li>`).join('')}</ul>`
        : '';
    return `<section id="s${s}"><h2>${capital(wordsFrom(random, 4).join(' '))}</h2>\n${paragraph(random, 6, paths)}${paragraph(random, 6, paths)}${Array.from({ length: 2 + (s % 2) }, () => image(random, pool)).join('')}${list}${random() < 0.25 ? table(random) : ''}</section>`;
  }).join('\n');
  const children = [];
  for (let child = 5 * i + 1; child <= 5 * i + 5 && child < paths.length; child++)
    children.push(link(random, paths[child], `Item ${child}`));
  const related = Array.from(
    { length: 22 },
    () =>
      `<div class="card card--related" data-sku="${Math.floor(random() * paths.length)}"><h4 class="card__title">${link(random, paths[Math.floor(random() * paths.length)], wordsFrom(random, 3).join(' '))}</h4><span class="price">&euro;9.99</span><span class="card__stock">In stock</span></div>`,
  ).join('\n');
  const state = JSON.stringify({
    page: i,
    items: Array.from({ length: 120 }, (_, k) => ({
      id: k,
      name: wordFrom(random),
      html: '\\u003cdiv>\\u003ca href="/not-a-link">',
    })),
  });
  return `<body class="page"><a class="skip" href="#main">Skip to content</a>
<header><a class="logo" href="/" aria-label="Home">${icon}</a><nav aria-label="Main"><ul>${navigation}</ul></nav></header>
<nav class="breadcrumbs" aria-label="Breadcrumb"><ol><li>${link(random, '/', 'Home')}</li><li>${link(random, paths[1 + (i % Math.min(4, paths.length - 1))], 'Goods')}</li></ol></nav>
<main id="main"><article><h1>${i === 0 ? 'Welcome to the Synthetic Store' : capital(wordsFrom(random, 5).join(' '))}</h1>${random() < 0.03 ? '<h1>Another</h1>' : ''}
${sections}</article><aside><h2>Related</h2>${children.join('\n')}${related}${random() < 0.05 ? `<a href="/missing/${i % 20}">gone</a>` : ''}${random() < 0.1 ? `<a href="/old/${i % 20}">older</a>` : ''}</aside></main>
<footer>${Array.from({ length: 15 }, (_, k) => `<a href="${paths[(k * 17 + 3) % paths.length]}">${capital(wordFrom(random))} ${wordFrom(random)}</a>`).join('\n')}<a href="/private/${i % 20}">Account</a><p>&copy; 2025 Synthetic Store</p></footer>
<script>window.__STATE__=${state};</script></body>`;
}

/** The HTML of the page of this number. */
export function makeShopPage(i, { paths, origin }) {
  // Some pages repeat another's content, as real shops do.
  const random = randomFrom(104_729 + (i > 50 && i % 33 === 0 ? i - 17 : i));
  const path = paths[i];
  return `<!DOCTYPE html>\n<html lang="en">\n${head(random, { origin, path, i })}\n${body(random, { paths, i, pool: Math.max(200, paths.length / 2) })}\n</html>\n`;
}
