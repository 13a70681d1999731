/** Tests which articles have no author, date and sources. */
import { testRule } from '../../testing/test-rule.ts';
import { aiCitationSignalsMissing } from './ai-citation-signals-missing.ts';

const article = (body: string) => ({
  url: 'https://shop.example/blog/clay',
  html: `<title>Clay</title><nav><a href="https://partner.test/">Partner</a></nav><main><h1>Clay</h1>${body}</main>`,
});

testRule(aiCitationSignalsMissing, {
  pass: [
    article('<p class="byline">Ann Potter</p>'),
    article('<time datetime="2026-01-01">1 January</time>'),
    article('<p>See the <a href="https://museum.test/clay">museum</a>.</p>'),
    article('<p>By <a rel="author" href="/ann">Ann Potter</a></p>'),
  ],
  fail: [
    [article('<p>Clay is soft.</p>'), 'names no author, shows no date and links to no source'],
    [article('<p>See <a href="https://www.shop.example/mugs">our mugs</a>.</p>'), 'none'],
    [article('<a href="https://www.facebook.com/sharer?u=x">Share</a>'), 'none'],
  ],
  skip: ['<p>Hello', { url: 'https://shop.example/', html: '<p>Hello' }],
});
