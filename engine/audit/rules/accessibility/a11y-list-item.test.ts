/** Tests a11y-list-item. */
import { testRule } from '../../testing/test-rule.ts';
import { a11yListItem } from './a11y-list-item.ts';

testRule(a11yListItem, {
  pass: [
    '<ul><li>Oak</li></ul><ol><li>Ash<ul><li>Elm</li></ul></li></ol><menu><li>Open</li></menu>',
    '<div role="list"><li>Oak</li></div>',
    '<div><li role="listitem">Oak</li></div>',
    '<my-list><li>Oak</li></my-list>',
    '<ul><p>Oak</p></ul>',
    // The unclosed anchor of an XHTML source goes on around the item.
    '<ul><a id="oak"/><li>Oak</li></ul>',
    '<template><li>Oak</li></template>',
  ],
  fail: [
    [
      '<div class="checks"><li>Oak</li><li>Ash</li></div>',
      '2 list items are not in a list',
      { found: 'in <div>', snippet: '<li>' },
    ],
    ['<ul><div><li>Oak</li></div></ul>', { messageId: 'loose', data: { count: 1 } }],
  ],
});
