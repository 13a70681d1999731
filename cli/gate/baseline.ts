/** The baseline: the accepted state of a site in a file that can be committed, small and always in the same order. */
import { readFile, writeFile } from 'node:fs/promises';
import { Analysis } from '@pagewright/contract/entities/analysis';
import { CoverageOutcome } from '@pagewright/contract/entities/coverage';
import { Evidence, type Issue, Severity } from '@pagewright/contract/entities/issue';
import { allRules } from '@pagewright/engine/audit/rules/all';
import { z } from 'zod';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';

const Finding = z.object({
  rule: z.string(),
  severity: Severity,
  cause: z.string().optional(),
  evidence: z.array(Evidence.pick({ snippet: true, found: true, urls: true })),
});

const Baseline = z.object({
  pagewrightBaseline: z.literal(1),
  domain: z.string(),
  date: z.iso.datetime(),
  full: z.boolean(),
  /** Checks that were not run on the whole site. */
  notRun: z.array(z.string()),
  rules: z.record(z.string(), z.int().positive()),
  site: z.array(Finding.extend({ urls: z.array(z.string()) })),
  pages: z.array(
    z.object({
      url: z.string(),
      sameAs: z.string().optional(),
      template: z.string().optional(),
      checkedAs: z.enum(['html', 'rendered']).optional(),
      rendered: z.boolean().optional(),
      notRun: z.array(z.string()).optional(),
      findings: z.array(Finding),
    }),
  ),
  /** URLs that were found and are no pages: `[url, outcome, status]`. */
  others: z.array(z.tuple([z.string(), CoverageOutcome, z.int().nullable(), z.string()])),
});
type Baseline = z.infer<typeof Baseline>;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const findingOf = ({ ruleId, severity, cause, evidence }: Issue): z.infer<typeof Finding> => ({
  rule: ruleId,
  severity,
  ...(cause !== undefined && { cause }),
  evidence: evidence.map(({ snippet, found, urls }) => ({
    ...(snippet !== undefined && { snippet }),
    ...(found !== undefined && { found }),
    ...(urls !== undefined && { urls }),
  })),
});

const sorted = <T extends { readonly rule: string }>(findings: readonly T[]): T[] =>
  findings.toSorted((a, b) => byText(a.rule, b.rule) || byText(JSON.stringify(a), JSON.stringify(b)));

function baselineOf({
  domain,
  date,
  pages,
  siteIssues,
  coverage,
  notEvaluated,
  ruleRevisions = {},
}: Analysis): Baseline {
  const read = new Set(pages.map(({ url }) => url));
  return {
    pagewrightBaseline: 1,
    domain,
    date,
    full: coverage.full,
    notRun: notEvaluated.map(({ ruleId }) => ruleId).sort(),
    rules: Object.fromEntries(Object.entries(ruleRevisions).sort(([a], [b]) => byText(a, b))),
    site: sorted(siteIssues.map((issue) => ({ ...findingOf(issue), urls: issue.urls.toSorted() }))),
    pages: pages
      .toSorted((a, b) => byText(a.url, b.url))
      .map((page) => ({
        url: page.url,
        ...(page.sameAs !== undefined && { sameAs: page.sameAs }),
        ...(page.template !== undefined && { template: page.template }),
        ...(page.checkedAs !== undefined && { checkedAs: page.checkedAs }),
        ...(page.rendered !== undefined && { rendered: page.rendered }),
        ...(page.notEvaluated !== undefined &&
          page.notEvaluated.length > 0 && { notRun: page.notEvaluated.map(({ ruleId }) => ruleId).sort() }),
        findings: sorted(page.issues.map(findingOf)),
      })),
    others: coverage.entries
      .filter(({ url }) => !read.has(url))
      .map(({ url, outcome, status, reason }): Baseline['others'][number] => [
        url,
        outcome,
        status ?? null,
        reason,
      ])
      .sort(([a], [b]) => byText(a, b)),
  };
}

const ruleById = new Map(allRules.map((rule) => [rule.id, rule]));

function issueOf({ rule: ruleId, severity, cause, evidence }: z.infer<typeof Finding>): Issue {
  const rule = ruleById.get(ruleId);
  return {
    ruleId,
    severity,
    category: rule?.group ?? 'content',
    title: rule?.texts.title ?? ruleId,
    description: '',
    why: rule?.texts.why ?? '',
    fix: rule?.texts.fix ?? '',
    basis: rule?.basis ?? 'heuristic',
    evidence,
    ...(cause !== undefined && { cause }),
  };
}

const notEvaluated = (ruleId: string) => ({
  ruleId,
  category: ruleById.get(ruleId)?.group ?? ('content' as const),
  reason: words.gate.notRun,
});

/** As far as a comparison needs it. */
const analysisOf = ({ domain, date, full, notRun, rules, site, pages, others }: Baseline): Analysis => ({
  id: 'baseline',
  domain,
  date,
  pages: pages.map(({ findings, notRun: notRunHere = [], url, ...page }) => ({
    ...page,
    url,
    title: null,
    metaDescription: null,
    headings: [],
    paragraphs: [],
    images: [],
    suggestions: [],
    contentMetrics: { wordCount: 0, keywordDensity: [] },
    issues: findings.map(issueOf),
    notEvaluated: notRunHere.map(notEvaluated),
  })),
  processingStats: {
    pagesAnalyzed: pages.length,
    pagesDiscovered: pages.length,
    aiCallsMade: 0,
    totalProcessingTime: 0,
  },
  metrics: { goodPractices: 0, warnings: 0, criticalIssues: 0 },
  siteKeywordCloud: [],
  siteIssues: site.map(({ urls, ...finding }) => ({ ...issueOf(finding), urls })),
  notEvaluated: notRun.map(notEvaluated),
  coverage: {
    full,
    notes: [],
    entries: [
      ...pages.map(({ url }) => ({
        url,
        foundIn: 'link' as const,
        foundOn: null,
        outcome: 'analysed' as const,
        reason: '',
      })),
      ...others.map(([url, outcome, status, reason]) => ({
        url,
        foundIn: 'link' as const,
        foundOn: null,
        outcome,
        reason,
        ...(status !== null && { status }),
      })),
    ],
  },
  ruleRevisions: rules,
});

/** Keeps the file as it is when nothing but the date would change. */
export async function writeBaseline(file: string, analysis: Analysis): Promise<boolean> {
  const baseline = baselineOf(analysis);
  const before = await readFile(file, 'utf8').catch(() => null);
  const known = before === null ? null : Baseline.safeParse(JSON.parse(before)).data;
  if (
    known !== undefined &&
    known !== null &&
    JSON.stringify({ ...baseline, date: known.date }) === JSON.stringify(known)
  )
    return false;
  await writeFile(file, `${JSON.stringify(baseline, null, 1)}\n`);
  return true;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      words.config.notJson({ file, error: error instanceof Error ? error.message : String(error) }),
    );
  }
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new UsageError(
      words.files.unreadBecause({ file, error: error instanceof Error ? error.message : String(error) }),
    );
  }
}

/** A baseline, or a report of `--format json`; null when there is no such file. */
export async function readAnalysis(file: string): Promise<Analysis | null> {
  const text = await readText(file);
  if (text === null) return null;
  const parsed = parseJson(text, file);
  const baseline = Baseline.safeParse(parsed);
  if (baseline.success) return analysisOf(baseline.data);
  const analysis = Analysis.safeParse(parsed);
  if (analysis.success) return analysis.data;
  throw new UsageError(words.gate.notABaseline({ file }));
}
