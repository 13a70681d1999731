/** Tests title-duplicate. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { titleDuplicate } from './title-duplicate.ts';

const body = `<p>${'Chairs made of oak by hand, one by one, for a long life. '.repeat(4)}</p>`;
const chairs = { title: 'Oak chairs' };
const english = 'The chairs are made of oak by hand, and we have built them for more than sixty years now. ';
const german = 'Die Stühle sind aus Eiche und von Hand gemacht, und wir bauen sie seit über sechzig Jahren. ';
const spoken = (text: string): string =>
  html({ ...chairs, body: `<p>${text.repeat(6)}</p>` }).replace(' lang="en"', '');

testSiteRule(titleDuplicate, {
  pass: [
    { pages: { '/': html(chairs), '/b': html({ title: 'Oak tables' }) } },
    { pages: { '/': html(chairs), '/de': html({ ...chairs, lang: 'de' }) } },
    // The same without saying so.
    { pages: { '/': spoken(english), '/de': spoken(german) } },
    { pages: { '/a': html(chairs), '/a?page=2': html(chairs), '/a/page/3': html(chairs) } },
    {
      pages: {
        '/a': html(chairs),
        '/b': html({ ...chairs, head: '<meta name="robots" content="noindex">' }),
      },
    },
    {
      pages: {
        '/a': html(chairs),
        '/b': html({ ...chairs, head: '<link rel="canonical" href="https://shop.example/a">' }),
      },
    },
    {
      pages: {
        '/us': html({
          ...chairs,
          head: '<link rel="alternate" hreflang="en-gb" href="https://shop.example/gb">',
        }),
        '/gb': html(chairs),
      },
    },
    { pages: { '/a': html({ title: '' }), '/b': html({ title: '' }) } },
    // Copies of one text are what content-duplicate-exact reports.
    { pages: { '/': html({ ...chairs, body }), '/index.html': html({ ...chairs, body }) } },
    { pages: { '/a': html(chairs), 'http://www.shop.example/a': html(chairs) } },
  ],
  fail: [
    [
      {
        pages: { '/a': html(chairs), '/b': html({ title: ' OAK  chairs ' }), '/c': html({ title: 'Other' }) },
      },
      '2 pages have the title “Oak chairs”',
      { urls: ['https://shop.example/a', 'https://shop.example/b'], findings: 1 },
    ],
  ],
  skip: [{ pages: { '/': html(chairs) } }],
});
