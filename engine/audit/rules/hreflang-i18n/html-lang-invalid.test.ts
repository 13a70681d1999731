/** Tests which declared languages do not exist. */
import { testRule } from '../../testing/test-rule.ts';
import { htmlLangInvalid } from './html-lang-invalid.ts';

testRule(htmlLangInvalid, {
  pass: [
    '<html lang="en-us">',
    '<html lang="zh-Hant-HK">',
    '<html lang="es-419">',
    '<html lang=" de ">',
    '<html lang="gsw">',
  ],
  fail: [
    ['<html lang="en_US">', 'lang="en_US" uses an underscore', { found: 'en_US' }],
    ['<html lang="en-UK">', 'united-kingdom'],
    ['<html lang="english">', 'language'],
    ['<html lang="{{ locale }}">', 'malformed'],
  ],
  skip: ['<html>', '<html lang="">'],
});
