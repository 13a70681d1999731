/** A Content-Type header and a meta tag that declare different encodings. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

/** Several labels name one encoding: latin1 is windows-1252. Null when the label names none. */
function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return null;
  }
}

export const charsetConflict = definePageRule({
  id: 'charset-conflict',
  group: 'content',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding',
  needs: 'http',
  audience: 'html',
  texts: contentTexts['charset-conflict'],
  reads: ['charset'],
  check({ charset: { header, meta } }) {
    if (header === null || meta === null) return skip('one-encoding');
    const sent = encodingOf(header);
    const written = encodingOf(meta);
    // A meta tag with UTF-16 means UTF-8, as the standard has it.
    if (sent === null || written === null || sent === written || written.startsWith('utf-16')) return pass();
    return fail({
      messageId: 'differ',
      data: { header, meta },
      evidence: [
        {
          found: say('header-meta', { header, meta }),
          wanted: say('the-same-encoding-in-both'),
        },
      ],
    });
  },
});
