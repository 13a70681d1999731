/** Tests which resources of an https page are blocked as insecure. */
import { testRule } from '../../testing/test-rule.ts';
import { mixedContentActive } from './mixed-content-active.ts';

testRule(mixedContentActive, {
  pass: [
    '<script src="https://cdn.example/a.js"></script>',
    '<script src="//cdn.example/a.js"></script><link rel="stylesheet" href="/a.css">',
    '<a href="http://old.example/">old</a><form action="http://old.example/"></form>',
    '<link rel="canonical" href="http://shop.example/"><link rel="alternate" href="http://shop.example/feed">',
    '<img src="http://old.example/a.jpg">',
    '<script type="text/template" src="http://old.example/a.js"></script>',
    '<script src="http://localhost:3000/a.js"></script>',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><script src="http://cdn.example/a.js"></script>',
    {
      html: '<script src="http://cdn.example/a.js"></script>',
      headers: {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'self'; upgrade-insecure-requests",
      },
    },
  ],
  fail: [
    [
      '<script src="http://cdn.example/a.js"></script>',
      '1 active resource is loaded over http',
      { found: 'http://cdn.example/a.js', snippet: '<script src="http://cdn.example/a.js">' },
    ],
    [
      '<link rel="stylesheet" href="http://cdn.example/a.css"><iframe src="http://maps.example/"></iframe>',
      '2 active resources are',
    ],
    ['<base href="http://shop.example/"><script src="a.js"></script>', '1 active resource'],
  ],
  skip: [{ html: '<script src="http://cdn.example/a.js"></script>', url: 'http://shop.example/' }],
});
