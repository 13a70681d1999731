/** Tests content-readability. */
import { testRule } from '../../testing/test-rule.ts';
import { contentReadability } from './content-readability.ts';

const easy =
  'We make oak tables by hand. Each one takes us a week. You can pick the size and the wood. We bring it to your home. It will last you a long time. ';
const hard =
  'Organisational interoperability considerations necessitate comprehensive documentation of institutional responsibilities throughout multidimensional administrative environments, notwithstanding contradictory interpretations of international regulatory requirements. ';
const german =
  'Die zuständigen Behörden veröffentlichen in jedem Jahr einen ausführlichen Bericht über die Entwicklung der Werkstätten, aus dem hervorgeht, welche Maßnahmen ergriffen wurden und welche noch ausstehen. ';
const middling = ['organisation', 'firm']
  .map(
    (whom) =>
      `We write down who is responsible for the regulatory requirements of every ${whom} that we support, so that the people there can understand their own obligations well before they begin a project. `,
  )
  .join('');
const page = (text: string, lang = 'en'): string => `<html lang="${lang}"><main><p>${text}</p></main></html>`;

testRule(contentReadability, {
  pass: [
    page(easy.repeat(12)),
    page(`${easy.repeat(12)}${hard}`),
    // Long words in short sentences: there is nothing to split.
    page('Organisational interoperability necessitates comprehensive documentation. '.repeat(70)),
    // Hard by a hair.
    page(middling.repeat(7)),
  ],
  fail: [
    [
      page(hard.repeat(20)),
      /reading ease of the text is 0 of 100 \(very difficult\)/,
      { wanted: '30 or more' },
    ],
    [
      page(`${(hard.replace('. ', ' and ') + hard).repeat(9)}${easy}`),
      /very difficult\), with \d+ words per sentence/,
    ],
  ],
  skip: [
    // Contributors, one after the other.
    page(
      `${hard.repeat(6)}${'Thanks to Bartholomew Featherstonehaugh, Alexandrina Cholmondeley, Maximilian Worcestershire, '.repeat(20)}Ann Oak. `.repeat(
        3,
      ),
    ),
    page(hard),
    page(hard.repeat(7)),
    page(hard.replace('. ', ' and ').repeat(20)),
    // Half of it is not translated yet, so that no formula fits.
    `<html lang="en"><main>${`<p>${hard.repeat(6)}</p><p>${german.repeat(6)}</p>`.repeat(3)}</main></html>`,
    // Its words are a lawyer's.
    page(`<h1>Software licence</h1>${hard.repeat(20)}`),
    { html: page(hard.repeat(20)), url: 'https://shop.example/docs/legalnotice.html' },
    { html: page(hard.repeat(20)), url: 'https://shop.example/privacy' },
    page(`<h1>Datenschutzerklärung</h1>${hard.repeat(20)}`),
    page('手作りの家具を北の工房で作っています。'.repeat(60), 'ja'),
    page(`${hard.repeat(20)} Lorem ipsum dolor sit amet, consectetur adipisicing elit.`),
    '<p>none</p>',
  ],
});
