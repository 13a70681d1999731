/** Tests link-uncrawlable. */
import { testRule } from '../../testing/test-rule.ts';
import { linkUncrawlable } from './link-uncrawlable.ts';

testRule(linkUncrawlable, {
  pass: [
    '<a role="button" href="javascript:void(0)">Open</a>',
    '<a role="tab" onclick="show()">Details</a>',
    '<a id="part" href="">Part</a>',
    '<a href="javascript:void(0)">Menu</a><a href="javascript:;" class="dropdown-toggle">More</a>',
    '<a href="javascript:history.back()">Back</a><a href="javascript:window.print()">Print</a>',
    '<a href="javascript:(function(){location.href=\'https://pins.example/?u=\'+encodeURIComponent(location.href)})()">Bookmarklet</a>',
    '<a href="javascript:toggle(1)" id="x">Oak</a><a onclick="show()">Oak</a>',
    '<a href="" data-bs-toggle="collapse">Menu</a><a href="" aria-expanded="false">Menu</a>',
    '<a href=""><i class="icon"></i></a>',
    '<title>Oak manual — 1.2</title><a href="">Oak manual</a>',
    '<title>Manual</title><h1>1. Oak manual¶</h1><a href="">1. Oak manual</a>',
    '<a href="/oak" onclick="track()">Oak</a>',
    '<a href="#" onclick="open()">Menu</a>',
    '<a href="#part">Part</a>',
    '<a href="mailto:a@shop.example">Mail</a><a href="tel:+4930123456">Call</a><a href="whatsapp://send">Chat</a>',
    '<a href="/javascript:intro">An article</a>',
    '<a href="https://shop.example/?q=javascript:void(0)">x</a>',
  ],
  fail: [
    [
      '<a href="javascript:location.href=\'/oak\'">Oak</a>',
      'crawlers cannot follow it',
      { found: 'href="javascript:location.href=\'/oak\'"' },
    ],
    ['<a href=" JavaScript:openPage(&quot;/oak.html&quot;)" id="x">Oak</a>', 'crawlers cannot follow it'],
    ['<a href="javascript:showArticle(17)" id="y">Oak</a>', 'crawlers cannot follow it'],
    [
      '<a onclick="window.location=\'oak.html\'">Oak</a><a href="">Oak</a>',
      'a target in onclick',
      { found: 'a target in onclick' },
    ],
    ['<a href="javascript:void(0)" data-href="/oak">Oak</a>', 'a target that only a script reads'],
    ['<a href>Oak</a>', 'Links with an empty href lead back', { found: 'href=""' }],
    ['<a href="file:///C:/oak.html">Oak</a>', 'a path on a disk', { found: 'a path on a disk' }],
    ['<a role="link" onclick="goTo(5)">Oak</a>', 'a target in onclick'],
  ],
  skip: [
    '<a id="top"></a><a name="part">Part</a>',
    '<a>Current page</a>',
    '<p onclick="go()">none</p>',
    '<button onclick="go()">Oak</button>',
  ],
});
