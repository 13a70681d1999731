/** Tests when two robots directives really contradict each other. */
import { testRule } from '../../testing/test-rule.ts';
import { robotsDirectiveConflict } from './robots-directive-conflict.ts';

const html = 'text/html';

testRule(robotsDirectiveConflict, {
  pass: [
    '<meta name="robots" content="index, follow"><meta name="robots" content="max-snippet:-1">',
    '<meta name="robots" content="noindex"><meta name="robots" content="nofollow">',
    '<meta name="robots" content="index"><meta name="googlebot" content="noindex">',
    '<meta name="robots" content="noindex"><meta name="robots" content="NOINDEX, nofollow">',
    {
      html: '<meta name="robots" content="index, follow">',
      headers: { 'content-type': html, 'x-robots-tag': 'noarchive' },
    },
    {
      html: '<meta name="robots" content="index">',
      headers: { 'content-type': html, 'x-robots-tag': 'googlebot: noindex' },
    },
  ],
  fail: [
    [
      '<meta name="robots" content="index"><meta name="robots" content="noindex">',
      'meta robots "index" and meta robots "noindex" disagree',
      { found: 'meta robots "index"' },
    ],
    [
      '<meta name="robots" content="all"><meta name="robots" content="nofollow">',
      'meta robots "all" and meta robots "nofollow"',
    ],
    [
      {
        html: '<meta name="robots" content="index, follow">',
        headers: { 'content-type': html, 'x-robots-tag': 'noindex' },
      },
      'X-Robots-Tag "noindex"',
    ],
  ],
});
