/** An llms.txt that its readers cannot use. */

import type { SiteProbe } from '../../../model/site-facts.ts';
import { urlList } from '../../describe-urls.ts';
import { type Shown, say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule, type SiteFinding } from '../../rule.ts';
import type { FindingOf } from '../../rule-texts.ts';
import { aiVisibilityTexts } from './messages.ts';

const lengthMin = 50;

type Found = SiteFinding<FindingOf<(typeof aiVisibilityTexts)['ai-llms-txt-invalid']>>;

function faultOf({ check: { status }, text, url }: SiteProbe): Found | null {
  const written = text ?? '';
  const { length } = written.trim();
  const said = (found: Shown) => ({
    urls: [],
    evidence: [
      {
        snippet: written.slice(0, 200),
        found,
        wanted: say('markdown-or-404'),
        urls: [url],
      },
    ],
  });
  if (status !== null && status >= 500)
    return {
      messageId: 'server-error',
      data: { status: String(status) },
      ...said(say('answer', { answer: 'status', status: String(status) })),
    };
  if (status !== 200) return null;
  if (/^\s*<(?:!doctype|html)/i.test(written)) return { messageId: 'html', ...said(say('is-html')) };
  if (length < lengthMin)
    return { messageId: 'short', data: { length }, ...said(say('only-characters', { length })) };
  if (!/^#\s+\S/m.test(written)) return { messageId: 'no-heading', ...said(say('has-no-heading')) };
  return /\[[^\]]+\]\([^)]+\)/.test(written) ? null : { messageId: 'no-link', ...said(say('has-no-link')) };
}

export const aiLlmsTxtInvalid = defineSiteRule({
  id: 'ai-llms-txt-invalid',
  revision: 2,
  group: 'ai-visibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://llmstxt.org/',
  needs: 'http',
  texts: aiVisibilityTexts['ai-llms-txt-invalid'],
  reads: ['probes'],
  checkSite({ probes: { llmsTxt, llmsLinks } }) {
    if (llmsTxt === null) return missing('llms-txt-not-requested');
    if (llmsTxt.check.blocked !== null || llmsTxt.check.status === null)
      return missing('llms-txt-no-response');
    const fault = faultOf(llmsTxt);
    if (fault !== null) return [fault];
    const dead = llmsLinks.filter((link) => link.check.status === 404 || link.check.status === 410);
    const [first] = dead;
    if (first === undefined) return [];
    return [
      {
        urls: [],
        messageId: 'dead-links',
        data: { count: dead.length, url: first.url },
        evidence: [
          urlList(
            dead.map((link) => link.url),
            { found: say('returns-404'), wanted: say('pages-that-exist') },
          ),
        ],
      },
    ];
  },
});
