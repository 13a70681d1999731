/** Tests which jobs have expired. */
import { testRule } from '../../testing/test-rule.ts';
import { sdJobExpired } from './sd-job-expired.ts';

const job = (validThrough?: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'JobPosting', validThrough })}</script>`;

testRule(sdJobExpired, {
  pass: [job('2026-11-15'), job('2026-11-15T08:00:00Z'), job('2027-01-01'), job(), job('soon')],
  fail: [
    [job('2026-11-14'), 'open until 2026-11-14', { found: '2026-11-14' }],
    [job('2025-01-01T00:00:00+01:00'), 'expired'],
  ],
  skip: [
    '<p>Hello',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","validThrough":"2020-01-01"}</script>',
  ],
});
