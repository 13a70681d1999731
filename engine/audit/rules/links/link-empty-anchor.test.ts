/** Tests link-empty-anchor. */
import { testRule } from '../../testing/test-rule.ts';
import { linkEmptyAnchor } from './link-empty-anchor.ts';

testRule(linkEmptyAnchor, {
  pass: [
    '<a href="/oak"><img src="/oak.jpg" alt="Oak table"></a>',
    '<a href="/oak" aria-label="Oak table"></a>',
    '<a href="/oak" title="Oak table"><i class="icon"></i></a>',
    '<span id="t">Oak</span><a href="/oak" aria-labelledby="t"></a>',
    '<a href="/oak"><span class="visually-hidden">Oak table</span></a>',
    '<a href="/f"><svg><title>Facebook</title><path d="M0"/></svg></a>',
    '<a href="/f"><svg aria-label="Facebook"><path d="M0"/></svg></a>',
    '<a href="/f"><i class="fa" aria-label="Facebook"></i></a>',
    '<a href="/f"><brand-logo></brand-logo></a>',
    '<a href="/oak"><img data-src="/oak.jpg"><noscript><img src="/oak.jpg" alt="Oak"></noscript></a>',
    '<a href="/oak">Oak</a><a id="top"></a><a name="part"></a>',
    '<a href="/oak">Oak</a><a href="/oak" aria-hidden="true" tabindex="-1"><img src="/oak.jpg" alt=""></a>',
    '<a href="/oak">Oak</a><a href="/ad" rel="nofollow"></a>',
    '<a href="/oak"><img src="/oak.jpg" alt=""></a>',
    '<a href="/oak">0</a>',
    '<h3><a class="anchor" href="#" title=""></a></h3><a href="/oak">Oak</a>',
    '<a href="/oak">→</a>',
  ],
  fail: [
    [
      '<a href="/oak"></a>',
      '1 link has no text',
      { snippet: '<a href="/oak"></a>', urls: ['https://shop.example/oak'] },
    ],
    [
      '<a href="/a"><img src="/a.jpg" alt="" aria-hidden="true"></a><a href="/b"><img src="/b.jpg"></a><a href="/c">C</a>',
      '2 links have no text',
    ],
    ['<a href="/f"><svg><path d="M0"/></svg></a><p title="elsewhere">x</p>', '1 link has no text'],
    ['<a href="/f" aria-label=" "><i class="fa"></i></a>', '1 link has no text'],
    ['<a href="/f" aria-labelledby="gone"></a>', '1 link has no text'],
    ['<a href="/f"> &nbsp; </a>', '1 link has no text'],
    ['<h3><a href="#oak"></a> Oak</h3>', '1 link has no text'],
    ['<h3></h3><p><a href="/oak"></a></p>', '1 link has no text'],
  ],
  skip: ['<p>none</p>', '<a id="top"></a>', '<a href="/x" rel="sponsored"></a>'],
});
