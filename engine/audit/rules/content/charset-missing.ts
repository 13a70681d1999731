/** A page that does not declare its encoding, so that browsers have to guess it. */
import type { CharsetFacts } from '../../../model/http-facts.ts';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

const isDeclared = ({ bom, header, meta, metaInTime }: CharsetFacts): boolean =>
  bom !== null || header !== null || (meta !== null && metaInTime);

export const charsetMissing = definePageRule({
  id: 'charset-missing',
  group: 'content',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  needs: 'html',
  audience: 'html',
  texts: contentTexts['charset-missing'],
  reads: ['charset', 'text', 'title'],
  check({ charset, text, title }) {
    if (isDeclared(charset)) return pass();
    const special = [title ?? '', ...text.lines]
      .map((line) => /[^\p{ASCII}]/u.exec(line)?.[0])
      .find((sign) => sign !== undefined);
    // Plain ASCII reads the same in every encoding that browsers guess.
    if (special === undefined) return pass();
    const found =
      charset.meta === null ? say('no-charset') : say('charset-at', { byte: charset.metaOffset ?? 0 });
    return fail({
      messageId: charset.meta === null ? 'none' : 'late',
      data: { sign: special },
      evidence: [{ found, wanted: '<meta charset="utf-8">' }],
    });
  },
});
