/** Tests which dates of unavailable_after are past. */
import { testRule } from '../../testing/test-rule.ts';
import { unavailableAfterPast } from './unavailable-after-past.ts';

testRule(unavailableAfterPast, {
  pass: [
    '<meta name="robots" content="unavailable_after: 2026-11-15">',
    '<meta name="robots" content="unavailable_after: 2027-01-01">',
    '<meta name="robots" content="unavailable_after: 25 Jun 2031 15:00:00 GMT">',
    '<meta name="robots" content="unavailable_after: next summer">',
  ],
  fail: [
    ['<meta name="robots" content="unavailable_after: 2025-06-25">', '2025-06-25, a date in the past'],
    [
      {
        html: '<p>',
        headers: {
          'content-type': 'text/html',
          'x-robots-tag': 'unavailable_after: 25 Jun 2010 15:00:00 GMT',
        },
      },
      '25 Jun 2010',
    ],
  ],
  skip: ['<meta name="robots" content="noindex">', '<p>Available'],
});
