/** Tests page-directory-listing. */
import { describe, expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { pageDirectoryListing } from './page-directory-listing.ts';

const listing = (title: string, links: string): string =>
  `<title>${title}</title><h1>${title}</h1><table>${links}</table>`;
const files = '<a href="?C=N;O=D">Name</a><a href="oak.html">oak.html</a><a href="img/">img/</a>';
const below = { url: 'https://shop.example/files/' };

testRule(pageDirectoryListing, {
  pass: [
    '<title>Index of plants</title><h1>Index of plants</h1><a href="/oak">Oak</a>',
    { html: listing('Index of /files', '<a href="https://other.example/">Elsewhere</a>'), ...below },
    // An article about such pages.
    '<title>Index of / explained</title><h1>Why a server shows its files</h1><a href="https://other.example/">Apache</a>',
    '<title>Oak - chairs</title><a href="oak">Oak</a>',
  ],
  fail: [
    [
      { html: listing('Index of /files', files), ...below },
      'The server lists 1 file and 1 folder instead of a page.',
      { found: 'Index of /files' },
    ],
    [
      { html: listing('Directory listing for /files/', files), ...below },
      'The server lists 1 file and 1 folder',
    ],
    [{ html: listing('shop.example - /files/', files), ...below }, 'The server lists 1 file and 1 folder'],
  ],
});

describe('the entries', () => {
  const outcomeOf = (links: string) =>
    checkPage(pageDirectoryListing, { html: listing('Index of /files', links), ...below });

  it('do not include the folder above and other orders of the list', () => {
    const links =
      '<a href="?C=N;O=D">Name</a><a href="/">Parent Directory</a><a href="../">..</a><a href="oak.html">oak.html</a><a href="elm.html">elm.html</a>';
    expect(outcomeOf(links)).toMatchObject({
      messageId: 'folder',
      data: { files: 2, folders: 0 },
      severity: 'warning',
    });
  });

  it('are advice alone where all of them are files that pages load', () => {
    expect(
      outcomeOf('<a href="../">..</a><a href="oak.png">oak.png</a><a href="elm.svg">elm.svg</a>'),
    ).toMatchObject({ severity: 'info' });
    expect(
      outcomeOf('<a href="../">..</a><a href="oak.png">oak.png</a><a href="notes.pdf">notes.pdf</a>'),
    ).toMatchObject({ severity: 'warning' });
  });
});

describe('the home page', () => {
  it('is critical', () => {
    const outcome = checkPage(pageDirectoryListing, {
      html: listing('Index of /', files),
      url: 'https://shop.example/',
    });
    expect(outcome).toMatchObject({
      kind: 'fail',
      severity: 'critical',
      messageId: 'home',
    });
  });
});
