/** Tests link-uncrawlable. */
import { testRule } from '../../testing/test-rule.ts';
import { linkUncrawlable } from './link-uncrawlable.ts';

testRule(linkUncrawlable, {
  pass: [
    '<a role="button" href="javascript:void(0)">Open</a>',
    '<a role="tab" onclick="show()">Details</a>',
    '<a id="part" href="">Part</a>',
    '<a href="/oak" onclick="track()">Oak</a>',
    '<a href="#" onclick="open()">Menu</a>',
    '<a href="#part">Part</a>',
    '<a href="mailto:a@shop.example">Mail</a><a href="tel:+4930123456">Call</a><a href="whatsapp://send">Chat</a>',
    '<a href="/javascript:intro">An article</a>',
    '<a href="https://shop.example/?q=javascript:void(0)">x</a>',
  ],
  fail: [
    [
      '<a href="javascript:void(0)">Oak</a>',
      '1 link leads nowhere',
      { snippet: '<a href="javascript:void(0)">Oak</a>', found: 'href="javascript:void(0)"' },
    ],
    ['<a href=" JavaScript:go(1)" id="x">Oak</a>', '1 link leads nowhere'],
    [
      '<a onclick="go()">Oak</a><a href="">Oak</a>',
      '2 links lead nowhere',
      { found: 'onclick without href' },
    ],
    ['<a href>Oak</a>', '1 link has an empty href and so leads back', { found: 'href=""' }],
    ['<a href="file:///C:/oak.html">Oak</a>', '1 link leads nowhere', { found: 'an address on a disk' }],
    ['<a role="link" onclick="go()">Oak</a>', '1 link leads nowhere'],
  ],
  skip: [
    '<a id="top"></a><a name="part">Part</a>',
    '<a>Current page</a>',
    '<p onclick="go()">none</p>',
    '<button onclick="go()">Oak</button>',
  ],
});
