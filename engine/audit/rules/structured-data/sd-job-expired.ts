/** A job posting that has expired. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence } from './item-evidence.ts';
import { structuredDataTexts } from './messages.ts';

export const sdJobExpired = definePageRule({
  id: 'sd-job-expired',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
  needs: 'html',
  audience: 'indexable',
  reads: ['structuredData', 'source'],
  texts: structuredDataTexts['sd-job-expired'],
  check: (facts, { page, today }) => {
    const items = page.structuredItems;
    const jobs = items.all.filter(({ item }) => item.types.includes('JobPosting'));
    if (jobs.length === 0) return skip('no-job');
    const expired = jobs.flatMap(({ item }) => {
      const until = items.textOf(item, 'validThrough');
      return until !== null && Date.parse(until) < Date.parse(today) ? [{ item, until }] : [];
    });
    const [first] = expired;
    if (first === undefined) return pass();
    return fail({
      messageId: 'expired',
      data: { until: first.until },
      evidence: expired.slice(0, 10).map(({ item, until }) => itemEvidence(facts, item, { found: until })),
    });
  },
});
