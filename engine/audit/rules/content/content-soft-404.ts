/** A page that says "not found" with status 200. */

import { say } from '../../evidence.ts';
import { isSoftNotFound } from '../../gates.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

export const contentSoft404 = definePageRule({
  id: 'content-soft-404',
  group: 'content',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  needs: 'html',
  audience: 'html',
  texts: contentTexts['content-soft-404'],
  reads: ['quality', 'text', 'http'],
  check({ quality, text, http }) {
    if (quality.notFoundPhrase === null || !isSoftNotFound({ quality, text })) return pass();
    const { phrase, where } = quality.notFoundPhrase;
    return fail({
      messageId: 'not-found',
      data: { status: String(http.status), where, phrase, words: text.wordCount },
      evidence: [
        {
          found: say('status-and-text', { status: http.status, text: phrase }),
          wanted: say('status-404-or-410'),
        },
      ],
    });
  },
});
