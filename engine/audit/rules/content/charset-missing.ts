/** A page that does not declare its encoding, so that browsers have to guess it. */
import type { CharsetFacts } from '../../../model/http-facts.ts';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

const messageOf = ({ meta, undeclared }: CharsetFacts): 'none' | 'late' | 'other-bytes' => {
  if (meta !== null) return 'late';
  return undeclared === 'utf-8' ? 'none' : 'other-bytes';
};

export const charsetMissing = definePageRule({
  id: 'charset-missing',
  group: 'content',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  needs: 'html',
  revision: 2,
  audience: 'html',
  texts: contentTexts['charset-missing'],
  reads: ['charset', 'text', 'title'],
  check({ charset, text, title }) {
    // Plain ASCII reads the same in every encoding that browsers guess, whatever its character references show.
    if (charset.undeclared === null || charset.undeclared === 'ascii') return pass();
    const special = [title ?? '', ...text.lines]
      .map((line) => /[^\p{ASCII}]/u.exec(line)?.[0])
      .find((sign) => sign !== undefined);
    if (special === undefined) return pass();
    const found =
      charset.meta === null ? say('no-charset') : say('charset-at', { byte: charset.metaOffset ?? 0 });
    return fail({
      messageId: messageOf(charset),
      data: { sign: special },
      evidence: [{ found, wanted: '<meta charset="utf-8">' }],
    });
  },
});
