/** Tests ai-user-fetcher-blocked. */
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { aiUserFetcherBlocked } from './ai-user-fetcher-blocked.ts';

testSiteRule(aiUserFetcherBlocked, {
  pass: [
    { robots: '' },
    { robots: 'User-agent: GPTBot\nDisallow: /' },
    { robots: 'User-agent: Claude-User\nDisallow: /account/' },
    { robots: 'User-agent: *\nDisallow: /' },
  ],
  fail: [[{ robots: 'User-agent: ChatGPT-User\nDisallow: /' }, 'blocks ChatGPT-User.', { urls: [] }]],
  missing: [{ robots: null }],
});
