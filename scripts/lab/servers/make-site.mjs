/** Writes a website of many pages into a folder, each with a body of its own size, and knows what each must contain. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const linksPerPage = 10;

export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

const pathOf = (number) => (number === 0 ? '/' : `/pages/page-${number}.html`);

/** From 300 bytes to 60 KB, with and without letters outside ASCII. */
function pageText(number, pages) {
  const links = [];
  for (let next = number * linksPerPage + 1; next <= (number + 1) * linksPerPage && next < pages; next += 1)
    links.push(`<li><a href="${pathOf(next)}">Page ${next}</a></li>`);
  const words =
    number % 7 === 0 ? 'Grüße aus Zürich, 東京 und Москва. ' : 'Some words that this page consists of. ';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${number} of many</title></head>
<body><main><h1>Page ${number}</h1><p>${words.repeat(1 + ((number * 37) % 1500))}</p><ul>${links.join('')}</ul></main></body></html>\n`;
}

/** Resolves to the hash of every page, by path. */
export function makeSite(folder, pages) {
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  const hashes = new Map();
  for (let number = 0; number < pages; number += 1) {
    const text = pageText(number, pages);
    const file = number === 0 ? 'index.html' : pathOf(number).slice(1);
    writeFileSync(path.join(folder, file), text);
    hashes.set(pathOf(number), hashOf(text));
  }
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /private/\n');
  return hashes;
}
