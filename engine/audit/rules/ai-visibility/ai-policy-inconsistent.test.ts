/** Tests ai-policy-inconsistent. */
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { aiPolicyInconsistent } from './ai-policy-inconsistent.ts';

const all =
  'GPTBot ClaudeBot Google-Extended Applebot-Extended CCBot Meta-ExternalAgent Bytespider Amazonbot'.split(
    ' ',
  );
const close = (agents: readonly string[]): string =>
  `${agents.map((agent) => `User-agent: ${agent}`).join('\n')}\nDisallow: /`;

testSiteRule(aiPolicyInconsistent, {
  pass: [
    { robots: '' },
    { robots: close(all) },
    { robots: close(['Bytespider']) },
    {
      robots: `${close(all.slice(0, 2))}\n\n${all
        .slice(2)
        .map((agent) => `User-agent: ${agent}`)
        .join('\n')}\nAllow: /`,
    },
    { robots: 'User-agent: *\nDisallow: /' },
  ],
  fail: [
    [
      { robots: close(['GPTBot', 'CCBot']) },
      'Of the AI training crawlers, robots.txt blocks GPTBot and CCBot, but does not mention ClaudeBot',
      { findings: 1, urls: [] },
    ],
  ],
  missing: [{ robots: null }],
});
