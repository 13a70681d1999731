/** Tests redirect-by-script. */
import { testRule } from '../../testing/test-rule.ts';
import { redirectByScript } from './redirect-by-script.ts';

const long = `<main><p>${'Word by word the page says something of its own. '.repeat(20)}</p></main>`;

testRule(redirectByScript, {
  pass: [
    `<script>window.location.replace("/products/");</script>${long}`,
    '<script>function go() { window.location = "/products/"; }</script><p>Shop</p>',
    '<script>if (old) location.href = "/old/";</script><p>Shop</p>',
    '<script>location.hash = "x";</script><p>Shop</p>',
    '<script>location.href = "#top";</script><p>Shop</p>',
    '<pre>&lt;script&gt;location.href = "/x"&lt;/script&gt;</pre>',
  ],
  fail: [
    [
      '<h1>Web shop</h1><p>The shop has moved.</p><script>window.location.replace("/products/");</script>',
      'A script sends visitors to https://shop.example/products/',
      { found: '/products/', wanted: 'a 301 redirect' },
    ],
    [
      "<script type='text/javascript'>\nlocation.href='en/index.html';</script>",
      { messageId: 'script', data: { target: 'https://shop.example/en/index.html' } },
    ],
  ],
});
