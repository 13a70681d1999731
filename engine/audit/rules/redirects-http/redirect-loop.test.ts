/** Tests which redirects never arrive. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { redirectLoop } from './redirect-loop.ts';

const home = html({ body: linkTo('/old') });
const steps = (count: number) => Array.from({ length: count }, (_, index) => `/s${index}`);

testSiteRule(redirectLoop, {
  pass: [
    { pages: { '/': home, '/new': html() }, answers: { '/old': { via: ['/new'] } } },
    { pages: { '/': home }, answers: { '/old': { via: steps(10) } } },
    { pages: { '/': home }, answers: { '/old': { via: ['/b'], failure: 'timeout' } } },
    { pages: { '/': home }, answers: { '/old': 404 } },
  ],
  fail: [
    [
      { pages: { '/': home }, answers: { '/old': { via: ['/b', '/old'], failure: 'redirect-loop' } } },
      'https://shop.example/old leads back to https://shop.example/old. 1 page links to it.',
      { findings: 1, page: 'https://shop.example/old', urls: ['https://shop.example/'] },
    ],
    [
      { pages: { '/': home }, answers: { '/old': { via: ['/old'], failure: 'redirect-loop' } } },
      'loop',
      { findings: 1 },
    ],
    [
      { pages: { '/': home }, answers: { '/old': { via: steps(11), failure: 'too-many-redirects' } } },
      'endless',
      { findings: 1 },
    ],
  ],
});
