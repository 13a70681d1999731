/** Tests ai-training-policy. */
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { aiTrainingPolicy } from './ai-training-policy.ts';

testSiteRule(aiTrainingPolicy, {
  pass: [
    { robots: '' },
    { robots: 'User-agent: *\nDisallow: /private' },
    { robots: 'User-agent: PerplexityBot\nDisallow: /' },
    { robots: 404 },
  ],
  fail: [
    [
      { robots: 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /' },
      'blocks GPTBot and CCBot and allows 6 of 8',
      { urls: [] },
    ],
    [{ robots: 'User-agent: GPTBot\nAllow: /' }, { messageId: 'none', data: { all: 8 } }],
    [
      { robots: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /' },
      { messageId: 'none', data: { all: 8 } },
    ],
  ],
  missing: [{ robots: null }],
});
