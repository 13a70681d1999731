/** Tests img-broken. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { imgBroken } from './img-broken.ts';

const pages = { '/': html({ body: '<img src="/oak.jpg" alt="Oak"><img src="/elm.jpg" alt="Elm">' }) };

testSiteRule(imgBroken, {
  pass: [
    { pages, tried: { '/oak.jpg': 200, '/elm.jpg': 200 } },
    { pages, tried: { '/oak.jpg': { status: 403, blocked: true }, '/elm.jpg': 401 } },
    { pages, tried: { '/oak.jpg': { via: ['/new.jpg'] } } },
    { pages: { '/': html({ body: '<img src="data:image/gif;base64,R0lGOD" alt="">' }) }, tried: {} },
  ],
  fail: [
    [
      { pages, tried: { '/oak.jpg': 404, '/elm.jpg': 200 } },
      '1 image on this page cannot be loaded: https://shop.example/oak.jpg returns 404.',
      { page: 'https://shop.example/' },
    ],
    [{ pages, tried: { '/oak.jpg': { failure: 'dns' } } }, 'does not respond'],
    [{ pages, tried: { '/oak.jpg': 404, '/elm.jpg': 500 } }, '2 images'],
    // A folder that was not copied is one thing to put right.
    [
      {
        pages: {
          '/': html({ body: '<img src="/img/fr/oak.jpg" alt="Oak">' }),
          '/b': html({ body: '<img src="/img/fr/elm.jpg" alt="Elm">' }),
        },
        tried: { '/img/fr/oak.jpg': 404, '/img/fr/elm.jpg': 404 },
      },
      '1 image on this page',
      { shared: 'https://shop.example/img/fr/', findings: 2 },
    ],
  ],
  missing: [{ pages }],
});
