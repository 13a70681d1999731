/** Sanitising of replies, whole and as streamed pieces. */
import { describe, expect, it } from 'vitest';
import { sanitizeReply } from './sanitize-reply.ts';
import { createStreamSanitizer } from './sanitize-stream.ts';

const hosts = { pageUrl: 'https://shop.example/bread/rye', publicUrl: 'https://pagewright.example' };
const clean = (text: string): string => sanitizeReply(text, hosts);

function inPieces(text: string, size: number): string {
  const cleaner = createStreamSanitizer(hosts);
  let shown = '';
  for (let at = 0; at < text.length; at += size) shown += cleaner.push(text.slice(at, at + size));
  return shown + cleaner.end();
}

const cases: readonly (readonly [string, string, string])[] = [
  ['a link elsewhere', 'See [this](https://evil.example/a "t").', 'See this.'],
  ['a link to the site', 'See [this](https://shop.example/a).', 'See [this](https://shop.example/a).'],
  ['a link to its www twin', '[x](https://www.shop.example/)', '[x](https://www.shop.example/)'],
  ['a link to us', '[x](https://pagewright.example/account)', '[x](https://pagewright.example/account)'],
  [
    'a path of the site',
    '[x](/bread) [y](wheat)',
    '[x](https://shop.example/bread) [y](https://shop.example/bread/wheat)',
  ],
  ['a host that only looks like ours', '[x](https://shop.example.evil.example/)', 'x'],
  ['a host behind a name', '[x](https://shop.example@evil.example/)', 'x'],
  ['a scheme that runs', '[x](javascript:alert(1)) [y](data:text/html,a) [z](vbscript:a)', 'x y z'],
  ['an address without a scheme', '[x](//evil.example/a)', 'x'],
  ['an image elsewhere', '![alt](https://evil.example/p.png?q=secret)', 'alt'],
  ['an image in a link', '[![a](https://evil.example/p.png)](https://evil.example/)', 'a'],
  ['a bare address', 'Go to https://evil.example/x. Now.', 'Go to `https://evil.example/x`. Now.'],
  ['a bare address of the site', 'Go to https://shop.example/x.', 'Go to https://shop.example/x.'],
  ['a bare www', 'www.evil.example, and so on', '`www.evil.example`, and so on'],
  [
    'an address in angles',
    '<https://evil.example/> <mailto:a@evil.example>',
    '`https://evil.example/` `mailto:a@evil.example`',
  ],
  ['a mail address', 'Write to a.b@evil.example.', 'Write to `a.b@evil.example`.'],
  ['a definition', 'a [b]\n\n[b]: https://evil.example/ "t"\n\nc', 'a [b]\n\n\n\nc'],
  [
    'a tag',
    'a <img src=x onerror=alert(1)> </p> <!-- x --> 1 < 2',
    'a \\<img src=x onerror=alert(1)> \\</p> \\<!-- x --> 1 < 2',
  ],
  ['code', 'Use `<h1>` and `https://a.example`.', 'Use `<h1>` and `https://a.example`.'],
  [
    'a fenced block',
    '```html\n<a href="https://a.example/">x</a>\n```',
    '```html\n<a href="https://a.example/">x</a>\n```',
  ],
  [
    'a table',
    '| a | b |\n| --- | --- |\n| 1 | [x](https://evil.example) |',
    '| a | b |\n| --- | --- |\n| 1 | x |',
  ],
  [
    'plain prose',
    'Score 83 → 85 (2 points), “done”.\n\n- one\n- two',
    'Score 83 → 85 (2 points), “done”.\n\n- one\n- two',
  ],
];

describe('a reply', () => {
  it.each(cases)('with %s', (_name, text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it.each(cases)('in pieces with %s', (_name, text, expected) => {
    const around = `Before it.\n\n${text}\n\nAfter it.`;
    for (const size of [1, 3, 7, 50])
      expect(inPieces(around, size)).toBe(`Before it.\n\n${expected}\n\nAfter it.`);
  });

  it('with an open code fence or bracket at its end is complete', () => {
    for (const text of ['a ```', 'x\n\n```html\n<b>never closed', 'see [this', 'and `this', '1 < 2 and'])
      expect(inPieces(text, 1)).toBe(clean(text));
  });

  it('of a million brackets takes linear time', () => {
    const many = clean(
      '['.repeat(400_000) + '!['.repeat(100_000) + '<'.repeat(200_000) + '`'.repeat(300_000),
    );
    expect(many.length).toBeGreaterThan(1_000_000);
    expect(clean(`[${'a'.repeat(500_000)}](${'b'.repeat(500_000)}`)).toContain('aaa');
  });
});
