/** Any Markdown at all: only the elements of the language come of it, no handler, no load, no link but to allowed places. */
import { cpuMsOf, fuzz } from '@pagewright/contract/testing/fuzz';
import { render } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { Markdown } from './markdown.tsx';
import { plainWords, readMarkdown } from './markdown-tree.ts';

const piece = fc.oneof(
  fc.constantFrom(
    '<script>x</script>',
    '<img src=x onerror=x>',
    '<a href="javascript:x">',
    '</p>',
    '<!--',
    '-->',
    '<svg/onload=x>',
    '&lt;b&gt;',
    '&#106;avascript:x',
    '<iframe srcdoc="x">',
    '[a](',
    ')',
    '![b](',
    '](https://shop.example/',
    '](https://evil.example/',
    '](javascript:alert(1))',
    '](data:text/html,x)',
    '](//evil.example)',
    '<https://evil.example>',
    'https://shop.example/x',
    'https://shop.example@evil.example/',
    '[r]: javascript:x\n',
    '[r]',
    '"title"',
    '# ',
    '\n',
    '\n\n',
    '    ',
    '- ',
    '1. ',
    '> ',
    '```',
    '```html\n',
    '`',
    '**',
    '*',
    '_',
    '~~',
    '|',
    '\n|---|---|\n',
    '\\',
    '---\n',
    '\t',
    '&',
    '\u0000',
    '\u202e',
    'words ',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const markdown = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

const known =
  /^(div|p|h[1-6]|ul|ol|li|strong|em|del|s|code|pre|blockquote|table|thead|tbody|tr|th|td|hr|br|a|span|button|figure|figcaption|svg|path|rect|circle)$/;
const mayLink = (url: URL): boolean => url.hostname === 'shop.example';

it('becomes nothing but known elements, and links only where it may', () =>
  fuzz(
    'Markdown of any text',
    fc.property(markdown, (text) => {
      vi.spyOn(console, 'error').mockImplementation((...words) => {
        throw new Error(words.map(String).join(' '));
      });
      const { container, unmount } = render(<Markdown text={text} mayLink={mayLink} />);
      for (const element of container.querySelectorAll('*')) {
        expect(element.tagName.toLowerCase()).toMatch(known);
        for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^src|^style$|action|srcdoc/);
      }
      for (const link of container.querySelectorAll('a')) {
        const url = new URL(link.getAttribute('href') ?? '');
        expect([url.protocol, url.hostname]).toEqual([expect.stringMatching(/^https?:$/), 'shop.example']);
        expect(link.getAttribute('rel')).toContain('noopener');
      }
      unmount();
    }),
    { runs: 200 },
  ));

it('is read in a moment, however deep or long', () => {
  const deep = fc
    .tuple(
      fc.constantFrom(
        '> ',
        '- ',
        '[',
        '*',
        '_',
        '`',
        '![',
        '**a',
        '|',
        '(',
        '<',
        '\\',
        '&',
        '[a](',
        '1. ',
        '    ',
      ),
      fc.constantFrom(10, 500, 5000),
    )
    .map(([unit, times]) => unit.repeat(times));
  return fuzz(
    'deep and long Markdown',
    fc.property(fc.array(deep, { minLength: 1, maxLength: 2 }), (parts) => {
      const cost = cpuMsOf(() => {
        expect(typeof plainWords(readMarkdown(parts.join('x\n')))).toBe('string');
      });
      expect(cost).toBeLessThan(3000);
    }),
    { runs: 60 },
  );
});
