/** Tests title-placeholder. */
import { testRule } from '../../testing/test-rule.ts';
import { titlePlaceholder } from './title-placeholder.ts';

testRule(titlePlaceholder, {
  pass: [
    '<head><title>How to test pages before you publish</title></head>',
    '<head><title>Test page speed – Shop</title></head>',
    '<title>Home | Oak &amp; Sons</title>',
    '<title>Home insurance</title>',
    '<title>How to name an untitled document</title>',
    '<title>React apps that last</title>',
    '<title>Documents</title>',
    '<title>Shop.example: oak tables</title>',
    '<title>other.example</title>',
    '<title>Laravel</title>',
    '<title>1984</title>',
    '<title>Index</title><h2>Index</h2><p>Oak, page 4</p>',
    '<title>Ten Bootstrap templates for shops</title>',
    '<title>How to choose a WordPress theme</title>',
    '<title>Agency – Bootstrap template</title><h1>Agency, a template for studios</h1>',
    { html: '<title>Agency – HTML template</title>', url: 'https://themeforge.example/agency' },
    '<title>Oak House | Furniture kit</title>',
    // What the page offers.
    '<title>Business Template</title><h1>A template for your business plan</h1>',
    '<title>Invoice template</title>',
    '<title>Accueil - Les chênes de Bretagne</title>',
    '<title>ホーム用品の専門店</title>',
  ],
  fail: [
    ['<head><title>Test page 2 do not publish | Shop staging</title></head>', 'not meant for the public'],
    ['<head><title>Testseite 3 – Shop</title></head>', 'not meant for the public'],
    ['<title>Home</title>', '“Home” is a default', { found: 'Home' }],
    ['<title> HOME | </title>', 'is a default'],
    ['<title>React App</title>', '“React App” is a default'],
    ['<title>Vite + React + TS</title>', 'is a default'],
    ['<title>Untitled Document</title>', 'is a default'],
    ['<title>Index</title><h1>Oak tables</h1>', 'is a default'],
    ['<title>Home</title><h1>Home</h1>', 'is a default'],
    ['<title>Agency - Start Bootstrap Theme</title><h1>Welcome</h1>', 'still names the template'],
    ['<title>Oak House | Free HTML5 Template</title>', 'still names the template'],
    ['<title>Portfolio Template</title><h1>Ann Carter</h1>', 'still names the template'],
    ['<title>Page d’accueil</title>', 'is a default'],
    ['<title>Startseite</title>', 'is a default'],
    ['<title>無題</title>', 'is a default'],
    ['<title>www.Shop.example</title>', 'only the name of the host'],
    [
      { html: '<title>Müller.example</title>', url: 'https://www.xn--mller-kva.example/' },
      'only the name of the host',
    ],
  ],
  skip: ['<p>none</p>', '<title></title>'],
});
