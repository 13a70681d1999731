/** Tests content-template-leftover. */
import { testRule } from '../../testing/test-rule.ts';
import { contentTemplateLeftover } from './content-template-leftover.ts';

testRule(contentTemplateLeftover, {
  pass: [
    '<p>This week’s featured title is a book about oaks.</p>',
    '<h2>Featured titles</h2>',
    '<p>Copyright © 2023 Oak House</p>',
    '<p>We build your website. © Oak Web Design</p>',
    '<p>Themes say “Just another WordPress site” until you change it.</p>',
    '<h5>Card title</h5><pre>&lt;h5&gt;Card title&lt;/h5&gt;</pre>',
    '<p><code>Featured title</code></p>',
    '<p>Hello world!</p>',
    '<img src="https://cdn.example/placehold.it/oak.jpg" alt="">',
    '<h3>Accordion</h3><p>Item #1 is sold.</p>',
    // Said to visitors.
    '<p>This is a great place to write about in your diary.</p>',
    '<label>Your job title <input name="job"></label>',
    '<p>To try the font, put some text in the box.</p>',
  ],
  fail: [
    ['<h2>Featured title</h2>', 'still says “Featured title”', { found: 'Featured title' }],
    ['<footer>Copyright &copy; Your Website 2023</footer>', 'Your Website 2023'],
    ['<footer>© 2024 Company Name. All rights reserved.</footer>', 'Company Name'],
    ['<h2><button>Accordion Item #1</button></h2>', 'Accordion Item #1'],
    [
      '<p>Welcome to WordPress. This is your first post. Edit or delete it, then start writing!</p>',
      'Welcome to WordPress',
    ],
    ['<p class="tagline">Just another WordPress site</p>', 'Just another WordPress site'],
    ['<p>I’m a paragraph. Click here to add your own text and edit me. It’s easy.</p>', 'I’m a paragraph'],
    ['<h1>Your Job Title?</h1>', 'Your Job Title?'],
    ['<p>I guess you can put some text here to describe yourself.</p>', 'put some text here'],
    ['<p>This is a great place to talk about your webpage.</p>', 'a great place to talk about your'],
    ['<p>Your tagline here</p>', 'Your tagline here'],
    [
      '<img src="http://placehold.it/700x400" alt="">',
      { messageId: 'images', data: { images: 1 } },
      { urls: ['http://placehold.it/700x400'] },
    ],
  ],
});
