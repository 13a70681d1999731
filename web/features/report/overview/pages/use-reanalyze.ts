/** Reads single pages again: which are under way, what changed on which, and what was refused. */
import {
  readAnalysis,
  readHistory,
  readRecent,
  reanalyzePage,
} from '@pagewright/contract/endpoints/analyses';
import { readCredits, readLedger } from '@pagewright/contract/endpoints/payments';
import { readUsage } from '@pagewright/contract/endpoints/settings';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, wordsOf } from '../../../../api/api-error.ts';
import { call } from '../../../../api/call.ts';
import { ofSites } from '../../../../api/of-sites.ts';
import { invalidate, recall, remember } from '../../../../api/query.ts';
import { type ToastMessage, useToast } from '../../../../ui/toast.tsx';
import type { PageEntry } from '../../shared/page-index.ts';
import { pageStrings } from '../../shared/page-strings.ts';
import type { ReportPlace } from '../../shared/report-context.ts';

export type Reanalysis =
  | { readonly state: 'busy' }
  | { readonly state: 'failed'; readonly needsCredits: boolean; readonly words: string }
  | {
      readonly state: 'done';
      readonly fixed: number;
      readonly fresh: number;
      /** What it was, as long as the list in which it was pressed is shown. */
      readonly before: PageEntry | null;
    };

export interface Reanalyses {
  readonly of: ReadonlyMap<string, Reanalysis>;
  /** The same function as long as the report stays. */
  readonly run: (entry: PageEntry) => void;
}

export interface ReanalyzeOptions {
  readonly analysisId: string;
  readonly place: ReportPlace;
  /** Which list is shown. */
  readonly scope: string;
}

export function useReanalyze(options: ReanalyzeOptions): Reanalyses {
  const client = useQueryClient();
  const toast = useToast();
  const [of, setOf] = useState<ReadonlyMap<string, Reanalysis>>(new Map());
  const [scope, setScope] = useState(options.scope);
  if (scope !== options.scope) {
    setScope(options.scope);
    setOf(withoutBefore);
  }
  const latest = useRef({ ...options, toast });
  useEffect(() => {
    latest.current = { ...options, toast };
  });

  const run = useCallback(
    (entry: PageEntry) => {
      const { url } = entry.page;
      const put = (reanalysis: Reanalysis) => setOf((before) => new Map(before).set(url, reanalysis));
      put({ state: 'busy' });
      void readAgain(latest.current.analysisId, entry).then(
        ({ updatedPage }) => {
          const { analysisId, place, toast: toasts } = latest.current;
          put({ state: 'done', before: entry, ...changesBetween(entry.page, updatedPage) });
          replacePage(client, analysisId, { url, updatedPage });
          return toasts.show(doneToast(place));
        },
        (error: unknown) => {
          console.error('a page could not be reanalyzed', error);
          const refusal = refusalOf(error);
          put({ state: 'failed', ...refusal });
          return latest.current.place === 'saved' && latest.current.toast.show(refusedToast(refusal));
        },
      );
    },
    [client],
  );

  return { of, run };
}

const withoutBefore = (of: ReadonlyMap<string, Reanalysis>): ReadonlyMap<string, Reanalysis> =>
  new Map([...of].map(([url, each]) => [url, each.state === 'done' ? { ...each, before: null } : each]));

const readAgain = (id: string, { page }: PageEntry) =>
  call(reanalyzePage, { params: { id }, body: { pageUrl: page.url } });

/** By rule: a rule that is broken in another way is still broken. */
function changesBetween(before: Page, after: Page): { fixed: number; fresh: number } {
  return { fixed: countMissing(before, after), fresh: countMissing(after, before) };
}

/** How many rules one page fails that the other passes. */
function countMissing(page: Page, other: Page): number {
  const broken = new Set(other.issues.map(({ ruleId }) => ruleId));
  return new Set(page.issues.map(({ ruleId }) => ruleId).filter((ruleId) => !broken.has(ruleId))).size;
}

interface Replacement {
  readonly url: string;
  readonly updatedPage: Page;
}

/** Replaced at once; the counts and scores that hang on it are then requested again, as are the credits. */
function replacePage(client: QueryClient, id: string, { url, updatedPage }: Replacement): void {
  const input = { params: { id } };
  const analysis = recall(client, readAnalysis, input);
  if (analysis !== undefined) {
    const pages = analysis.pages.map((page) => (page.url === url ? updatedPage : page));
    remember(client, readAnalysis, { input, response: { ...analysis, pages } });
  }
  void invalidate(
    client,
    readAnalysis,
    readHistory,
    readRecent,
    readUsage,
    readCredits,
    readLedger,
    ...ofSites,
  );
}

interface Refusal {
  readonly needsCredits: boolean;
  readonly words: string;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError && error.status === 403)
    return {
      needsCredits: true,
      words: wordsOf(error, pageStrings.insufficientText({ credits: limits.credits.reanalyzePage })),
    };
  return { needsCredits: false, words: pageStrings.failedText };
}

const doneToast = (place: ReportPlace): ToastMessage => ({
  title: place === 'dashboard' ? pageStrings.reanalyzedDashboard : pageStrings.reanalyzedSaved,
  description: pageStrings.reanalyzedText,
  tone: 'good',
});

const refusedToast = ({ needsCredits, words }: Refusal): ToastMessage => ({
  title: needsCredits ? pageStrings.insufficient : pageStrings.failed,
  description: words,
  tone: 'poor',
});
