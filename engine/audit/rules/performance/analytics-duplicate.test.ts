/** Tests analytics-duplicate. */
import { testRule } from '../../testing/test-rule.ts';
import { analyticsDuplicate } from './analytics-duplicate.ts';

const tag = (id: string): string => `<script>gtag('js', new Date()); gtag('config', '${id}');</script>`;

testRule(analyticsDuplicate, {
  pass: [
    tag('G-7QX1'),
    tag('G-7QX1') + tag('AW-9'),
    `<!-- ${tag('G-7QX1')} -->${tag('G-7QX1')}`,
    "<pre>gtag&#40;'config', 'G-1') gtag&#40;'config', 'G-1')</pre>",
  ],
  fail: [
    [
      tag('G-7QX1') + tag('G-7QX1'),
      { messageId: 'repeated', data: { id: 'G-7QX1', times: 2 } },
      { wanted: 'once' },
    ],
  ],
});
