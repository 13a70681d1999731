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
    ['en-UK', 'no country with "UK", it is GB'],
    ['en_US', 'underscore'],
    ['english', 'no language with "english"'],
    ['xx', 'no language with "xx"'],
    ['e', 'not a language tag'],
    ['en-', 'not a language tag'],
    ['{{lang}}', 'not a language tag'],
    ['de, en', 'not a language tag'],
  ])('%s does not', (tag, fault) => expect(faultOfTag(tag)).toContain(fault));
});

describe('hreflang codes', () => {
  it.each(['en', 'en-GB', 'EN-us', 'zh-Hans', 'zh-Hant-TW', 'x-default', 'X-Default', 'uk', 'no'])(
    '%s is read by Google',
    (code) => expect(faultOfHreflang(code)).toBeNull(),
  );
  it.each([
    ['en-UK', 'it is GB'],
    ['es-419', 'no country of ISO 3166-1 with "419"'],
    ['en-EU', 'no country'],
    ['us', 'a country needs a language before it'],
    ['fil', 'no language of ISO 639-1'],
    ['en_US', 'underscore'],
    ['en-us-west', 'is not a language with'],
    ['', 'is empty'],
    ['*', 'is not a language with'],
  ])('%s is not', (code, fault) => expect(faultOfHreflang(code)).toContain(fault));
});
