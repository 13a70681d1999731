/** An llms.txt that its readers cannot use. */
import { count, urlList } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const lengthMin = 50;

function faultOf(text: string): string | null {
  if (/^\s*<(?:!doctype|html)/i.test(text)) return 'is an HTML page';
  if (text.trim().length < lengthMin) return `has only ${text.trim().length} characters`;
  if (!/^#\s+\S/m.test(text)) return 'has no heading (# …)';
  return /\[[^\]]+\]\([^)]+\)/.test(text) ? null : 'has no link';
}

export const aiLlmsTxtInvalid = defineSiteRule({
  id: 'ai-llms-txt-invalid',
  revision: 2,
  group: 'ai-visibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://llmstxt.org/',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Invalid llms.txt',
  why: 'The file is meant as a short guide in Markdown: a heading and links to the pages that matter. Google says it neither helps nor harms a site in Search.',
  fix: 'Write a heading and a few links, or return 404 for /llms.txt.',
  reads: ['probes'],
  checkSite({ probes: { llmsTxt, llmsLinks } }) {
    if (llmsTxt === null) return missing('/llms.txt was not requested.');
    const { check, text, url } = llmsTxt;
    if (check.blocked !== null || check.status === null)
      return missing('The request for /llms.txt got no response.');
    const isServerError = check.status >= 500;
    const fault = isServerError
      ? `returns ${check.status}`
      : check.status === 200
        ? faultOf(text ?? '')
        : null;
    const dead = llmsLinks.filter((link) => link.check.status === 404 || link.check.status === 410);
    if (fault === null && dead.length > 0)
      return [
        {
          urls: [],
          message: `/llms.txt lists ${count(dead.length, 'page')} that ${dead.length === 1 ? 'does' : 'do'} not exist: ${dead[0]?.url ?? ''}.`,
          evidence: [
            urlList(
              dead.map((link) => link.url),
              { found: 'returns 404', wanted: 'pages that exist' },
            ),
          ],
        },
      ];
    if (fault === null) return [];
    return [
      {
        urls: [],
        message: `/llms.txt ${fault}.`,
        evidence: [
          {
            snippet: (text ?? '').slice(0, 200),
            found: fault,
            wanted: 'a heading and links in Markdown, or 404',
            urls: [url],
          },
        ],
      },
    ];
  },
});
