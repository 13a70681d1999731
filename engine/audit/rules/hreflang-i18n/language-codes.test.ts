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
    ['en-UK', 'unknown country code "UK" (the United Kingdom is GB)'],
    ['en_US', 'underscore'],
    ['english', 'unknown language code "english"'],
    ['xx', 'unknown language code "xx"'],
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
    ['en-UK', '(the United Kingdom is GB)'],
    ['es-419', '"419", which is not an ISO 3166-1 country code'],
    ['en-EU', 'not an ISO 3166-1 country code'],
    ['us', 'put a language before it'],
    ['fil', 'not an ISO 639-1 language code'],
    ['en_US', 'underscore'],
    ['en-us-west', 'is not a language with'],
    ['', 'is empty'],
    ['*', 'is not a language with'],
  ])('%s is not', (code, fault) => expect(faultOfHreflang(code)).toContain(fault));
});
