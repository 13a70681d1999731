/** Tests content-readability. */
import { testRule } from '../../testing/test-rule.ts';
import { contentReadability } from './content-readability.ts';

const easy =
  'We make oak tables by hand. Each one takes us a week. You can pick the size and the wood. We bring it to your home. It will last you a long time. ';
const hard =
  'Organisational interoperability considerations necessitate comprehensive documentation of institutional responsibilities throughout multidimensional administrative environments, notwithstanding contradictory interpretations of international regulatory requirements. ';
const page = (text: string, lang = 'en'): string => `<html lang="${lang}"><main><p>${text}</p></main></html>`;

testRule(contentReadability, {
  pass: [
    page(easy.repeat(5)),
    page(`${easy.repeat(8)}${hard}`),
    // Long words in short sentences: there is nothing to split.
    page('Organisational interoperability necessitates comprehensive documentation. '.repeat(30)),
  ],
  fail: [
    [
      page(hard.repeat(7)),
      /reading ease of the text is 0 of 100 \(very difficult\)/,
      { wanted: '30 or more' },
    ],
    [
      page(`${(hard.replace('. ', ' and ') + hard).repeat(6)}${easy}`),
      /very difficult\), with \d+ words in a sentence/,
    ],
  ],
  skip: [
    page(hard),
    page(hard.repeat(4)),
    page(hard.replace('. ', ' and ').repeat(8)),
    page('手作りの家具を北の工房で作っています。'.repeat(60), 'ja'),
    page(`${hard.repeat(6)} Lorem ipsum dolor sit amet, consectetur adipisicing elit.`),
    '<p>none</p>',
  ],
});
