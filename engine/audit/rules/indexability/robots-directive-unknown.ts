/** Robots directives that are misspelt, so that no search engine obeys them. */
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { directiveEvidence, nameDirective } from './directive-evidence.ts';
import { indexabilityTexts } from './messages.ts';

const known = [
  'noindex',
  'nofollow',
  'noarchive',
  'nosnippet',
  'noimageindex',
  'notranslate',
  'nocache',
  'index',
  'follow',
] as const;

/** The directive that is meant: the same letters with a hyphen, a space or an underscore between them. */
function meantBy(token: string): string | null {
  const lower = token.trim().toLowerCase();
  const letters = lower.replace(/[\s_-]/g, '');
  return letters === lower ? null : (known.find((name) => name === letters) ?? null);
}

export const robotsDirectiveUnknown = definePageRule({
  id: 'robots-directive-unknown',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  needs: 'html',
  audience: 'html',
  reads: ['robots', 'source'],
  texts: indexabilityTexts['robots-directive-unknown'],
  check: (facts) => {
    const wrong = facts.robots.directives.flatMap((directive) =>
      directive.raw.split(',').flatMap((token) => {
        const meant = meantBy(token);
        return meant === null ? [] : [{ directive, token: token.trim(), meant }];
      }),
    );
    const [first] = wrong;
    if (first === undefined) return pass();
    return fail({
      messageId: 'misspelled',
      data: { token: first.token, directive: nameDirective(first.directive), meant: first.meant },
      evidence: wrong.map(({ directive, token, meant }) => ({
        ...directiveEvidence(facts, directive),
        found: token,
        wanted: meant,
      })),
    });
  },
});
