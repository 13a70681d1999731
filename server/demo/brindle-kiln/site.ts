/** Brindle Kiln, the shop at demo.example. Its faults are listed in testing/known-faults.ts. */
import { demoDomain } from '../site-model/demo-hosts.ts';
import type { DemoSite } from '../site-model/demo-site.ts';
import { brindleKilnPages } from './pages.ts';

const robotsTxt = `User-agent: *
Disallow: /basket
Disallow: /gift

User-agent: PerplexityBot
Disallow: /

Sitemap: https://demo.example/sitemap.xml
`;

export const brindleKiln: DemoSite = {
  host: demoDomain,
  folder: import.meta.dirname,
  name: 'Brindle Kiln',
  tagline: 'Tea ware, thrown and fired in Callow Bridge',
  pages: brindleKilnPages,
  menu: [
    ['/teapots/', 'Teapots'],
    ['/cups/', 'Cups'],
    ['/glazes', 'Glazes'],
    ['/blog/', 'Journal'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
    ['/basket', 'Basket'],
  ],
  footer: [
    ['/faq', 'Questions'],
    ['/terms', 'Terms'],
    ['/gift-cards', 'Gift cards'],
  ],
  imprint: 'Brindle Kiln, Fustian Mill, Weir Lane, Callow Bridge. Fired on the second and fourth Friday.',
  redirects: { '/shop': '/store', '/store': '/teapots/' },
  texts: { '/robots.txt': robotsTxt },
  sitemap: [
    '/',
    '/teapots/',
    '/teapots/ember-teapot',
    '/teapots/moss-side-handle',
    '/teapots/harbour-teapot',
    '/teapots/willow-teapot',
    '/cups/',
    '/cups/yunomi-pair',
    '/cups/gaiwan-celadon',
    '/offers/gaiwan-celadon',
    '/glazes',
    '/blog/',
    '/blog/how-to-season-a-clay-teapot',
    '/blog/green-tea-water-temperature',
    '/blog/tonkanne-einweihen',
    '/about',
    '/contact',
    '/faq',
    '/workshops/wheel-throwing-weekend',
  ],
  headers: {},
  compresses: true,
  leadsToHttps: false,
};
