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
    ['<html xml:lang="en"><p>Hello', 'absent'],
    ['<html><body lang="en"><p>Hello', 'absent'],
  ],
  skip: [
    {
      html: '<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head/><body/></html>',
      headers: { 'content-type': 'application/xhtml+xml' },
    },
  ],
});
