/** Tests content-cannibalisation. */
import { html, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { contentCannibalisation } from './content-cannibalisation.ts';

const page = (
  title: string,
  h1 = title,
  more: { head?: string; lang?: string; text?: string } = {},
): string =>
  html({ title, ...more, body: `<h1>${h1}</h1><p>${more.text ?? `About ${title}, page ${h1}.`}</p>` });
const site = (...pages: readonly string[]): TestSite => ({
  pages: Object.fromEntries(pages.map((each, at) => [`/${at === 0 ? '' : `oak-${at}`}`, each])),
});
const brand = ' | The Old Oak House of Fine Furniture and Handmade Interiors';

testSiteRule(contentCannibalisation, {
  pass: [
    // The common end of all titles is the site's name.
    site(
      ...['Tables', 'Chairs', 'Beds', 'Lamps', 'Rugs'].map((each) =>
        page(`${each} made by hand${brand}`, each),
      ),
    ),
    // Titles that differ by a number are about different things.
    site(
      page('Handmade solid oak dining table with rounded corners for six people, 120 cm'),
      page('Handmade solid oak dining table with rounded corners for six people, 140 cm'),
    ),
    site(
      page('Kiln 3.1.4 release notes and known issues'),
      page('Kiln 3.1.5 release notes and known issues'),
    ),
    // Reported by title-duplicate and the rules on duplicate content.
    site(page('Care for oak tables', 'One'), page('Care for oak tables', 'Care for oak')),
    site(
      page('Care for oak tables', 'Care', { text: 'One and the same text.' }),
      page('Oak tables: care for', 'Care', { text: 'One and the same text.' }),
    ),
    site(
      page('Care for oak tables', 'Care', { lang: 'en' }),
      page('Oak tables, care for', 'Care', { lang: 'de' }),
    ),
    site(page('Oak'), page('Oak!', 'Oak')),
    site(page('How to care for oak tables'), page('How to care for elm chairs')),
    site(
      page('Care for oak tables', 'Care', { head: '<meta name="robots" content="noindex">' }),
      page('Oak tables: care for', 'Care'),
    ),
    site(
      page('Care for oak tables', 'Care', { head: '<link rel="alternate" hreflang="en-gb" href="/oak-1">' }),
      page('Oak tables: care for', 'Care'),
    ),
    { pages: { '/blog': page('Notes on oak: all'), '/blog?page=2': page('All notes on oak') } },
  ],
  fail: [
    [
      site(page('Care for oak tables'), page('Oak tables: care for', 'Care for oak tables')),
      '“Care for oak tables” and “Oak tables: care for” share 100% of the words',
      { urls: ['https://shop.example/', 'https://shop.example/oak-1'], findings: 1 },
    ],
    [
      site(
        page('A guide to oil and wax for old oak tables at home'),
        page('Guide to oil and wax for old oak tables at home'),
        page('Something else entirely, of another kind'),
      ),
      'share 92%',
      { findings: 1 },
    ],
  ],
  skip: [site(page('Care for oak tables'))],
});
