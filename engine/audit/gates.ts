/** Decides, before any rule is asked, which rules a page is for and which answers may be told. */
import type { NotEvaluated } from '@pagewright/contract/entities/issue';
import type { PageFacts } from '../facts/page-facts.ts';
import type { RobotsBlock } from '../facts/site-facts.ts';
import type { Audience, RuleWords, SiteRule } from './rule.ts';

/** What the gates know of one page. */
export interface Standing {
  readonly isOkHtml: boolean;
  readonly indexable: boolean;
  /** Half a sentence; null when it is indexable. */
  readonly because: string | null;
}

export interface StandingInput {
  readonly status: number;
  readonly isHtml: boolean;
  /** The sign of a wall that answered instead of the page. */
  readonly challenge: string | null;
  readonly noindex: boolean;
  /** Null when Googlebot may read it, or when it is not known yet. */
  readonly robotsBlock: RobotsBlock | null;
  /** The canonical as spelled, when it is another address than the page's own; null when there is none or it is itself. */
  readonly otherCanonical: string | null;
  readonly isSoftNotFound: boolean;
}

const softNotFoundWordsMax = 150;

/** Says "not found" where a page says what it is, and has next to nothing else to say. */
export const isSoftNotFound = ({ quality, text }: Pick<PageFacts, 'quality' | 'text'>): boolean =>
  quality.notFoundPhrase !== null && text.wordCount < softNotFoundWordsMax;

function reasonOf(input: StandingInput): string | null {
  const { status, isHtml, challenge, noindex, robotsBlock, otherCanonical } = input;
  if (challenge !== null) return `a wall answered instead of the page (${challenge})`;
  if (status !== 200) return `it answers ${status}`;
  if (!isHtml) return 'it is not HTML';
  if (noindex) return 'it carries noindex';
  if (robotsBlock !== null) return `Googlebot may not read it (${robotsBlock.reason})`;
  if (otherCanonical !== null) return `its canonical is another address, ${otherCanonical}`;
  return input.isSoftNotFound ? 'it says that the page was not found' : null;
}

export function judgeStanding(input: StandingInput): Standing {
  const because = reasonOf(input);
  return {
    isOkHtml: input.status === 200 && input.isHtml && input.challenge === null,
    indexable: because === null,
    because,
  };
}

/** While the crawl runs: as if robots.txt blocked nothing, which is settled at its end. */
export function standingOf(
  facts: Pick<PageFacts, 'url' | 'http' | 'robots' | 'canonical' | 'quality' | 'text'>,
  normalise: (url: string) => string | null,
): Standing {
  const { http, robots, canonical, url } = facts;
  const isOwn = canonical === null || canonical === url || normalise(canonical) === normalise(url);
  return judgeStanding({
    status: http.status,
    isHtml: http.isHtml,
    challenge: http.challenge,
    noindex: robots.noindex,
    robotsBlock: null,
    otherCanonical: isOwn ? null : canonical,
    isSoftNotFound: isSoftNotFound(facts),
  });
}

export function isForAudience(audience: Audience, { isOkHtml, indexable }: Standing): boolean {
  if (audience === 'any') return true;
  return audience === 'html' ? isOkHtml : indexable;
}

export const notEvaluated = ({ id, group }: RuleWords, reason: string): NotEvaluated => ({
  ruleId: id,
  category: group,
  reason,
});

/** A sentence when only part of the site was seen and the rule would take what is unseen for missing. */
export function whyWithheld(rule: SiteRule, coverage: { readonly full: boolean }): string | null {
  return rule.needsFullCoverage && !coverage.full
    ? 'Not every page of the site was read, so what seems to be missing may only be unread.'
    : null;
}
