/** What tools say of analyses, findings, pages, rules and changes: small, and in the words of the report. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Page } from '@pagewright/contract/entities/page';
import type { RuleChange, SiteChanges } from '@pagewright/contract/entities/site-changes';
import { wholeScore } from '@pagewright/contract/ratings';
import { pointsWords, reachWords } from '@pagewright/contract/report/group-words';
import { issueGroups } from '@pagewright/contract/report/issue-groups';
import { pagesRead } from '@pagewright/contract/report/report-figures';
import { basisLabels } from '@pagewright/contract/report/report-words';
import type { Rule } from '@pagewright/engine/audit/rule';
import { ruleWords } from '@pagewright/engine/audit/rule-texts';
import type { ListedFinding } from '@pagewright/engine/report/list-findings';
import { clip } from './answer.ts';

const urlsMax = 10;
const evidenceMax = 3;
const topMax = 10;

export interface AnalysisSummary extends Pick<Analysis, 'id' | 'domain' | 'date' | 'metrics'> {
  readonly score: number | null;
}

export const summaryOf = (analysis: AnalysisSummary) => ({
  analysisId: analysis.id,
  domain: analysis.domain,
  date: analysis.date,
  score: analysis.score === null ? null : wholeScore(analysis.score),
  critical: analysis.metrics.criticalIssues,
  warnings: analysis.metrics.warnings,
});

/** What to fix first, one entry for each rule. */
export const overviewOf = (analysis: Analysis) => ({
  ...summaryOf({ ...analysis, score: analysis.score?.value ?? null }),
  pages: pagesRead(analysis),
  isWholeSite: analysis.coverage.full,
  notes: analysis.coverage.notes.slice(0, 5).map(({ text }) => clip(text)),
  fixFirst: issueGroups(analysis)
    .slice(0, topMax)
    .map((group) => ({
      ruleId: group.ruleId,
      title: group.title,
      severity: group.severity,
      where: reachWords(group),
      siteScore: pointsWords(group.points),
      example: group.urls[0] ?? null,
    })),
});

const editsOf = ({ patch, steps, cleared, scoreBefore, scoreAfter }: VerifiedFix) => ({
  change: clip(patch),
  clears: cleared,
  score: `${wholeScore(scoreBefore)} -> ${wholeScore(scoreAfter)}`,
  edits: steps.map(({ action, selector, found, html }) => ({
    action,
    selector: clip(selector, 300),
    search: clip(found, 2000),
    replace: clip(html, 2000),
  })),
});

export const describeFinding = ({ issue, url, urls, fingerprint, fixes, suggestion }: ListedFinding) => ({
  ruleId: issue.ruleId,
  severity: issue.severity,
  category: issue.category,
  title: issue.title,
  url,
  ...(url === null && { urls: urls.slice(0, urlsMax), urlCount: urls.length }),
  description: clip(issue.description),
  evidence: issue.evidence.slice(0, evidenceMax).map(({ selector, snippet, found, wanted, urls: about }) => ({
    ...(selector !== undefined && { selector: clip(selector, 300) }),
    ...(snippet !== undefined && { snippet: clip(snippet) }),
    ...(found !== undefined && { found: clip(found) }),
    ...(wanted !== undefined && { wanted: clip(wanted) }),
    ...(about !== undefined && { urls: about.slice(0, 5) }),
  })),
  fix: issue.fix,
  ...(suggestion !== '' && { suggestion: clip(suggestion) }),
  ...(fixes[0] !== undefined && { verifiedFix: editsOf(fixes[0]) }),
  fingerprint,
});

export const describePage = (page: Page) => ({
  url: page.url,
  status: page.status ?? null,
  indexable: page.indexable ?? null,
  language: page.language ?? null,
  score: page.score === null || page.score === undefined ? null : wholeScore(page.score.value),
  title: page.title === null ? null : clip(page.title),
  metaDescription: page.metaDescription === null ? null : clip(page.metaDescription),
  canonical: page.canonical ?? null,
  checkedAs: page.checkedAs ?? 'html',
  wordCount: page.contentMetrics.wordCount,
  keywords: page.contentMetrics.keywordDensity.slice(0, 10).map(({ keyword }) => keyword),
  headings: page.headings.slice(0, 30).map(({ level, text }) => `h${level}: ${clip(text, 200)}`),
  images: page.images
    .slice(0, 30)
    .map(({ src, alt }) => ({ src: clip(src, 300), alt: alt === null ? null : clip(alt, 200) })),
  imageCount: page.images.length,
  findings: page.issues.map(({ ruleId, severity, title }) => ({ ruleId, severity, title })),
  ...(page.search !== undefined && { search: page.search }),
  suggestedTitle: page.suggestedTexts?.title ?? null,
  suggestedDescription: page.suggestedTexts?.description ?? null,
  suggestedTextOrigins: {
    title: page.suggestedTexts?.origins?.title ?? null,
    description: page.suggestedTexts?.origins?.description ?? null,
  },
});

export const describeRule = ({ id, group, severity, basis, source, needs, texts }: Rule) => ({
  ruleId: id,
  ...ruleWords(texts),
  category: group,
  severity,
  basis: basisLabels[basis],
  source: source ?? null,
  needs,
});

const changeRows = (fate: 'new' | 'fixed', changes: readonly RuleChange[]) =>
  changes.flatMap(({ ruleId, title, severity, findings }) =>
    findings.map(({ url, subject }) => ({
      fate,
      ruleId,
      title,
      severity,
      url,
      ...(subject !== null && { subject: clip(subject, 300) }),
    })),
  );

const findingsIn = (changes: readonly RuleChange[]): number =>
  changes.reduce((sum, { findings }) => sum + findings.length, 0);

/** Rows to page through, one for each finding, and the facts beside them. */
export const describeChanges = (changes: SiteChanges) => ({
  summary: {
    domain: changes.domain,
    score: {
      before: changes.score.before === null ? null : wholeScore(changes.score.before),
      after: changes.score.after === null ? null : wholeScore(changes.score.after),
    },
    notCompared: changes.notCompared,
    counts: {
      fixed: findingsIn(changes.fixed),
      added: findingsIn(changes.added),
      remaining: findingsIn(changes.remaining),
    },
    pagesAdded: changes.pages.added.length,
    pagesRemoved: changes.pages.removed.length,
  },
  rows: [...changeRows('new', changes.added), ...changeRows('fixed', changes.fixed)],
});
