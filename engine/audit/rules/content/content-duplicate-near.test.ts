/** Tests content-duplicate-near. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { contentDuplicateNear } from './content-duplicate-near.ts';

/** Text without repeated words; another seed makes another text. */
const prose = (seed: number, count = 400): string[] =>
  Array.from({ length: count }, (_, at) => `w${seed}x${at}`);
const page = (words: readonly string[], head = ''): string =>
  html({ body: `<p>${words.join(' ')}</p>`, head });
const changed = prose(1).map((word, at) => (at === 200 ? 'different' : word));
const version = (path: string): string =>
  `<link rel="alternate" hreflang="en-${path}" href="https://shop.example/${path}">`;

testSiteRule(contentDuplicateNear, {
  pass: [
    { pages: { '/a': page(prose(1)), '/b': page(prose(2)) } },
    { pages: { '/a': page(prose(1)), '/b': page(prose(1)) } },
    { pages: { '/a': page(prose(1, 60)), '/b': page([...prose(1, 59), 'other']) } },
    { pages: { '/a': page(prose(1)), '/b': page(changed, '<meta name="robots" content="noindex">') } },
    { pages: { '/a': page(prose(1)), '/b': page([...prose(1).slice(0, 200), ...prose(2).slice(0, 200)]) } },
    { pages: { '/us': page(prose(1), version('gb')), '/gb': page(changed, version('us')) } },
  ],
  fail: [
    [
      { pages: { '/a': page(prose(1)), '/b': page(changed), '/c': page(prose(3)) } },
      /The main texts of 2 pages are about 9\d% identical/,
      { urls: ['https://shop.example/a', 'https://shop.example/b'], findings: 1 },
    ],
  ],
  skip: [{ pages: { '/a': page(prose(1)) } }],
});
