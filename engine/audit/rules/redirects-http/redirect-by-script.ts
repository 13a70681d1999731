/** A page that only sends its visitors on by JavaScript. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

/** More text than that is a page of its own. */
const wordsMax = 60;
/** A statement at the beginning of an inline script: not in a function, a handler or a condition. */
const forwards =
  /<script(?:\s+type=["']?(?:text|application)\/javascript["']?)?\s*>\s*(?:<!--|\/\/[^\n]*\n|\s)*(?:window\.|document\.|top\.|self\.)?location(?:\.href)?\s*(?:=\s*|\.(?:replace|assign)\(\s*)(["'`])([^"'`]+)\1/i;

export const redirectByScript = definePageRule({
  id: 'redirect-by-script',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  needs: 'html',
  audience: 'html',
  texts: redirectsHttpTexts['redirect-by-script'],
  reads: ['source', 'text', 'document', 'url'],
  check({ source, text, document, url }) {
    if (source === null) return skip('html-gone');
    if (text.allWordCount > wordsMax && text.wordCount > wordsMax) return pass();
    const [, , written] = forwards.exec(source.html) ?? [];
    if (written === undefined) return pass();
    const target = URL.parse(written, document.baseUrl);
    if (target === null || !/^https?:$/.test(target.protocol)) return pass();
    if (target.href.split('#', 1)[0] === url.split('#', 1)[0]) return pass();
    return fail({
      messageId: 'script',
      data: { target: target.href },
      evidence: [{ found: written, wanted: say('a-301-redirect'), urls: [target.href] }],
    });
  },
});
