/** Tests which refreshes redirect or reload the page. */
import { testRule } from '../../testing/test-rule.ts';
import { redirectMetaRefresh } from './redirect-meta-refresh.ts';

testRule(redirectMetaRefresh, {
  pass: [
    '<meta name="refresh" content="5; url=/new">',
    '<noscript><meta http-equiv="refresh" content="0; url=/nojs"></noscript>',
    '<meta http-equiv="refresh" content="72001">',
    '<meta http-equiv="content-type" content="text/html">',
    '<meta http-equiv="refresh" content="soon">',
    '<!-- <meta http-equiv="refresh" content="0; url=/new"> -->',
  ],
  fail: [
    [
      '<meta http-equiv="Refresh" content="0; URL=\'/new\'">',
      'sends visitors to https://shop.example/new after 0 seconds',
      { snippet: '<meta http-equiv="Refresh" content="0; URL=\'/new\'">' },
    ],
    ['<meta http-equiv="refresh" content="300">', { messageId: 'reload', data: { seconds: 300 } }],
    ['<meta http-equiv="refresh" content="99999; url=/new">', 'redirect'],
    [
      { html: '<p>', headers: { 'content-type': 'text/html', refresh: '3; url=/new' } },
      { messageId: 'redirect', data: { seconds: 3, target: 'https://shop.example/new' } },
      { found: 'Refresh: 3; url=/new' },
    ],
  ],
});
