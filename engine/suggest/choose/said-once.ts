/** What is one change in the template or on the server is said once for the site, with how many pages it clears. */
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import type { PageSuggestionInput } from '../suggester.ts';
import type { Draft } from '../write/suggestion-writer.ts';
import { inTemplate } from '../write/wording.ts';

/** Rules whose fix is not in the content of a page but in what all pages share. */
const sharedRules: ReadonlySet<string> = new Set([
  'viewport-missing',
  'viewport-zoom-blocked',
  'viewport-fixed-width',
  'html-lang-missing',
  'html-lang-invalid',
  'html-lang-content-mismatch',
  'canonical-missing',
  'canonical-relative',
  'canonical-off-site',
  'og-incomplete',
  'og-url-mismatch',
  'og-image-invalid',
  'twitter-card-missing',
  'sd-identity-missing',
  'charset-missing',
  'doctype-missing',
  'a11y-landmark-main',
  'hreflang-no-x-default',
  'hreflang-no-self',
  'perf-no-compression',
  'perf-ttfb',
  'https-missing',
  'form-insecure',
  'mixed-content-active',
  'mixed-content-passive',
  'link-empty-anchor',
  'link-uncrawlable',
  'link-http-downgrade',
  'link-internal-redirect',
  'a11y-name-missing',
  'ai-agent-a11y-tree',
  'a11y-form-label',
  'a11y-contrast',
  'heading-level-skipped',
  'content-placeholder-text',
  'snippet-restricted',
  'img-dimensions-missing',
  'img-legacy-format',
  'img-too-heavy',
  'img-broken',
  'link-internal-broken',
  'img-alt-missing',
  'img-alt-no-words',
]);

type Finding = PageSuggestionInput['issues'][number];

/** Where the finding is, not what the page says there: the element, or the image files. */
const evidenceKey = ({ ruleId, evidence }: Finding): string =>
  [
    ...new Set(
      evidence.flatMap(({ selector, urls }) =>
        /^img-|broken$/.test(ruleId) ? (urls ?? []) : (selector ?? ''),
      ),
    ),
  ]
    .toSorted()
    .join('\n');

/** The pages with the finding in the same place: their evidence is the same but for what names the page. */
function pagesWith(
  { site }: SuggestionSite,
  page: PageSuggestionInput,
  finding: Finding,
): PageSuggestionInput[] {
  const key = evidenceKey(finding);
  // The declared language is one change only for pages in that language.
  const isAlike = ({ brief }: PageSuggestionInput): boolean =>
    !finding.ruleId.startsWith('html-lang-') || brief.language === page.brief.language;
  return site.pages.filter(
    (other) =>
      isAlike(other) &&
      other.issues.some((issue) => issue.ruleId === finding.ruleId && evidenceKey(issue) === key),
  );
}

export interface SharedFinding {
  /** The suggestion stands on this page, and on no other. */
  readonly isHere: boolean;
  readonly pages: number;
}

/** Null for a finding about this page alone. */
export function sharedFinding(
  site: SuggestionSite,
  page: PageSuggestionInput,
  issue: Finding,
): SharedFinding | null {
  if (!sharedRules.has(issue.ruleId)) return null;
  const pages = pagesWith(site, page, issue);
  if (pages.length < 2) return null;
  const first = site.home !== null && pages.includes(site.home) ? site.home : pages[0];
  return { isHere: first === page, pages: pages.length };
}

/** Its value is another on each page. */
const ownValue = /^(?:canonical-|og-|hreflang-)/;

export function saidForAll(draft: Draft, { pages }: SharedFinding, ruleId: string): Draft {
  const text = draft.text.trimEnd();
  const end = /[.!>]$/.test(text) ? '' : '.';
  const each = ownValue.test(ruleId) ? ' Each page needs the values of its own.' : '';
  return { ...draft, text: `${text}${end}${each} ${inTemplate} ${pages} pages.` };
}
