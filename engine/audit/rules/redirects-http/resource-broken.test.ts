/** Tests resource-broken. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { resourceBroken } from './resource-broken.ts';

const style = '<link rel="stylesheet" href="/site.css">';
const page = (head: string): string => html({ head });

testSiteRule(resourceBroken, {
  pass: [
    { pages: { '/': page(style) }, tried: { '/site.css': 200 } },
    { pages: { '/': page(style) }, tried: { '/site.css': 403 } },
    { pages: { '/': page('') } },
    {
      pages: { '/': page('<link rel="preload" as="font" href="/gone.woff2">') },
      tried: { '/gone.woff2': 404 },
    },
    {
      pages: { '/': page('<script src="https://cdn.example/a.js"></script>') },
      tried: { 'https://cdn.example/a.js': 404 },
    },
    {
      pages: { '/': page('<script type="text/template" src="/gone.txt"></script>') },
      tried: { '/gone.txt': 404 },
    },
  ],
  fail: [
    [
      { pages: { '/': page(style) }, tried: { '/site.css': 404 } },
      'loads https://shop.example/site.css, which returns 404',
      { page: 'https://shop.example/', facts: ['broken:https://shop.example/site.css'] },
    ],
    [{ pages: { '/': page('<script src="/a.js" defer></script>') }, tried: { '/a.js': 500 } }, 'broken'],
  ],
  missing: [{ pages: { '/': page(style) } }],
});
