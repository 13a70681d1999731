/** Tests twitter-card-missing. */
import { testRule } from '../../testing/test-rule.ts';
import { twitterCardMissing } from './twitter-card-missing.ts';

testRule(twitterCardMissing, {
  pass: [
    '<meta name="twitter:card" content="summary">',
    '<meta property="twitter:card" content="summary_large_image">',
    '<meta name="Twitter:Card" content=" Player ">',
    '<meta name="twitter:card" content="app">',
  ],
  fail: [
    [
      '<meta name="twitter:title" content="summary">',
      'no twitter:card tag',
      { wanted: 'one of: summary, summary_large_image, app, player' },
    ],
    ['<meta name="twitter:card" content="photo">', 'The twitter:card is “photo”', { found: 'photo' }],
    ['<meta name="twitter:card" content="">', 'twitter:card'],
    ['<meta property="og:title" content="x">', 'no twitter:card tag'],
  ],
  skip: ['<title>Oak</title>', '<meta property="og:title" content="">'],
});
