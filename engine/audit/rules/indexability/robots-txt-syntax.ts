/** Lines of robots.txt that crawlers ignore or misread. */

import type { RobotsProblem, RobotsProblemKind } from '../../../model/robots-txt.ts';
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

type FaultKind = Exclude<RobotsProblemKind, 'unknown-directive' | 'bad-crawl-delay'>;

const isFault = (problem: RobotsProblem): problem is RobotsProblem & { readonly kind: FaultKind } =>
  problem.kind !== 'unknown-directive' && problem.kind !== 'bad-crawl-delay';

export const robotsTxtSyntax = defineSiteRule({
  id: 'robots-txt-syntax',
  group: 'indexability',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  needs: 'http',
  texts: indexabilityTexts['robots-txt-syntax'],
  reads: ['robots'],
  checkSite({ robots }) {
    if (robots === null) return missing('robots-txt-not-requested');
    const faults = robots.problems.filter(isFault);
    const [first] = faults;
    if (first === undefined) return [];
    // One HTML page instead of a text file is one fault, not one per line.
    const html = faults.find(({ kind }) => kind === 'html');
    if (html !== undefined)
      return [
        {
          urls: [],
          messageId: 'html',
          evidence: [{ snippet: html.text, found: 'HTML', wanted: say('robots-html'), urls: [robots.url] }],
        },
      ];
    return [
      {
        urls: [],
        messageId: 'lines',
        data: { lines: faults.length, line: String(first.line), text: first.text },
        evidence: faults.map(({ kind, line, text }) => ({
          snippet: text,
          found: say('line', { line }),
          wanted: say(`robots-${kind}`),
          urls: [robots.url],
        })),
      },
    ];
  },
});
