/** Analytics that count each visit twice. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

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
  audience: 'html',
  texts: performanceTexts['analytics-duplicate'],
  reads: ['source'],
  hints: ['G-', 'UA-', 'AW-', 'GTM-', 'fbq('],
  check({ source }) {
    if (source === null) return skip('html-gone');
    const code = withoutComments(source.html);
    const ids = starts.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
    const twice = [...Map.groupBy(ids, (id) => id)].filter(([, uses]) => uses.length > 1);
    const [first] = twice;
    if (first === undefined) return pass();
    return fail({
      messageId: 'repeated',
      data: { id: first[0], times: first[1].length },
      evidence: twice.map(([id, uses]) => ({
        found: say('id-times', { id, count: uses.length }),
        wanted: say('once'),
      })),
    });
  },
});
