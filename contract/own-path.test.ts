/** Tests that no path to return to leads to another site, however it is written and resolved. */
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const home = '/dashboard';

describe('ownPath', () => {
  it.each([
    ['/analysis/1?tab=content#top', '/analysis/1?tab=content#top'],
    [
      '/content-editor/1/https%3A%2F%2Fshop.example%2Fa%2Fb',
      '/content-editor/1/https%3A%2F%2Fshop.example%2Fa%2Fb',
    ],
    ['/a/../settings', '/settings'],
    ['/login?returnTo=//evil.example', '/login?returnTo=//evil.example'],
    ['/', '/'],
  ])('keeps %s', (requested, path) => expect(ownPath(requested, home)).toBe(path));

  it.each([
    null,
    undefined,
    '',
    'settings',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/%2F/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '/%09/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '/.\t//evil.example',
  ])('goes home instead of to %j', (requested) => expect(ownPath(requested, home)).toBe(home));
});
