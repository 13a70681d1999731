/** From which size HTML is too large, counted in bytes without compression. */
import { describe, expect, it } from 'vitest';
import { checkFacts, factsOf, testRule } from '../../testing/test-rule.ts';
import { htmlTooLarge } from './html-too-large.ts';

const pageOf = (bytes: number) => `<p>${'a '.repeat((bytes - 4) / 2)}b`;

testRule(htmlTooLarge, {
  pass: ['<p>small', pageOf(999_998)],
  fail: [[pageOf(1_000_000), { messageId: 'close', data: { megabytes: 1 } }, { found: '1000000 bytes' }]],
});

describe('html-too-large', () => {
  const facts = factsOf('<p>small');
  const check = (http: Partial<typeof facts.http>) =>
    checkFacts(htmlTooLarge, { ...facts, http: { ...facts.http, ...http } });

  it('warns below 2 MB and is critical from there', () => {
    expect(check({ bodyBytes: 1_999_999 })).toMatchObject({ kind: 'fail', severity: 'warning' });
    expect(check({ bodyBytes: 2_000_000 })).toMatchObject({ kind: 'fail' });
    expect(check({ bodyBytes: 2_000_000 })).not.toHaveProperty('severity');
  });

  it('ignores the transfer size', () => {
    expect(check({ transferBytes: 3_000_000 })).toEqual({ kind: 'pass' });
  });
});
