/** Tests title-placeholder. */
import { testRule } from '../../testing/test-rule.ts';
import { titlePlaceholder } from './title-placeholder.ts';

testRule(titlePlaceholder, {
  pass: [
    '<title>Home | Oak &amp; Sons</title>',
    '<title>Home insurance</title>',
    '<title>How to name an untitled document</title>',
    '<title>React apps that last</title>',
    '<title>Documents</title>',
    '<title>Shop.example: oak tables</title>',
    '<title>other.example</title>',
    '<title>Laravel</title>',
    '<title>1984</title>',
    '<title>Accueil - Les chênes de Bretagne</title>',
    '<title>ホーム用品の専門店</title>',
  ],
  fail: [
    ['<title>Home</title>', '“Home” is a default', { found: 'Home' }],
    ['<title> HOME | </title>', 'is a default'],
    ['<title>React App</title>', '“React App” is a default'],
    ['<title>Vite + React + TS</title>', 'is a default'],
    ['<title>Untitled Document</title>', 'is a default'],
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
