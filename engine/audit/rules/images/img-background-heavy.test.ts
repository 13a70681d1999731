/** Tests img-background-heavy. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { imgBackgroundHeavy } from './img-background-heavy.ts';

const page = (style: string, more = ''): string => html({ body: `<div style="${style}">Oak</div>${more}` });
const bytes = { type: 'image/jpeg', bytes: 900_000 };

testSiteRule(imgBackgroundHeavy, {
  pass: [
    { pages: { '/': page('background: url(/oak.jpg)') }, tried: { '/oak.jpg': { ...bytes, bytes: 90_000 } } },
    { pages: { '/': page('background: url(/oak.jpg)') }, tried: { '/oak.jpg': { ...bytes, status: 404 } } },
    // The img with the same file is what img-too-heavy reports.
    {
      pages: { '/': page('background: url(/oak.jpg)', '<img src="/oak.jpg" alt="Oak">') },
      tried: { '/oak.jpg': bytes },
    },
    { pages: { '/': page('background: url(data:image/png;base64,AAAA)') }, tried: { '/oak.jpg': bytes } },
    { pages: { '/': page('mask: url(/oak.jpg)') }, tried: { '/oak.jpg': bytes } },
  ],
  fail: [
    [
      {
        pages: { '/': page("background-image: linear-gradient(red, blue), url('/oak.jpg')") },
        tried: { '/oak.jpg': bytes },
      },
      'The background image https://shop.example/oak.jpg is 900 KB',
      { page: 'https://shop.example/' },
    ],
    [
      {
        pages: { '/': page('color: red; background: #fff url(oak.jpg) no-repeat') },
        tried: { '/oak.jpg': bytes },
      },
      '900 KB',
    ],
  ],
  missing: [{ pages: { '/': page('background: url(/oak.jpg)') } }],
});
