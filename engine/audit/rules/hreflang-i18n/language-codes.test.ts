/** Tests which codes exist, for lang and for hreflang. */
import { describe, expect, it } from 'vitest';
import { faultOfHreflang, faultOfTag } from './language-codes.ts';

describe('language tags', () => {
  it.each([
    'en',
    'EN-us',
    'de-CH-1996',
    'zh-Hant-TW',
    'es-419',
    'haw',
    'sr-Latn',
    'x-klingon',
    'en-EU',
    'yue-HK',
    'de-DE-u-co-phonebk',
    'sl-rozaj-biske',
  ])('%s exists', (tag) => expect(faultOfTag(tag)).toBeNull());
  it.each([
    ['en-UK', 'united-kingdom', 'UK'],
    ['en_US', 'underscore', 'en_US'],
    ['english', 'language', 'english'],
    ['xx', 'language', 'xx'],
    ['en-YY', 'country', 'YY'],
    ['e', 'malformed', 'e'],
    ['en-', 'malformed', 'en-'],
    ['{{lang}}', 'malformed', '{{lang}}'],
    ['de, en', 'malformed', 'de, en'],
  ])('%s does not', (tag, fault, part) => expect(faultOfTag(tag)).toEqual({ fault, part }));
});

describe('hreflang codes', () => {
  it.each(['en', 'en-GB', 'EN-us', 'zh-Hans', 'zh-Hant-TW', 'x-default', 'X-Default', 'uk', 'no'])(
    '%s is read by Google',
    (code) => expect(faultOfHreflang(code)).toBeNull(),
  );
  it.each([
    ['en-UK', 'united-kingdom', 'UK'],
    ['es-419', 'country', '419'],
    ['en-EU', 'country', 'EU'],
    ['us', 'country-alone', 'us'],
    ['fil', 'language', 'fil'],
    ['en_US', 'underscore', 'en_US'],
    ['en-us-west', 'malformed', 'en-us-west'],
    ['', 'empty', ''],
    ['*', 'malformed', '*'],
  ])('%s is not', (code, fault, part) => expect(faultOfHreflang(code)).toEqual({ fault, part }));
});
