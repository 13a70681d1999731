/** Tests which questions are left without a short answer. */
import { testRule } from '../../testing/test-rule.ts';
import { aiQuestionWithoutAnswer } from './ai-question-without-answer.ts';

const page = (body: string) =>
  `<title>Clay</title><meta property="og:type" content="article"><main><h1>Clay</h1><p>All about clay and how to use it.</p>${body}</main>`;
const long = `It depends ${'on the clay and the glaze and the kiln '.repeat(8)}.`;

testRule(aiQuestionWithoutAnswer, {
  pass: [
    page('<h2>How hot is a kiln?</h2><p>About 1,250 degrees. The rest depends on many things.</p>'),
    page('<h2>Wie heiß wird ein Ofen?</h2><ul><li>Etwa 1250 Grad.</li></ul>'),
    // Its parts answer it.
    page('<h2>How hot is a kiln?</h2><h3>Electric kilns</h3><p>About 1,250 degrees.</p>'),
    page(`<h2>How hot is a kiln?</h2><p>Very hot.</p><p>${long}</p>`),
  ],
  fail: [
    [
      page(`<h2>How hot is a kiln?</h2><p>${long}</p>`),
      'The question “How hot is a kiln?” has no short answer: the first sentence has',
      { snippet: '<h2>How hot is a kiln?</h2>' },
    ],
    [page('<h2>How hot is a kiln?</h2><h2>Glazes</h2><p>They are colourful.</p>'), 'no-text'],
  ],
  skip: [
    page('<h2>What’s new in Kiln 2.0</h2><h3>Heat</h3><p>More of it.</p>'),
    page(`<h2>How errors are displayed</h2><p>${long}</p>`),
    page('<h2>How to add, change and delete pages</h2><h3>Adding</h3><p>Press Add.</p>'),
    '<p>Hello',
    // A chapter of a manual.
    `<main><h1>Clay</h1><h2>Why this book?</h2><p>${long}</p></main>`,
    page(`<h2>Kilns</h2><p>${long}</p>`),
  ],
});
