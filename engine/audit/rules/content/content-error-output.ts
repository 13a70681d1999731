/** Error messages of the server's software that the page prints. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

interface ErrorOutput {
  readonly by: string;
  readonly pattern: RegExp;
  /** With it the page ended: what should have followed is missing. */
  readonly isFatal?: true;
}

/** As the software writes it: in a manual the same words are escaped or in another markup. */
const outputs: readonly (ErrorOutput & { readonly hint: string })[] = [
  {
    hint: ' on line <b>',
    by: 'PHP',
    pattern:
      /<b>(?:Fatal|Parse|Recoverable fatal) error<\/b>:[^]{1,600}? in <b>[^<]{1,300}<\/b> on line <b>\d+<\/b>/,
    isFatal: true,
  },
  {
    hint: ' on line <b>',
    by: 'PHP',
    pattern: /<b>(?:Warning|Notice|Deprecated)<\/b>:[^]{1,600}? in <b>[^<]{1,300}<\/b> on line <b>\d+<\/b>/,
  },
  {
    hint: "Server Error in '",
    by: 'ASP.NET',
    pattern: /<h1>(?:<span[^>]*>)?Server Error in '[^']*' Application\./i,
    isFatal: true,
  },
  {
    hint: 'DEBUG = True',
    by: 'Django',
    pattern: /You(?:’|'|&#x27;)re seeing this error because you have <code>DEBUG = True<\/code>/,
    isFatal: true,
  },
  {
    hint: 'SQL syntax',
    by: 'the database',
    pattern:
      /(?<=>)[^<]{0,80}You have an error in your SQL syntax; check the manual that corresponds to your \w+ server version/,
  },
  {
    hint: 'wp-die-message',
    by: 'WordPress',
    pattern: /<div class="wp-die-message"><p>There has been a critical error on this website/,
    isFatal: true,
  },
];

/** As PHP writes it without markup: the whole page. */
const wholePage: ErrorOutput = {
  by: 'PHP',
  pattern: /^\s*(?:PHP )?(?:Fatal|Parse) error: [^]{1,600}? in [^\s<]{1,300}(?: on line |:)\d+/,
  isFatal: true,
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const contentErrorOutput = definePageRule({
  id: 'content-error-output',
  group: 'content',
  severity: 'warning',
  basis: 'standard',
  source: 'https://cwe.mitre.org/data/definitions/209.html',
  needs: 'html',
  audience: 'html',
  texts: contentTexts['content-error-output'],
  reads: ['source'],
  check({ source }, { page }) {
    if (source === null) return skip('html-gone');
    const possible = outputs.filter(({ hint }) => page.sourceHas(hint));
    for (const { by, pattern, isFatal } of [wholePage, ...possible]) {
      const found = pattern.exec(source.html);
      if (found !== null) {
        const evidence = [
          { found: plain(found[0]).slice(0, 300), wanted: say('no-error-message-on-the-page') },
        ];
        if (by === 'the database') return fail({ messageId: 'database-shown', evidence });
        return isFatal === true
          ? fail({ messageId: 'fatal', data: { by }, evidence, severity: 'critical' })
          : fail({ messageId: 'shown', data: { by }, evidence });
      }
    }
    return pass();
  },
});
