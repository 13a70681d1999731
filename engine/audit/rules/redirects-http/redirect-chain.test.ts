/** Tests which redirects make a chain, and that each chain is reported once. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { redirectChain } from './redirect-chain.ts';

const home = html({ body: linkTo('/old') });

testSiteRule(redirectChain, {
  pass: [
    { pages: { '/': html() } },
    { pages: { '/': home, '/new': html() }, answers: { '/old': { via: ['/new'] } } },
    { pages: { '/': home }, answers: { '/old': { via: ['/b', '/old'], failure: 'redirect-loop' } } },
    { pages: { '/': home }, tried: { 'https://other.example/a': { via: ['/b', '/c'] } } },
  ],
  fail: [
    [
      { pages: { '/': home }, answers: { '/old': { via: ['/b', '/c'] } } },
      'https://shop.example/old goes through 2 redirects before it reaches https://shop.example/c. 1 page links to it.',
      {
        findings: 1,
        page: 'https://shop.example/old',
        urls: ['https://shop.example/'],
        evidence: [
          { found: '301 https://shop.example/old → https://shop.example/b' },
          { found: '301 https://shop.example/b → https://shop.example/c' },
        ],
      },
    ],
    [
      { pages: { '/': html() }, answers: { '/old': { via: ['/b', '/c', '/d', '/e', '/f'] } } },
      'chain',
      { findings: 1, severity: 'critical' },
    ],
    // The chain goes on through a URL that was requested separately.
    [
      {
        pages: { '/': html({ body: linkTo('/old', '/b') }), '/c': html() },
        answers: { '/old': { via: ['/b'], status: 301 }, '/b': { via: ['/c'] } },
      },
      'goes through 2 redirects before it reaches https://shop.example/c',
      { findings: 1 },
    ],
    [
      { pages: { '/': html() }, sitemap: ['/old'], answers: { '/old': { via: ['/b', '/c'] } } },
      'The sitemap lists it.',
    ],
  ],
});
