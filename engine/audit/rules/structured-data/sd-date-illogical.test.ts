/** Tests which dates cannot be true. */
import { testRule } from '../../testing/test-rule.ts';
import { sdDateIllogical } from './sd-date-illogical.ts';

const article = (datePublished?: string, dateModified?: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', datePublished, dateModified })}</script>`;

testRule(sdDateIllogical, {
  pass: [
    article('2026-01-01', '2026-01-01'),
    article('2026-01-01T12:00:00Z', '2026-01-01'),
    article('2026-01-01T12:00:00+02:00', '2026-01-01T10:30:00Z'),
    article('2026-11-16', '2026-11-16T01:00:00+13:00'),
    article('2026-01-01'),
    // What is no date at all is a finding of its own.
    article('soon', '1.1.2020'),
  ],
  fail: [
    [
      article('2026-02-01', '2026-01-01'),
      'Article: dateModified 2026-01-01 is before datePublished 2026-02-01.',
    ],
    [article('2026-01-01T12:00:00+02:00', '2026-01-01T09:59:00Z'), 'modified-first'],
    [
      article('2027-01-01'),
      { messageId: 'published-in-future', data: { type: 'Article', published: '2027-01-01' } },
    ],
    [article('2026-01-01', '2026-11-17'), 'modified-in-future'],
  ],
  skip: [
    '<p>Hello',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","startDate":"2030-01-01"}</script>',
  ],
});
