/** Applies patches to a copy of a page, audits it again, and reports what improved and what broke. */
import type { FixStep } from '@pagewright/contract/entities/fix';
import type { Issue } from '@pagewright/contract/entities/issue';
import { severities } from '@pagewright/contract/severities';
import { indexabilityOf } from '../audit/gates.ts';
import { extractPage } from '../extract/extract-page.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import { type AuditContext, auditCopy, type CopyAudit } from './audit-copy.ts';
import type { Patch } from './patch.ts';
import { applyEdits, hasSource, type SourcedFacts } from './plan.ts';
import { planPatches } from './plan-patches.ts';

/** A fetched page with its audit, prepared once for all its fixes. */
export interface PageUnderTest {
  readonly page: FetchedPage;
  readonly facts: SourcedFacts;
  readonly context: AuditContext;
  readonly before: CopyAudit;
  /** Whether robots.txt allows Googlebot to crawl it. */
  readonly isOpenToGoogle: boolean;
}

/** Null when the source is truncated or not HTML. */
export function preparePage(page: FetchedPage, context: AuditContext): PageUnderTest | null {
  if (page.truncated) return null;
  const facts = extractPage(page);
  if (!hasSource(facts) || !facts.http.isHtml) return null;
  const isOpenToGoogle = context.isIndexable || !indexabilityOf(facts, context.normalise).indexable;
  return { page, facts, context, isOpenToGoogle, before: auditCopy(facts, context, isOpenToGoogle) };
}

export interface FixVerification {
  readonly steps: readonly FixStep[];
  /** The changed page. */
  readonly html: string;
  /** Rules that failed before and pass now. */
  readonly cleared: readonly string[];
  /** Rules that fail now and passed, or had a milder finding, before. */
  readonly broken: readonly string[];
  readonly scoreBefore: number;
  readonly scoreAfter: number;
  /** The issues of the broken rules. */
  readonly newIssues: readonly Issue[];
  /** Of the changed text. */
  readonly wordCount: number;
  readonly readingEase: number | null;
}

const worstByRule = (issues: readonly Issue[]): Map<string, number> => {
  const worst = new Map<string, number>();
  for (const { ruleId, severity } of issues) {
    const rank = severities.length - severities.indexOf(severity);
    worst.set(ruleId, Math.max(rank, worst.get(ruleId) ?? 0));
  }
  return worst;
};

/** Null when a patch cannot be applied or encoded. */
export function verifyFix(sandbox: PageUnderTest, patches: readonly Patch[]): FixVerification | null {
  const { facts } = sandbox;
  const plan = planPatches(facts, patches);
  if (plan === null || plan.length === 0) return null;
  const edits = plan.flatMap((each) => each.edits);
  const html = applyEdits(facts.source.html, edits);
  if (html === null || html === facts.source.html) return null;
  return verifyHtml(
    sandbox,
    html,
    plan.map(({ step }) => step),
  );
}

/** The same for a source that was changed already; null when it cannot be encoded. */
export function verifyHtml(
  sandbox: PageUnderTest,
  html: string,
  steps: readonly FixStep[],
): FixVerification | null {
  const { page, facts, context, before } = sandbox;
  const changed = withHtml(page, html, facts.charset.used);
  if (changed === null) return null;
  const changedFacts = extractPage(changed);
  const { text } = changedFacts;
  const after = auditCopy(changedFacts, context, sandbox.isOpenToGoogle);
  const failedBefore = worstByRule(before.issues);
  const failsAfter = worstByRule(after.issues);
  const broken = [...failsAfter].filter(([id, rank]) => rank > (failedBefore.get(id) ?? 0)).map(([id]) => id);
  return {
    steps,
    html,
    // Many rules do not apply to a page that is hidden from search: nothing is cleared by that.
    cleared:
      before.isIndexable && !after.isIndexable
        ? []
        : [...failedBefore.keys()].filter((id) => !failsAfter.has(id) && !after.notEvaluated.has(id)),
    broken,
    newIssues: after.issues.filter(({ ruleId }) => broken.includes(ruleId)),
    scoreBefore: before.score,
    scoreAfter: after.score,
    wordCount: text.wordCount,
    readingEase: text.readingEase,
  };
}

/** A fix clears something and breaks nothing. */
export const isFix = ({ cleared, broken, scoreBefore, scoreAfter }: FixVerification): boolean =>
  cleared.length > 0 && broken.length === 0 && scoreAfter >= scoreBefore;

/** The characters of a single-byte encoding by their bytes; null when the encoding is not of that kind. */
function tableOf(encoding: string): Map<string, number> | null {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const char = decoder.decode(Uint8Array.of(byte));
    if (char.length !== 1) return null;
    if (char !== '\ufffd') table.set(char, byte);
  }
  return table.has('é') || table.size > 190 ? table : null;
}

/** Null when a character cannot be encoded, or the encoding is not supported. */
function encode(html: string, encoding: string): Uint8Array | null {
  if (encoding === 'utf-8') return Buffer.from(html, 'utf8');
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${html.replace(/^\ufeff/, '')}`, 'utf16le');
  const table = tableOf(encoding);
  if (table === null) return null;
  const bytes = new Uint8Array(html.length);
  for (let at = 0; at < html.length; at += 1) {
    const byte = table.get(html[at] ?? '');
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  return bytes;
}

/** The response with other HTML; null when that cannot be encoded. */
export function withHtml(page: FetchedPage, html: string, encoding: string): FetchedPage | null {
  const hadByteOrderMark = encoding === 'utf-8' && page.body[0] === 0xef && page.body[1] === 0xbb;
  const body = encode(hadByteOrderMark && !html.startsWith('\ufeff') ? `\ufeff${html}` : html, encoding);
  if (body === null) return null;
  const grown = body.byteLength - page.body.byteLength;
  return { ...page, body, transferBytes: Math.max(0, page.transferBytes + grown) };
}
