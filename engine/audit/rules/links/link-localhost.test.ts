/** Tests link-localhost. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { linkLocalhost } from './link-localhost.ts';

testRule(linkLocalhost, {
  pass: [
    '<a href="/localhost">How to use localhost</a>',
    '<a href="https://shop.example/?next=http://localhost:3000/">x</a>',
    '<a href="https://localhost.example/">x</a>',
    '<a href="https://my-local.example/">x</a>',
    '<a href="http://10.example.com/">x</a>',
    '<a href="http://172.32.0.1/">x</a><a href="http://11.0.0.1/">x</a><a href="http://192.169.1.1/">x</a><a href="https://1.1.1.1/">x</a>',
    '<p>Open http://localhost:3000 in your browser.</p>',
    '<a href="mailto:root@localhost">x</a>',
    '<p>Go to <a href="http://localhost:8000/polls/">http://localhost:8000/polls/</a> in your browser.</p>',
    '<pre>Serving at <a href="http://127.0.0.1:8000/">http://127.0.0.1:8000/</a></pre>',
    '<p>Open <a href="http://localhost:3000/">localhost:3000</a>.</p>',
    '<img src="data:image/gif;base64,R0lGOD" alt="">',
  ],
  fail: [
    [
      '<a href="http://localhost:3000/oak">x</a>',
      '1 link or file is on a private',
      { found: 'http://localhost:3000/oak', snippet: '<a href="http://localhost:3000/oak">' },
    ],
    [
      '<img src="http://192.168.1.20/oak.jpg" alt=""><script src="http://127.0.0.1:8080/app.js"></script>',
      '2 links or files are on a private',
    ],
    ['<a href="http://127.1/">x</a>', '1 link or file'],
    [
      '<pre>run print-server</pre><p>See <a href="http://localhost:631/help">its own help</a>.</p>',
      '1 link works only on a machine that runs the same local service (localhost).',
      { found: 'http://localhost:631/help' },
    ],
    ['<nav><a href="http://localhost:3000/oak">Oak</a></nav><pre>npm install</pre>', '1 link or file'],
    [
      '<a href="http://localhost:631/">Help</a><img src="http://localhost/a.png" alt=""><code>x</code>',
      '2 links or files',
    ],
    ['<a href="http://localhost:3000/oak">localhost:3000/elm</a>', '1 link or file'],
    ['<a href="//10.0.0.5/x">x</a>', '1 link or file'],
    ['<a href="http://172.31.255.1/">x</a>', '1 link or file'],
    ['<a href="http://shop.local/">x</a>', '1 link or file'],
    ['<a href="http://[::1]:80/">x</a>', '1 link or file'],
    ['<img srcset="http://localhost/a.jpg 2x" src="/a.jpg" alt="">', '1 link or file'],
    ['<link rel="stylesheet" href="http://localhost:5173/app.css">', '1 link or file'],
  ],
  skip: [{ html: '<a href="/x">x</a>', url: 'http://localhost:8080/' }],
});

it('is advice in a manual, whose readers may run the service', () => {
  const link = '<p>See <a href="http://localhost:631/help">its own help</a>.</p>';
  expect(checkPage(linkLocalhost, `<pre>run print-server</pre>${link}`)).toMatchObject({ severity: 'info' });
  expect(checkPage(linkLocalhost, link)).toMatchObject({ severity: 'warning' });
});
