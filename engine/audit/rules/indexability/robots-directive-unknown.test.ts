/** Tests robots-directive-unknown. */
import { testRule } from '../../testing/test-rule.ts';
import { robotsDirectiveUnknown } from './robots-directive-unknown.ts';

const robots = (content: string): string => `<head><meta name="robots" content="${content}"></head>`;

testRule(robotsDirectiveUnknown, {
  pass: [
    robots('noindex, nofollow'),
    robots('index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1'),
    robots('unavailable_after: 2026-12-31'),
    robots('noai, noimageai, noodp'),
    robots('NOINDEX , FOLLOW'),
    '<p>Use no-index.</p>',
  ],
  fail: [
    [robots('no-index, no-follow'), '“no-index” in', { found: 'no-index', wanted: 'noindex' }],
    [robots('index, no follow'), '“no follow”', { wanted: 'nofollow' }],
    [
      { html: '<p>x</p>', headers: { 'content-type': 'text/html', 'x-robots-tag': 'no_index' } },
      '“no_index”',
    ],
  ],
});
