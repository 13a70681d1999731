/** Pages of a small business: about 20 KB, 25 links, 8 images and 950 words each, with address, telephone, e-mail and opening hours. */
import { capital, randomFrom, sentenceFrom, wordFrom, wordsFrom } from '../words.mjs';

const styles = Array.from(
  { length: 84 },
  (_, i) =>
    `.row-${i} .box{display:grid;gap:${i % 9}px;margin:0 auto ${i % 5}em;padding:${i % 7}px;font-size:${12 + (i % 8)}px;color:#${((i * 4567) % 4096).toString(16).padStart(3, '0')};border-radius:${i % 6}px}`,
).join('\n');
const menu = ['/', '/about', '/services', '/prices', '/gallery', '/contact'];
const streets = ['Mill Lane', 'Station Road', 'Harbour Street', 'Church Walk'];

export const makeSmallPaths = (count) =>
  Array.from({ length: count }, (_, i) =>
    i < menu.length ? menu[i] : `/services/${wordsFrom(randomFrom(7919 + i), 3).join('-')}-${i}`,
  );

const heading = (random, count) => capital(wordsFrom(random, count).join(' '));
const sentences = (random, count) => Array.from({ length: count }, () => sentenceFrom(random)).join(' ');

function head(random, { origin, path, i }) {
  const title = i === 0 ? 'Oakfield Joinery, Whitby' : `${heading(random, 4)} ${i} | Oakfield Joinery`;
  const business = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Oakfield Joinery',
    telephone: '+44 1947 820 431',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Harbour Street',
      postalCode: 'YO21 3PU',
      addressLocality: 'Whitby',
      addressCountry: 'GB',
    },
    openingHours: 'Mo-Fr 08:00-17:30',
    url: `${origin}/`,
  };
  return `<head>\n<meta charset="utf-8">\n<title>${title}</title>
${random() < 0.1 ? '' : `<meta name="description" content="${sentenceFrom(random)}">`}
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="WordPress 6.4">
<link rel="canonical" href="${origin}${path}"><link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/css/theme.css">
<style>${styles}</style><script src="/js/jquery.min.js"></script><script src="/js/theme.js" defer></script>
<script type="application/ld+json">${JSON.stringify(business)}</script>\n</head>`;
}

const image = (random) =>
  `<img src="/img/${Math.floor(random() * 300)}.jpg" alt="${random() < 0.2 ? '' : wordsFrom(random, 4).join(' ')}" width="480" height="320">`;

function section(random, paths, s) {
  const target = paths[Math.floor(random() * paths.length)];
  const rows = Array.from(
    { length: 4 },
    () => `<li><b>${capital(wordFrom(random))}</b> from £${20 + Math.floor(random() * 400)}</li>`,
  ).join('');
  return `<section class="row-${s}"><h2>${heading(random, 4)}</h2>\n<div class="box"><p>${sentences(random, 4)}</p>\n<p>${sentences(random, 3)} <a href="${target}">${random() < 0.2 ? 'Read more' : wordsFrom(random, 3).join(' ')}</a></p>${image(random)}<ul>${rows}</ul></div></section>`;
}

const hours = ['Monday to Friday 8:00 – 17:30', 'Saturday 9am to 1pm', 'Sunday closed'];

function contact(random) {
  const number = 1 + Math.floor(random() * 98);
  const street = streets[Math.floor(random() * streets.length)];
  return `<section class="contact"><h2>Where to find us</h2><address>Oakfield Joinery<br>${number} ${street}<br>Whitby YO21 3PU</address>
<p>Call us on 01947 820 ${100 + number} or write to <a href="mailto:hello@oakfield.example">hello@oakfield.example</a>.</p>
<h3>Opening hours</h3><ul>${hours.map((line) => `<li>${line}</li>`).join('')}</ul>
<form action="/send" method="post"><label for="name">Name</label><input id="name" name="name" autocomplete="name"><label for="mail">E-mail</label><input id="mail" name="mail" type="email"><textarea name="message" aria-label="Message"></textarea><button>Send</button></form></section>`;
}

function body(random, { paths, i }) {
  const navigation = menu
    .map((path) => `<li class="menu-item"><a href="${path}">${capital(path.slice(1) || 'home')}</a></li>`)
    .join('');
  const next = [];
  for (let child = 3 * i + 1; child <= 3 * i + 3 && child < paths.length; child++)
    next.push(`<li><a href="${paths[child]}">${heading(random, 2)} ${child}</a></li>`);
  const sections = Array.from({ length: 7 }, (_, s) => section(random, paths, s)).join('\n');
  return `<body class="home page-${i}"><header><a href="/"><img src="/img/logo.png" alt="Oakfield Joinery"></a><nav><ul>${navigation}</ul></nav></header>
<main><h1>${i === 0 ? 'Joinery made in Whitby' : heading(random, 4)}</h1><p>${sentences(random, 3)}</p>
${sections}\n${contact(random)}<aside><h2>Our work</h2><ul>${next.join('')}</ul></aside></main>
<footer><p>Tel. +44 1947 820 431</p><ul><li><a href="/privacy">Privacy</a></li><li><a href="/terms">Terms</a></li><li><a href="/careers">Careers</a></li><li><a href="/news">News</a></li><li><a href="/reviews">Reviews</a></li><li><a href="/faq">Questions</a></li><li><a href="/imprint">Imprint</a></li><li><a href="tel:+441947820431">Call us</a></li><li><a href="https://social.example/oakfield">Follow us</a></li></ul><p>© 2026 Oakfield Joinery</p></footer>
<script>window.dataLayer=window.dataLayer||[];function track(){dataLayer.push(arguments);}track('js',new Date());</script></body>`;
}

/** The HTML of the page of this number. */
export function makeSmallPage(i, { paths, origin }) {
  const random = randomFrom(15_485_863 + i);
  return `<!DOCTYPE html>\n<html lang="en-GB">\n${head(random, { origin, path: paths[i], i })}\n${body(random, { paths, i })}\n</html>\n`;
}
