/** Tests which viewports block zooming, and how badly. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { viewportZoomBlocked } from './viewport-zoom-blocked.ts';

const page = (content: string) => `<meta name="viewport" content="${content}">`;

testRule(viewportZoomBlocked, {
  pass: [
    page('width=device-width, initial-scale=1'),
    page('width=device-width, user-scalable=yes, maximum-scale=5'),
    page('width=device-width, minimum-scale=1'),
    page('user-scalable=1, maximum-scale=10'),
    page('maximum-scale=-1'),
    page('maximum-scale=foo'),
  ],
  fail: [
    [
      page('width=device-width, user-scalable=no'),
      'forbids zooming',
      { found: 'width=device-width, user-scalable=no' },
    ],
    [page('initial-scale=1; User-Scalable = 0'), 'forbids zooming'],
    [page('maximum-scale=1.0'), 'limits zooming to 1 times'],
    [page('maximum-scale=3'), 'limits zooming to 3 times'],
  ],
  skip: ['<p>Hello'],
});

it('warns below twice the size and informs above', () => {
  const severityOf = (content: string) => checkPage(viewportZoomBlocked, page(content));
  expect(severityOf('maximum-scale=1.9')).toMatchObject({ severity: 'warning' });
  expect(severityOf('maximum-scale=2')).toMatchObject({ severity: 'info' });
});
