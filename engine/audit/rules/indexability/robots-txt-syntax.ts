/** Lines of robots.txt that crawlers ignore or misread. */

import type { RobotsProblem, RobotsProblemKind } from '../../../model/robots-txt.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

const wanted: Readonly<Record<Exclude<RobotsProblemKind, 'unknown-directive' | 'bad-crawl-delay'>, string>> =
  {
    'no-colon': 'a name, a colon and a value',
    'rule-before-user-agent': 'a User-agent line before the first rule',
    'path-without-slash': 'a path that begins with / or *',
    'dollar-not-last': '$ only at the end of a path',
    'sitemap-not-absolute': 'the full URL of the sitemap',
    html: 'plain text, not HTML',
    'misspelt-directive': 'Disallow: (Google guesses what is meant, other crawlers skip the line)',
    'unsupported-noindex': 'noindex in the page or its headers: Google stopped reading it here in 2019',
  };

const isFault = (problem: RobotsProblem): problem is RobotsProblem & { readonly kind: keyof typeof wanted } =>
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
          evidence: [{ snippet: html.text, found: 'HTML', wanted: wanted.html, urls: [robots.url] }],
        },
      ];
    return [
      {
        urls: [],
        messageId: 'lines',
        data: { lines: faults.length, line: String(first.line), text: first.text },
        evidence: faults.map(({ kind, line, text }) => ({
          snippet: text,
          found: `line ${line}`,
          wanted: wanted[kind],
          urls: [robots.url],
        })),
      },
    ];
  },
});
