/** A page that does not declare its encoding, so that browsers have to guess it. */
import type { CharsetFacts } from '../../../model/http-facts.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const isDeclared = ({ bom, header, meta, metaInTime }: CharsetFacts): boolean =>
  bom !== null || header !== null || (meta !== null && metaInTime);

export const charsetMissing = definePageRule({
  id: 'charset-missing',
  group: 'content',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  needs: 'html',
  tier: 2,
  audience: 'html',
  title: 'Character encoding not declared (charset)',
  why: 'Browsers guess the encoding of such a page. Where they guess wrong, characters such as ä, é or “ come out garbled.',
  fix: 'Put <meta charset="utf-8"> at the top of the head, within the first 1,024 bytes, or send it in the Content-Type header.',
  reads: ['charset', 'text', 'title'],
  check({ charset, text, title }) {
    if (isDeclared(charset)) return pass();
    const special = [title ?? '', ...text.lines]
      .map((line) => /[^\p{ASCII}]/u.exec(line)?.[0])
      .find((sign) => sign !== undefined);
    // Plain ASCII reads the same in every encoding that browsers guess.
    if (special === undefined) return pass();
    return fail(
      charset.meta === null
        ? `Neither the page nor its Content-Type header declares an encoding, and the text has characters such as “${special}”.`
        : `The encoding is declared only after the first 1,024 bytes, where browsers do not look, and the text has characters such as “${special}”.`,
      {
        found: charset.meta === null ? 'no charset' : `charset at byte ${charset.metaOffset ?? 0}`,
        wanted: '<meta charset="utf-8">',
      },
    );
  },
});
