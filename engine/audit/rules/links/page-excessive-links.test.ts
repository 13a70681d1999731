/** Tests page-excessive-links. */
import { testRule } from '../../testing/test-rule.ts';
import { pageExcessiveLinks } from './page-excessive-links.ts';

const links = (count: number, prefix = '/'): string =>
  Array.from({ length: count }, (_, at) => `<a href="${prefix}${at}">Oak ${at}</a>`).join(' ');

testRule(pageExcessiveLinks, {
  pass: [links(1000), `${links(1)}${links(1500, '#part')}`],
  fail: [
    [
      `<nav>${links(1)}</nav><main>${links(1000)}</main>`,
      'has 1,001 links',
      { found: '1,000 in the content, 1 in menus, header, footer and sidebars' },
    ],
  ],
  skip: ['<p>none</p>'],
});
