/** Tests form-goes-nowhere. */
import { testRule } from '../../testing/test-rule.ts';
import { formGoesNowhere } from './form-goes-nowhere.ts';

const fields = '<input name="name"><input type="email" name="email"><textarea name="message"></textarea>';

testRule(formGoesNowhere, {
  pass: [
    `<form action="/contact" method="post">${fields}</form>`,
    // The page itself receives it.
    `<form method="POST">${fields}</form>`,
    `<form action="https://forms.example/oak">${fields}</form>`,
    // What is searched for belongs in the address.
    '<form><input type="search" name="q"><button>Search</button></form>',
    // A script may send it.
    `<form id="contact">${fields}</form><script src="/site.js"></script>`,
    `<form id="contact">${fields}</form><script>contact.addEventListener("submit", send)</script>`,
    `<form onsubmit="return send(this)">${fields}</form>`,
    // A field outside of it.
    `<form><input name="q"></form><textarea></textarea>`,
  ],
  fail: [
    [
      `<form class="contact">${fields}<button>Send</button></form>`,
      { messageId: 'lost', data: { forms: 1 } },
      { snippet: '<form class="contact">' },
    ],
    [`<form action="#"><p><input type="email"></p></form>`, 'lost'],
    // An icon font sends nothing.
    [`<script src="https://use.fontawesome.com/1.js"></script><form>${fields}</form>`, 'lost'],
  ],
  skip: ['<p>Write to us.</p>'],
});
