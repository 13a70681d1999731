/** Tests charset-conflict. */
import { testRule } from '../../testing/test-rule.ts';
import { charsetConflict } from './charset-conflict.ts';

const sent = (charset: string): Record<string, string> => ({
  'content-type': `text/html; charset=${charset}`,
});

testRule(charsetConflict, {
  pass: [
    { html: '<meta charset="UTF8"><p>Oak</p>', headers: sent('utf-8') },
    { html: '<meta charset="windows-1252"><p>Oak</p>', headers: sent('ISO-8859-1') },
  ],
  fail: [
    [
      { html: '<meta charset="iso-8859-1"><p>Oak</p>', headers: sent('utf-8') },
      'header declares utf-8, but the meta tag declares iso-8859-1',
      { found: 'header: utf-8; meta: iso-8859-1' },
    ],
    [
      {
        html: '<meta http-equiv="content-type" content="text/html; charset=utf-8"><p>Oak</p>',
        headers: sent('windows-1251'),
      },
      'the meta tag declares utf-8',
    ],
  ],
  skip: [
    { html: '<meta charset="no-such"><p>Oak</p>', headers: sent('utf-8') },
    { html: '<meta charset="utf-8"><p>Oak</p>', headers: { 'content-type': 'text/html' } },
    { html: '<p>Oak</p>', headers: sent('utf-8') },
  ],
});
