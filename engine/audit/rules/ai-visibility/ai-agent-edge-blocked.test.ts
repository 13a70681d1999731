/** Tests ai-agent-edge-blocked. */
import { checkOf, type SiteAnswer, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { aiAgentEdgeBlocked } from './ai-agent-edge-blocked.ts';

const tried = (answer: SiteAnswer, robots = ''): TestSite => ({
  robots,
  probes: { agents: [{ agent: 'PerplexityBot', check: checkOf('https://shop.example/', answer) }] },
});

testSiteRule(aiAgentEdgeBlocked, {
  pass: [
    tried(200),
    tried({ via: ['/en'] }),
    tried(404),
    tried(403, 'User-agent: PerplexityBot\nDisallow: /'),
    tried({ failure: 'timeout' }),
  ],
  fail: [
    [tried(403), { messageId: 'blocked', data: { agents: ['PerplexityBot'] } }, { urls: [] }],
    [tried({ status: 503, blocked: true }), 'blocked'],
  ],
  missing: [{}],
});
