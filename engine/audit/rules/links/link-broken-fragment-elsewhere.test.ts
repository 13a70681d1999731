/** Tests link-broken-fragment-elsewhere. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { linkBrokenFragmentElsewhere } from './link-broken-fragment-elsewhere.ts';

const other = html({ body: '<h2 id="care">Care</h2><a name="old"></a><h2 id="größe">Größe</h2>' });
const linking = (...hrefs: readonly string[]) => ({
  pages: {
    '/': html({ body: hrefs.map((href) => `<a href="${href}">To ${href}</a>`).join('') }),
    '/oak': other,
  },
});

testSiteRule(linkBrokenFragmentElsewhere, {
  pass: [
    linking('/oak#care', '/oak#old', '/oak#gr%C3%B6%C3%9Fe', '/oak#größe'),
    // Not crawled, so not evaluated.
    { ...linking('/moved#gone', '/oak#care'), answers: { '/moved': { via: ['/oak'] } } },
    { ...linking('/gone#part'), answers: { '/gone': 404 } },
    linking('/not-crawled#part'),
    {
      pages: {
        '/': html({ head: '<meta name="robots" content="noindex">', body: '<a href="/oak#gone">x</a>' }),
        '/oak': other,
      },
    },
  ],
  fail: [
    [
      linking('/oak#gone', '/oak#gone', '/oak#Care'),
      '2 links on this page point to a missing part of another page, such as https://shop.example/oak#gone.',
      { page: 'https://shop.example/', findings: 1 },
    ],
  ],
  skip: [
    linking('#gone', '/#gone', '/oak'),
    linking('/oak#', '/oak#top', '/oak#:~:text=oak', '/oak#/route', '/oak#!route'),
    linking('https://elsewhere.example/#gone'),
    {
      pages: {
        '/': html({ body: '<a href="/oak#tab" role="tab">x</a><a href="/oak#x" onclick="go()">y</a>' }),
        '/oak': other,
      },
    },
  ],
});
