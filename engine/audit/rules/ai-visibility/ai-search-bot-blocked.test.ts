/** Tests ai-search-bot-blocked. */
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { aiSearchBotBlocked } from './ai-search-bot-blocked.ts';

testSiteRule(aiSearchBotBlocked, {
  pass: [
    { robots: '' },
    { robots: 'User-agent: GPTBot\nDisallow: /' },
    { robots: 'User-agent: Applebot-Extended\nDisallow: /' },
    { robots: 'User-agent: *\nDisallow: /private' },
    { robots: 'User-agent: PerplexityBot\nDisallow: /members/' },
    { robots: 'User-agent: *\nDisallow: /' },
    { robots: 404 },
  ],
  fail: [
    [
      { robots: 'User-agent: PerplexityBot\nUser-agent: OAI-SearchBot\nDisallow: /' },
      'blocks OAI-SearchBot and PerplexityBot.',
      { urls: [] },
    ],
  ],
  missing: [{ robots: null }],
});
