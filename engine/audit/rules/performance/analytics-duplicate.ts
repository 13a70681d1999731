/** Analytics that count each visit twice. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** What starts the counting of one property; the id is its first group. */
const starts = [
  /\bgtag\(\s*['"]config['"]\s*,\s*['"]((?:G|UA|AW)-[\w-]+)['"]/g,
  /\bga\(\s*['"]create['"]\s*,\s*['"](UA-[\d-]+)['"]/g,
  /\bfbq\(\s*['"]init['"]\s*,\s*['"](\d+)['"]/g,
  /\(window,\s*document,\s*['"]script['"],\s*['"]dataLayer['"],\s*['"](GTM-\w+)['"]\)/g,
] as const;

/** A comment is not run. */
const withoutComments = (html: string): string => html.replace(/<!--[^]*?-->/g, '');

export const analyticsDuplicate = definePageRule({
  id: 'analytics-duplicate',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://support.google.com/tagmanager/answer/12131703',
  needs: 'html',
  tier: 2,
  audience: 'html',
  title: 'Analytics tag included twice',
  why: 'Each visit is counted twice, so page views and bounce rates are wrong, and the browser does the work twice.',
  fix: 'Keep one of the tags, usually the one in the template or the tag manager, and remove the other.',
  reads: ['source'],
  check({ source }) {
    if (source === null) return skip('the HTML of the page is no longer available');
    if (!/gtag\(|\bga\(|fbq\(|GTM-/.test(source.html)) return pass();
    const code = withoutComments(source.html);
    const ids = starts.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
    const twice = [...Map.groupBy(ids, (id) => id)].filter(([, uses]) => uses.length > 1);
    const [first] = twice;
    if (first === undefined) return pass();
    return fail(
      `The tag ${first[0]} is loaded ${first[1].length} times on this page.`,
      twice.map(([id, uses]) => ({ found: `${id}, ${uses.length} times`, wanted: 'once' })),
    );
  },
});
