/** Tests which references between elements are broken. */
import { testRule } from '../../testing/test-rule.ts';
import { a11yBrokenIdref } from './a11y-broken-idref.ts';

testRule(a11yBrokenIdref, {
  pass: [
    '<label for="q">Search</label><input id="q">',
    // An id that is used twice but that nothing refers to harms no label.
    '<p id="a">1</p><p id="a">2</p>',
    '<input aria-labelledby="one two"><b id="one">a</b><b id="two">b</b>',
    '<label>Search <input></label>',
    '<button aria-expanded="false" aria-controls="menu">Menu</button>',
    '<button aria-haspopup="listbox" aria-controls="list">Choose</button>',
    '<a href="#nowhere">link</a>',
    '<label for="">Search</label>',
  ],
  fail: [
    [
      '<label for="query">Search</label><input id="q">',
      '1 label points to an id that does not exist.',
      { found: 'for="query"', snippet: '<label for="query">' },
    ],
    [
      '<input aria-describedby="a b"><p id="a">x</p>',
      { messageId: 'no-target', data: { broken: 1, kind: 'reference' } },
    ],
    ['<button aria-controls="menu">Menu</button>', 'no-target'],
    [
      '<label for="a">Search</label><label for="b">Find</label><label for="q">Query</label><input id="q"><input id="q">',
      '2 labels point to an id that does not exist, and 1 referenced id occurs more than once.',
    ],
    [
      '<label for="q">Search</label><input id="q"><input id="q">',
      { messageId: 'repeated', data: { repeated: 1 } },
      { found: 'id="q"' },
    ],
  ],
});
