/** Tests title-keyword-stuffing. */
import { testRule } from '../../testing/test-rule.ts';
import { titleKeywordStuffing } from './title-keyword-stuffing.ts';

const title = (text: string): string => `<head><title>${text}</title></head>`;

testRule(titleKeywordStuffing, {
  pass: [
    title('Pump Repair in Manchester | Aldermoor Pumps'),
    title('Oak, Ash, Elm and Beech Tables | Shop'),
    title('std::vector::vector - vector constructor'),
    title('Django documentation | Django - documentation'),
    title('Home - Docs - API - Docs - API'),
  ],
  fail: [
    [
      title('Pump Repair Manchester, Pump Service Manchester, Pumps Manchester, Cheap Pump Repair'),
      'repeats “pump”',
    ],
    [title('Cheap Hotels Rome | Best Hotels Rome | Hotels Rome Centre'), 'repeats “hotels”'],
  ],
  skip: ['<p>x</p>'],
});
