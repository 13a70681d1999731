/** What the forms take for a website's URL, and what a pasted one becomes. */
import { describe, expect, it } from 'vitest';
import { cleanPastedUrl, isDomain, isDomainWithPath, splitWebsiteUrl } from './domain.ts';

describe('isDomainWithPath', () => {
  it.each([
    'example.com',
    'www.example.co.uk',
    'EXAMPLE.com',
    'a.bc',
    'example.com/',
    'example.com/blog/post-1',
    'xn--mnchen-3ya.de',
    'münchen.de',
    'example.рф',
    'example.xn--p1ai',
    '1und1.de',
    `${'a'.repeat(63)}.com`,
    'example.com/a%20b/(c)',
  ])('takes %s', (url) => {
    expect(isDomainWithPath(url)).toBe(true);
  });

  it.each([
    '',
    'example',
    'http://example.com',
    'https://example.com',
    'example.com:8080',
    '127.0.0.1',
    '[::1]',
    '::1',
    '2130706433',
    'example.c',
    'example.123',
    '-example.com',
    'example-.com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
    'example.com?x=1',
    'example.com#top',
    'example.com/a b',
    'user@example.com',
    'example..com',
    '.example.com',
    'exam_ple.com',
    'localhost',
    'example.com\nevil.example',
  ])('refuses %j', (url) => {
    expect(isDomainWithPath(url)).toBe(false);
  });

  it('decides on a hostile text without a visible wait', () => {
    expect(isDomainWithPath(`${'a-'.repeat(900)}!`)).toBe(false);
  });
});

describe('isDomain', () => {
  it('takes no path', () => {
    expect(isDomain('example.com')).toBe(true);
    expect(isDomain('example.com/x')).toBe(false);
  });
});

describe('cleanPastedUrl', () => {
  it.each([
    ['https://Example.com/x?y', 'example.com/x'],
    ['http://user:secret@example.com:8080/#top', 'example.com'],
    [' https://example.com ', 'example.com'],
    ['example.com/x', 'example.com/x'],
    ['ftp://example.com', 'ftp://example.com'],
    ['https://', 'https://'],
  ])('%s leaves %s', (pasted, left) => {
    expect(cleanPastedUrl(pasted)).toBe(left);
  });
});

describe('splitWebsiteUrl', () => {
  it.each([
    ['Example.com', { host: 'example.com', path: '' }],
    ['example.com/', { host: 'example.com', path: '' }],
    ['münchen.de/Rathaus', { host: 'xn--mnchen-3ya.de', path: '/Rathaus' }],
  ])('%s', (url, parts) => {
    expect(splitWebsiteUrl(url)).toEqual(parts);
  });
});
