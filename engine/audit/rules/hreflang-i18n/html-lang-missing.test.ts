/** Tests which pages declare no language. */
import { testRule } from '../../testing/test-rule.ts';
import { htmlLangMissing } from './html-lang-missing.ts';

testRule(htmlLangMissing, {
  pass: [
    '<html lang="en"><p>Hello',
    '<HTML LANG=de><p>Hallo',
    '<html class="no-js" lang="pt-BR"><p>Olá',
    // Wrong values are a finding of their own.
    '<html lang="english"><p>Hello',
  ],
  fail: [
    ['<html><p>Hello', 'absent', { snippet: '<html>' }],
    ['<p>Hello', 'absent', { selector: 'html' }],
    [
      `<html><p>${'Der Verein wurde vor zwanzig Jahren gegründet und hat heute viele Mitglieder. '.repeat(4)}`,
      { messageId: 'absent', data: { code: 'de' } },
      { wanted: '<html lang="de">' },
    ],
    [
      `<html><p>${'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor. '.repeat(4)}`,
      'absent',
      { wanted: '<html lang="…">' },
    ],
    ['<html lang=""><p>Hello', 'empty'],
    ['<html lang="  "><p>Hello', 'empty'],
    ['<html xml:lang="en"><p>Hello', 'absent', { wanted: '<html lang="en">' }],
    ['<html><body lang="en"><p>Hello', 'absent', { wanted: '<html lang="en">' }],
    ['<html><div class="book" xml:lang="ja" lang="ja"><p>1', 'absent', { wanted: '<html lang="ja">' }],
    ['<div lang="fr">Oui</div><div lang="de">Ja</div>', 'absent', { wanted: '<html lang="…">' }],
    ['<div data-lang="fr">Oui</div>', 'absent', { wanted: '<html lang="…">' }],
  ],
  skip: [
    {
      html: '<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head/><body/></html>',
      headers: { 'content-type': 'application/xhtml+xml' },
    },
  ],
});
