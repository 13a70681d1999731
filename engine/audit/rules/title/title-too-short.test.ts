/** Tests title-too-short. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { titleTooShort } from './title-too-short.ts';

testRule(titleTooShort, {
  pass: [
    '<title>Exactly twenty chars</title>',
    '<title>Oak tables made by hand in our workshop</title><svg><title>Cart</title></svg>',
    '<title>16장. FAQ 일반 정보</title>',
    '<title>Caf&eacute; &amp; cr&ecirc;pes de Bretagne</title>',
    '<title>手作りのオーク材テーブルと椅子の専門店です</title>',
  ],
  fail: [
    [
      '<title>Nineteen characters</title>',
      'has 19 characters',
      { found: 'Nineteen characters', wanted: 'about 50 to 60 characters' },
    ],
    ['<title>A</title>', 'has 1 character;'],
    ['<title>   Oak    tables      </title>', 'has 10 characters'],
    ['<title>👩‍🚒👩‍🚒👩‍🚒</title>', 'has 3 characters'],
    // Full-width characters take two places each: the target is half as many.
    [
      '<title>手作りの家具</title>',
      'has 6 characters; about 25 to 30',
      { wanted: 'about 25 to 30 characters' },
    ],
    [
      '<title>부록 B. 색인</title>',
      'has 8 characters; about 25 to 30',
      { wanted: 'about 25 to 30 characters' },
    ],
  ],
  skip: ['<p>no title</p>', '<title></title>', '<body><p>x</p><title>In body</title></body>'],
});

it('is milder with scripts that say more by the character', () => {
  expect(checkPage(titleTooShort, '<title>手作りの家具</title>')).toMatchObject({
    severity: 'info',
  });
  expect(checkPage(titleTooShort, '<title>Oak</title>')).toMatchObject({ severity: 'warning' });
  expect(checkPage(titleTooShort, '<title>oak-saw(1)</title>')).toMatchObject({ severity: 'info' });
});
