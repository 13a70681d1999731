/** Tests which pages begin with what their title promises. */
import { testRule } from '../../testing/test-rule.ts';
import { aiAnswerNotUpfront } from './ai-answer-not-upfront.ts';

const filler =
  'It was a long and quiet morning, and nobody in the house had yet said a word about anything. '.repeat(12);
const page = (title: string, first: string, url = 'https://shop.example/blog/clay') => ({
  url,
  html: `<title>${title}</title><main><h1>${title.split(' | ')[0]}</h1><p>${first}</p><p>${filler}</p></main>`,
});

testRule(aiAnswerNotUpfront, {
  pass: [
    page('How to fire stoneware clay | Mugs', 'Stoneware clay is fired at 1,250 degrees.'),
    page('Firing temperatures of porcelain', 'Porcelain needs a temperature of 1,300 degrees.'),
    page('Glasierte Keramik brennen', 'Keramik wird zum Brennen zweimal in den Ofen gestellt.'),
    page('Kiln 3.1.4 release notes', 'Kiln 3.1.4 fixes a fault.'),
    page('Serializing kiln objects', 'The serialization of kilns turns them into text.'),
    page('陶器 焼成 温度', '陶器の焼成には高い温度が必要です。'),
  ],
  fail: [
    // The words of a later heading are not what the page promises.
    [
      {
        url: 'https://shop.example/blog/clay',
        html: `<title>Firing</title><main><h1>Kiln temperatures explained</h1><p>Many mugs and bowls are sold here.</p><h2>Mugs and bowls</h2><p>${filler}</p></main>`,
      },
      { messageId: 'late', data: { terms: ['firing', 'kiln', 'temperatures', 'explained'] } },
    ],
    [
      page('How to fire stoneware clay', 'Welcome, dear readers, and thank you for coming by.'),
      'late',
      { wanted: 'fire, stoneware, clay' },
    ],
    [page('How to fire stoneware clay', 'Welcome, dear readers.', 'https://shop.example/help/7'), 'late'],
    [page('Glazing stoneware mugs', 'Have you ever wondered about glazing stoneware?'), 'late'],
    [page('Kiln 3.1.4 release notes', 'Kiln 3.1.3 fixes a fault.'), 'late'],
  ],
  skip: [
    page('Mugs', 'Welcome.'),
    // The first H1 is the site's name, the second the page's, and two words are too few to search for.
    {
      url: 'https://shop.example/source/views',
      html: `<title>Writing views — Kiln 3.2.25 documentation</title><h1>Kiln 3.2.25 documentation</h1><h1>Writing views¶</h1><p>A view is a function.</p><p>${filler}</p>`,
    },
    page('7. Beyond glazing', 'Clay is about more than glazing. This chapter goes beyond it.'),
    {
      url: 'https://shop.example/source/kiln',
      html: `<title>Source code for kiln heating control</title><main><h1>Source</h1><pre>${filler}</pre></main>`,
    },
    // A chapter of a manual promises no answer.
    page('Command line interface of the kiln', 'Welcome.', 'https://shop.example/manual/cli'),
    page('How to fire stoneware clay', 'Lorem ipsum dolor sit amet consectetur adipiscing elit.'),
    page('Stoneware mugs and bowls', 'Welcome.', 'https://shop.example/'),
    page('Stoneware mugs and bowls', 'Welcome.', 'https://shop.example/category/mugs'),
    '<title>Firing stoneware clay</title><main><p>Short.</p></main>',
  ],
});
