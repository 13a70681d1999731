/** Error messages of the server's software that the page prints. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** As the software writes it: in a manual the same words are escaped or in another markup. */
const outputs: readonly {
  readonly hint: string;
  readonly by: string;
  readonly pattern: RegExp;
  /** With it the page ended: what should have followed is missing. */
  readonly isFatal?: true;
}[] = [
  {
    hint: ' error</b>:',
    by: 'PHP',
    pattern:
      /<b>(?:Fatal|Parse|Recoverable fatal) error<\/b>:[^]{1,600}? in <b>[^<]{1,300}<\/b> on line <b>\d+<\/b>/,
    isFatal: true,
  },
  {
    // As PHP writes it without markup: the whole page.
    hint: ' error: ',
    by: 'PHP',
    pattern: /^\s*(?:PHP )?(?:Fatal|Parse) error: [^]{1,600}? in [^\s<]{1,300}(?: on line |:)\d+/,
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
    hint: 'critical error on this website',
    by: 'WordPress',
    pattern: /<div class="wp-die-message"><p>There has been a critical error on this website/,
    isFatal: true,
  },
];

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
  tier: 2,
  audience: 'html',
  title: 'Server error message on the page (PHP warning or fatal error)',
  why: 'Part of the page failed, and visitors and search engines see the error message instead. It also reveals server paths and names.',
  fix: 'Fix the error it names, write errors to a log and turn off their display on the live site.',
  reads: ['source'],
  check({ source }) {
    if (source === null) return skip('the HTML of the page is no longer available');
    for (const { hint, by, pattern, isFatal } of outputs) {
      const found = source.html.includes(hint) ? pattern.exec(source.html) : null;
      if (found !== null)
        return fail(
          `The page shows an error message from ${by}${isFatal === true ? ', which stopped it' : ''}.`,
          { found: plain(found[0]).slice(0, 300), wanted: 'no error message on the page' },
          isFatal === true ? 'critical' : undefined,
        );
    }
    return pass();
  },
});
