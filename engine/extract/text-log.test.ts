/** Text that grows code by code is what collapsing white space makes of it as a whole. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextToken } from './html/text-token.ts';
import { TextLog, tidy } from './text-log.ts';

const codesOf = (text: string): Uint16Array =>
  Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** The texts one after the other, in one block. */
function logged(texts: readonly string[], inPage: boolean): string {
  const log = new TextLog();
  for (const html of texts) {
    const page = { html, codes: codesOf(html), hasNul: html.includes('\u0000') };
    log.append(inPage ? TextToken.inPage(page, 0, html.length) : TextToken.of(html), 0, 0);
  }
  return log.finish();
}

const part = fc.oneof(
  fc.constantFrom(' ', '  ', '\n', '\t ', '\u00a0', '\u1680', '\u2003', '\u2028', '\u3000', '\ufeff'),
  fc.constantFrom('a', 'word', '"', '%', '\u0085', '\u00e9', '\u0416', '\u200b', '\u4e2d', '\ud83d\ude00'),
  fc.string({ unit: 'binary', maxLength: 3 }).map((text) => text.replaceAll('&', '+')),
);
const texts = fc.array(fc.array(part, { maxLength: 8 }), { maxLength: 5 });

it('any text', async () => {
  await fuzz(
    'text with its white space collapsed',
    fc.property(texts, fc.boolean(), (parts, inPage) => {
      const written = parts.map((each) => each.join(''));
      expect(tidy(logged(written, inPage))).toBe(tidy(written.join('')));
      expect(logged(written, inPage)).not.toMatch(/ {2}|[^\S \n]|^\s/);
    }),
    { runs: 2000 },
  );
});

it('references, whole and broken', () => {
  expect(logged(['a &amp; b&nbsp;', ' c &lt d &#x41;&'], true)).toBe('a & b c < d A&\n');
});
