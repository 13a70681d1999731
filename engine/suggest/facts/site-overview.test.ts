/** Tests the business context: the right kind of site by what its pages show, and nothing where they do not show it. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-input.ts';
import { siteOverviewOf } from './site-overview.ts';
import { openSiteContext } from './suggestion-site.ts';

interface Parts {
  readonly lang?: string;
  readonly title?: string;
  readonly head?: string;
  readonly nav?: string;
  readonly main: string;
  readonly footer?: string;
}

const links = (names: string): string =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => `<a href="/${name.toLowerCase()}">${name.replaceAll('_', ' ')}</a>`)
    .join('');

const html = ({ lang = 'en', title = 'Home', head = '', nav = '', main, footer = '' }: Parts): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body><nav>${links(nav)}</nav><main>${main}</main><footer>${footer}</footer></body></html>`;

const overviewOf = (pages: Readonly<Record<string, string>>): SiteOverview =>
  siteOverviewOf(openSiteContext(siteOf(pages)));

const prose = '<p>We open the doors in spring and close them when the last guest has gone home.</p>';

describe('the kind of a site', () => {
  it('is a restaurant by its menu, hours and address in plain text', () => {
    const overview = overviewOf({
      '/': html({
        title: 'Gasthaus zur Linde',
        lang: 'de',
        nav: 'Speisekarte Anfahrt',
        main: `<h1>Gasthaus zur Linde</h1>${prose}`,
        footer: '<p>Marktplatz 3, 99084 Erfurt</p><p>Di–So 11:30–22:00 Uhr</p><p>Tel. 0361 555 12 34</p>',
      }),
    });
    expect(overview).toMatchObject({ businessType: 'Restaurant', location: 'Erfurt' });
  });

  it('is a trade by two of its words', () => {
    const overview = overviewOf({
      '/': html({ nav: 'Boilers Roofing Contact', main: `<h1>Plumbing and roofing in Whitby</h1>${prose}` }),
    });
    expect(overview).toMatchObject({ businessType: 'Contractor or trades', industry: 'Construction' });
  });

  it('is a local business where only the place is shown', () => {
    const overview = overviewOf({
      '/': html({
        main: `<h1>Harbour Stores</h1>${prose}`,
        footer: '<p>12 High Street, Whitby YO21 3PU</p><p>Mon–Sat 9:00–17:30</p>',
      }),
    });
    expect(overview).toMatchObject({ businessType: 'Local business', location: 'Whitby' });
  });

  it('is a shop by its cart and prices', () => {
    const item = (name: string, price: string): string =>
      `<h2>${name}</h2><p>${price}</p><p><a href="/cart">Add to cart</a></p>`;
    const overview = overviewOf({
      '/': html({
        main: item('Oak stool', '£84.00') + item('Ash stool', '£72.00') + item('Elm chair', '£160.00'),
      }),
    });
    expect(overview).toMatchObject({ businessType: 'Online store', industry: 'Retail' });
  });

  it('is software documentation by its generator and its code', () => {
    const page = html({
      head: '<meta name="generator" content="mkdocs-1.5.3">',
      main: `<h1>Configuration</h1>${prose}<pre>docs_dir: text and more words of code</pre>`,
    });
    const overview = overviewOf({ '/': page, '/a': page, '/b': page, '/c': page });
    expect(overview).toMatchObject({ businessType: 'Software documentation', industry: 'Software' });
  });

  it('is a blog by its dated posts', () => {
    const post = html({
      main: `<article><h1>A day at sea</h1><time datetime="2026-04-02">2 April</time>${prose}</article>`,
    });
    const overview = overviewOf({
      '/': html({ main: '<h1>Notes</h1>' }),
      '/posts/a': post,
      '/posts/b': post,
      '/posts/c': post,
    });
    expect(overview.businessType).toBe('Blog');
  });

  it('is a CV by its headings', () => {
    const overview = overviewOf({
      '/': html({ main: `<h1>Ada Byron</h1>${prose}<h2>Experience</h2><h2>Education</h2><h2>Skills</h2>` }),
    });
    expect(overview.businessType).toBe('Portfolio or résumé');
  });

  it('is a software project by a link to its source', () => {
    const overview = overviewOf({
      '/': html({
        nav: 'Documentation Download',
        main: `<h1>Larch</h1>${prose}<a href="https://github.com/larch/larch">GitHub</a>`,
      }),
    });
    expect(overview).toMatchObject({ businessType: 'Software project', industry: 'Software' });
  });

  it('is a template where its texts were not replaced, and nothing of them is the owner’s', () => {
    const overview = overviewOf({
      '/': html({
        title: 'Resume - Start Bootstrap Theme',
        main: '<h1>Clarence Taylor</h1><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p><h2>Services</h2><h3>E-Commerce</h3><h2>Experience</h2><h2>Skills</h2>',
        footer: '<p>3542 Berry Street, Cheyenne Wells, CO 80810</p>',
      }),
    });
    expect(overview).toEqual({
      businessType: 'Portfolio or résumé: template, not filled in yet',
      industry: '',
      targetAudience: '',
      mainServices: [],
      location: null,
    });
  });

  it('is left out where nothing shows it', () => {
    const overview = overviewOf({ '/': html({ main: '<h1>Hello world</h1><p>This is a page.</p>' }) });
    expect(overview).toEqual({
      businessType: '',
      industry: '',
      targetAudience: '',
      mainServices: [],
      location: null,
    });
  });
});
