/** Answers questions about analyses: plain data in, text out, so that it can run in a thread of its own. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { IssueCategory, Severity } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { wholeScore } from '@pagewright/contract/ratings';
import { opportunityWords } from '@pagewright/contract/report/opportunity-words';
import { allRules } from '@pagewright/engine/audit/rules/all';
import { compareAnalyses } from '@pagewright/engine/changes/compare-analyses';
import type { FreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import { type SourceEdit, verifyEdits } from '@pagewright/engine/pipeline/verify-edits';
import { listFindings } from '@pagewright/engine/report/list-findings';
import { renderLlm } from '@pagewright/engine/report/llm';
import { answerText, pageOf } from './answer.ts';
import { describeChanges, describeFinding, describePage, describeRule, overviewOf } from './describe.ts';
import { words } from './words.ts';

interface Paged {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

interface FindingsQuestion extends Paged {
  readonly kind: 'findings';
  readonly severity?: Severity | undefined;
  readonly category?: IssueCategory | undefined;
  readonly ruleId?: string | undefined;
  readonly url?: string | undefined;
}

interface VerificationQuestion {
  readonly kind: 'verification';
  readonly url: string;
  readonly fresh: FreshPage;
  readonly edits: readonly SourceEdit[];
  /** As 2026-11-15. */
  readonly today: string;
}

/** About one analysis; `changes` is about two, the earlier first, and `rule` about none. */
export type Question =
  | { readonly kind: 'overview' }
  | FindingsQuestion
  | ({ readonly kind: 'pages' } & Paged)
  | ({ readonly kind: 'search' } & Paged)
  | { readonly kind: 'page'; readonly url: string }
  | ({ readonly kind: 'changes' } & Paged)
  | VerificationQuestion
  | { readonly kind: 'rule'; readonly ruleId: string }
  | { readonly kind: 'report'; readonly format: 'markdown' | 'json' };

export type Reply =
  | { readonly kind: 'answer'; readonly text: string }
  /** The sentence says what to do instead. */
  | { readonly kind: 'refused'; readonly sentence: string };

const answered = (data: object): Reply => ({ kind: 'answer', text: answerText(data) });
const refused = (sentence: string): Reply => ({ kind: 'refused', sentence });

function findingsOf(analysis: Analysis, question: FindingsQuestion): Reply {
  const { severity, category, ruleId, url, limit, cursor } = question;
  const found = listFindings(analysis).filter(
    ({ issue, urls }) =>
      (severity === undefined || issue.severity === severity) &&
      (category === undefined || issue.category === category) &&
      (ruleId === undefined || issue.ruleId === ruleId) &&
      (url === undefined || urls.includes(url)),
  );
  const { items, ...rest } = pageOf(found.map(describeFinding), cursor, limit);
  return answered({ findings: items, ...rest });
}

function pagesOf({ pages }: Analysis, { limit, cursor }: Paged): Reply {
  const rows = pages.map(({ url, title, issues, score, search }) => ({
    url,
    title,
    findings: issues.length,
    score: score === null || score === undefined ? null : wholeScore(score.value),
    ...(search !== undefined && {
      clicks: search.clicks,
      impressions: search.impressions,
      position: Number(search.position.toFixed(1)),
    }),
  }));
  const { items, ...rest } = pageOf(rows, cursor, limit);
  return answered({ pages: items, ...rest });
}

function searchOf({ search }: Analysis, { limit, cursor }: Paged): Reply {
  if (search === undefined) return refused(words.noSearch);
  const { from, to, totals, opportunities } = search;
  const rows = opportunities.map((opportunity) => {
    const { kind, urls, query, variants } = opportunity;
    return { kind, urls, query, variants, ...opportunityWords(opportunity) };
  });
  const { items, ...rest } = pageOf(rows, cursor, limit);
  return answered({ from, to, totals, opportunities: items, ...rest });
}

function changesOf([before, after]: readonly Analysis[], { limit, cursor }: Paged): Reply {
  if (before === undefined || after === undefined) return refused(words.nameTwo);
  const { summary, rows } = describeChanges(compareAnalyses(before, after));
  const { items, ...rest } = pageOf(rows, cursor, limit);
  return answered({ ...summary, changes: items, ...rest });
}

function verificationOf(analysis: Analysis, { url, fresh, edits, today }: VerificationQuestion): Reply {
  const verified = verifyEdits({ analysis, pageUrl: url, fresh, edits, today });
  if (verified.kind === 'refused') return refused(verified.sentence);
  const { cleared, broken, scoreBefore, scoreAfter, newIssues } = verified.verification;
  return answered({
    isFix: verified.isFix,
    cleared,
    broken,
    score: { before: wholeScore(scoreBefore), after: wholeScore(scoreAfter) },
    newFindings: newIssues
      .slice(0, 10)
      .map(({ ruleId, severity, description }) => ({ ruleId, severity, description })),
  });
}

function withPage({ pages }: Analysis, url: string, reply: (page: Page) => Reply): Reply {
  const page = pages.find((each) => each.url === url);
  return page === undefined ? refused(words.noPage({ url })) : reply(page);
}

function ruleOf(ruleId: string): Reply {
  const rule = allRules.find(({ id }) => id === ruleId);
  return rule === undefined ? refused(words.noCheck({ id: ruleId })) : answered(describeRule(rule));
}

export function answerQuestion(analyses: readonly Analysis[], question: Question): Reply {
  if (question.kind === 'rule') return ruleOf(question.ruleId);
  const [analysis] = analyses;
  if (analysis === undefined) return refused(words.nameOne);
  switch (question.kind) {
    case 'overview':
      return answered(overviewOf(analysis));
    case 'findings':
      return findingsOf(analysis, question);
    case 'pages':
      return pagesOf(analysis, question);
    case 'search':
      return searchOf(analysis, question);
    case 'page':
      return withPage(analysis, question.url, (page) => answered(describePage(page)));
    case 'changes':
      return changesOf(analyses, question);
    case 'verification':
      return withPage(analysis, question.url, () => verificationOf(analysis, question));
    case 'report':
      return {
        kind: 'answer',
        text: question.format === 'json' ? JSON.stringify(analysis) : renderLlm(analysis),
      };
  }
}
