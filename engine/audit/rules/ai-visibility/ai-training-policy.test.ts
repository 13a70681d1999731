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
      'blocks GPTBot, CCBot and allows 6 of 8',
      { urls: [] },
    ],
    [{ robots: 'User-agent: GPTBot\nAllow: /' }, 'none of the known training crawlers'],
    [
      { robots: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /' },
      'none of the known training crawlers',
    ],
  ],
  missing: [{ robots: null }],
});
