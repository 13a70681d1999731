/** A job posting that has expired. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { itemEvidence } from './item-evidence.ts';

export const sdJobExpired = definePageRule({
  id: 'sd-job-expired',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  reads: ['structuredData', 'source'],
  title: 'Expired job posting in structured data',
  why: 'Google asks you to remove jobs that people can no longer apply for; expired ones left in place can cost a site its job results.',
  fix: 'Remove the JobPosting markup, return 404 or 410, or set a new validThrough date if the job is still open.',
  check: (facts, { page, today }) => {
    const items = page.structuredItems;
    const jobs = items.all.filter(({ item }) => item.types.includes('JobPosting'));
    if (jobs.length === 0) return skip('The page has no job markup.');
    const expired = jobs.flatMap(({ item }) => {
      const until = items.textOf(item, 'validThrough');
      return until !== null && Date.parse(until) < Date.parse(today) ? [{ item, until }] : [];
    });
    const [first] = expired;
    if (first === undefined) return pass();
    return fail(
      `The job was open until ${first.until}, and the page still offers it.`,
      expired.slice(0, 10).map(({ item, until }) => itemEvidence(facts, item, { found: until })),
    );
  },
});
